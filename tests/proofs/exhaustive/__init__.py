"""Every complete concealed hand of a rule set, scored and compared with independent scorers."""
