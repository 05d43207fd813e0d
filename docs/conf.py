"""The site: ``python -m sphinx -W -n --keep-going docs build/docs`` builds it, without a network.

Pages are Markdown (MyST). What the reference says of Python comes from the docstrings.
"""

from importlib.metadata import version as version_of

from docutils.nodes import Element, TextElement
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import mahjong_score

project = "mahjong-score"
author = "The mahjong-score developers"
version = release = version_of("mahjong-score")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_click"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "mahjong-score"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False

# Single backticks in docstrings name what the package has: a link where the reference has it.
default_role = "py:obj"
add_module_names = False
python_maximum_signature_line_length = 88
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True

# What the reference does not have: the standard library and pyarrow, and what docstrings name for
# those who read the code.
nitpick_ignore_regex = [
    (r"py:.*", r"(collections|typing|enum|pa|pyarrow)\..*"),
    (r"py:.*", r"mahjong_score\.(_core\..*|interop\.common\.Name)"),
    (r"py:obj", r".*"),
]


def link_to_public_name(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: TextElement
) -> Element | None:
    """Find what is documented under its public name, and is referred to by that of its module."""
    name = node.get("reftarget", "").rpartition(".")[2]
    if node.get("refdomain") != "py" or name not in mahjong_score.__all__:
        return None
    return env.domains.python_domain.resolve_xref(
        env, node["refdoc"], app.builder, "obj", f"mahjong_score.{name}", node, content
    )


def setup(app: Sphinx) -> None:
    """Take up the above."""
    app.connect("missing-reference", link_to_public_name)
