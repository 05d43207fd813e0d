"""The documentation, and the script that keeps its tables true."""
