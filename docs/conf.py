"""The site: ``python -m sphinx -W -n --keep-going docs build/docs`` builds it, without a network.

Pages are Markdown (MyST). What the reference says of Python comes from the docstrings.
"""

import re
from importlib.metadata import version as version_of

from docutils.nodes import Element, Text, TextElement, document, field_name, literal_block
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
html_show_copyright = False

# Single backticks in docstrings name what the package has: a link where the reference has it.
default_role = "py:obj"
add_module_names = False
python_maximum_signature_line_length = 130
autodoc_member_order = "bysource"
napoleon_numpy_docstring = False
napoleon_use_ivar = True

# Attributes of one name stand in several classes, such as `honba` of a win and of a game: in the
# list of a class's own attributes that is no mistake.
suppress_warnings = ["ref.python"]

# What the reference does not have: the standard library and pyarrow, and what docstrings name for
# those who read the code.
nitpick_ignore_regex = [
    (r"py:.*", r"(collections|typing|enum|pa|pyarrow)\..*"),
    (r"py:.*", r"mahjong_score\.(_core\..*|_hands\.win\.TileName|interop\._common\.Name)"),
    (r"py:obj", r".*"),
]


def link_to_public_name(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: TextElement
) -> Element | None:
    """Find what is documented under its public name, and is referred to by that of its module."""
    name = node.get("reftarget", "").rpartition(".")[2]
    if node.get("refdomain") != "py" or name not in mahjong_score.__all__:
        return None
    if content.astext().endswith(f".{name}"):
        content.children = [Text(name)]
    return env.domains.python_domain.resolve_xref(
        env, node["refdoc"], app.builder, "obj", f"mahjong_score.{name}", node, content
    )


def link_to_pages(
    app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]
) -> None:
    """Make links of the pages that docstrings name by their files."""
    for place, line in enumerate(lines):
        named = re.sub(r"docs/reference/rules(?![/\w])", "docs/reference/rules/index.md", line)
        lines[place] = re.sub(r"docs/([\w/-]+)\.md", r":doc:`/\1`", named)


def leave_out_what_nobody_gives(
    app: Sphinx, what: str, name: str, obj: object, *_: object
) -> tuple[str, None] | None:
    """Show no parameters of classes that only the library makes, from ints of the core."""
    return ("", None) if obj in (mahjong_score.Score, mahjong_score.Reading) else None


def polish(app: Sphinx, tree: document) -> None:
    """Cut the empty line at the end of examples; call attributes so."""
    for block in tree.findall(literal_block):
        block.children = [Text(block.astext().rstrip())]
        block.rawsource = block.rawsource.rstrip()
    for field in tree.findall(field_name):
        if field.astext() == "Variables":
            field.children = [Text("Attributes")]


def say_the_language(
    app: Sphinx, page: str, template: str, context: dict[str, object], tree: object
) -> None:
    """Mark the pages in other languages, which have theirs at the end of the name."""
    if page.startswith("tutorial/") and page.endswith(("-es", "-zh")):
        context["language"] = page[-2:]


def setup(app: Sphinx) -> None:
    """Take up the above."""
    app.connect("missing-reference", link_to_public_name)
    app.connect("autodoc-process-docstring", link_to_pages)
    app.connect("autodoc-process-signature", leave_out_what_nobody_gives)
    app.connect("html-page-context", say_the_language)
    app.connect("doctree-resolved", lambda app, tree, page: polish(app, tree))
