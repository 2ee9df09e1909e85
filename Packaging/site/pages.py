"""Writes the pages of the site that scripts/build-site makes, and checks every link of it: pages.py FOLDER BASE [--playground]"""

import base64
import html
import html.parser
import json
import re
import shutil
import subprocess
import sys
import zlib
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt
from mdit_py_plugins.anchors import anchors_plugin

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
# The sections of the index, and their pages in order. A folder stands for its page README.md.
SECTIONS = {
    "Start": ["README.md", "docs/your-own-server.md", "Rails", "Web", "Android", "Preview", "AGENTS.md"],
    "Guides": [
        "docs/a-check-in-your-pipeline.md", "docs/a-million-open-pages.md",
        "docs/add-tabwire-to-hotwire-native-android.md",
        "docs/adopt-tabwire-in-a-rails-app-you-did-not-write.md", "docs/move-from-hotwire-bottom-navigation-controller.md",
        "docs/tabs-on-your-site-in-five-minutes.md",
    ],
    "Specification": [
        "docs/protocol.md", "docs/reconciliation.md", "docs/bridge-promises.md", "docs/glossary.md", "Conformance", "Lab/Proof",
        "Examples/Text",
    ],
    "Promises": [
        "docs/security.md", "docs/policies.md", "docs/versions.md", "docs/proved-on-devices.md", "docs/licences.md", "SECURITY.md",
    ],
    "Examples and benchmarks": ["Examples/Server", "Examples/Rails", "Examples/iOS", "Examples/Android", "Lab/Benchmarks", "Lab"],
    "The project": ["CHANGELOG.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "docs/modules.md", "docs/releasing.md", "Packaging"],
}
# The names of pages on the index whose titles say too little there.
NAMES = {
    "README.md": "What Tabwire is", "Rails/README.md": "A Rails app: tabwire-rails", "Web/README.md": "The page side: @tabwire/web",
    "Preview/README.md": "The preview of a site, in a browser", "AGENTS.md": "For people who let an assistant add tabs",
    "Lab/Proof/README.md": "The proof of the reconciliation", "Conformance/README.md": "The conformance scenarios",
    "Examples/Text/README.md": "A client in text, from the specification alone", "SECURITY.md": "Report a vulnerability",
    "docs/security.md": "What Tabwire promises about security",
}
# A comment that stands for the playground, with its user, the page to open and a caption, as in
# <!-- playground regular home.html: what to try -->
PLAYGROUND = re.compile(r"<!-- playground (\w+) ([\w-]+\.html): (.+?) -->\s*", re.S)
FILES_TO_COPY = {".png", ".svg", ".json", ".gif", ".jpg"}


def slug(title):
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")


def markdown():
    parser = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    return parser.use(anchors_plugin, max_level=6, slug_func=slug)


class Site:
    def __init__(self, folder, base, has_playground):
        self.folder, self.base, self.has_playground = folder, base, has_playground
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
        self.tracked = {name for name in listed if name}
        self.sources = sorted(
            name for name in self.tracked
            if name.endswith(".md") and ".docc/" not in name and not name.startswith((".github/", "Tests/"))
        )
        repository = ROOT / "Packaging/repository"
        self.repository = repository.read_text().strip() if repository.exists() else ""
        self.problems = []

    # MARK: Addresses

    def page(self, source):
        """The path of a page on the site."""
        return source[: -len(".md")] + ".html"

    def article(self, source):
        """The path of an article or a module of Swift on the site."""
        module, name = re.fullmatch(r"Sources/(\w+)/\w+\.docc/(.+)\.md", source).groups()
        place = f"swift/{module}/documentation/{module.lower()}/"
        return place if name == module else f"{place}{name.lower()}/"

    def target(self, source, link):
        """What a link in a source leads to on the site: an address, or None if it leads to a file that the site does not have."""
        parts = urlsplit(link)
        if parts.scheme or parts.netloc or not parts.path:
            return link
        path = PurePosixPath(source).parent / unquote(parts.path)
        path = str(PurePosixPath(*self.resolved(path.parts)))
        anchor = f"#{parts.fragment}" if parts.fragment else ""
        if path in self.sources:
            return self.relative(source, self.page(path)) + anchor
        if f"{path}/README.md" in self.sources:
            return self.relative(source, self.page(f"{path}/README.md")) + anchor
        if path in self.tracked and ".docc/" in path and path.endswith(".md"):
            # DocC makes anchors of its own from the titles of sections.
            return self.relative(source, self.article(path)) + anchor
        if path in self.tracked and PurePosixPath(path).suffix in FILES_TO_COPY:
            copy = self.folder / path
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, copy)
            return self.relative(source, path) + anchor
        if path not in self.tracked and not any(name.startswith(path + "/") for name in self.tracked):
            self.problems.append(f"{source}: there is no file {path}")
        return f"{self.repository}/blob/main/{path}{anchor}" if self.repository else None

    @staticmethod
    def resolved(parts):
        result = []
        for part in parts:
            if part == "..":
                result = result[:-1]
            elif part != ".":
                result.append(part)
        return result

    def relative(self, source, path):
        return "../" * source.count("/") + path

    # MARK: Pages

    def write(self):
        shutil.copyfile(HERE / "style.css", self.folder / "style.css")
        shutil.copyfile(ROOT / "Packaging/Linux/dev.tabwire.Shell.svg", self.folder / "icon.svg")
        for source in self.sources:
            text = (ROOT / source).read_text()
            self.write_page(self.page(source), self.title(text), self.body(source, text, has_contents=True))
        self.write_page("index.html", "Tabwire", self.index())
        for path in (self.folder / "swift").rglob("index.html"):
            self.add_way_back(path)
        for module in (self.folder / "swift").glob("*"):
            # The pages of DocC request it.
            (module / "theme-settings.json").write_text("{}\n")

    def title(self, text):
        heading = re.search(r"^# (.+)$", text, re.M)
        return re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]) if heading else "Tabwire"

    def body(self, source, text, has_contents=False):
        parser = markdown()
        tokens = parser.parse(text)
        contents = self.contents(tokens) if has_contents else ""
        for token in tokens:
            open_links = []
            for child in token.children or []:
                if child.type == "link_open":
                    address = self.target(source, child.attrs["href"])
                    open_links.append(address)
                    if address is None:
                        # Without an address of the repository, only the name of the file is left.
                        child.tag, child.attrs = "span", {"class": "file"}
                    else:
                        child.attrs["href"] = address
                elif child.type == "link_close" and open_links and open_links.pop() is None:
                    child.tag = "span"
                elif child.type == "image":
                    child.attrs["src"] = self.target(source, child.attrs["src"]) or ""
                elif child.type == "html_inline":
                    child.content = self.html(source, child.content)
            if token.type == "html_block":
                playground = PLAYGROUND.fullmatch(token.content)
                token.content = self.playground(source, *playground.groups()) if playground else self.html(source, token.content)
        body = parser.renderer.render(tokens, parser.options, {})
        body = body.replace("</h1>", f"</h1>{contents}", 1)
        # The keyboard scrolls what is wider than the screen.
        body = body.replace("<pre>", '<pre tabindex="0">')
        return body.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")

    def contents(self, tokens):
        """The sections of a long page, with links. Nothing for a short one."""
        sections = [
            (token.attrs["id"], "".join(child.content for child in following.children))
            for token, following in zip(tokens, tokens[1:]) if token.type == "heading_open" and token.tag == "h2"
        ]
        if len(sections) < 6:
            return ""
        items = "".join(f'<li><a href="#{html.escape(anchor)}">{html.escape(name)}</a></li>' for anchor, name in sections)
        return f'\n<details class="contents"><summary>On this page</summary><ul>{items}</ul></details>\n'

    def playground(self, source, persona, page, caption):
        """The playground in a page, with a user who is signed in."""
        caption = html.escape(" ".join(caption.split()))
        if not self.has_playground:
            return f'<p class="playground">The playground, which shows this, is not part of this copy of the documentation.</p>\n'
        state = {"configuration": "", "at": f"{self.base}playground/site/{page}", "storage": json.dumps({"persona": persona})}
        compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = compressor.compress(json.dumps(state).encode()) + compressor.flush()
        lab = base64.urlsafe_b64encode(packed).decode().rstrip("=")
        address = self.relative(source, "playground/index.html")
        return (
            f'<figure class="playground"><iframe src="{address}?embed#lab={lab}" title="The playground" loading="lazy"></iframe>'
            f'<figcaption>{caption} <a href="{address}#lab={lab}">In a window of its own</a></figcaption></figure>\n')

    def html(self, source, text):
        """Raw HTML in a page: pictures and links."""
        return re.sub(
            r'\b(src|href|srcset)="([^"]+)"',
            lambda match: f'{match[1]}="{html.escape(self.target(source, match[2]) or "")}"', text)

    def index(self):
        readme = (ROOT / "README.md").read_text()
        # The first paragraph says what this is.
        lead = next(part for part in readme.split("\n\n") if part and part[0] not in "#<![|-`")
        sections = {
            section: [self.item(name if name.endswith(".md") else f"{name}/README.md") for name in names]
            for section, names in SECTIONS.items()
        }
        if self.has_playground:
            sections["Start"].insert(1, '<li><a href="playground/index.html">The playground: try it in your browser</a></li>')
        modules = sorted(path.name for path in (self.folder / "swift").iterdir()) if (self.folder / "swift").exists() else []
        sections["Swift modules"] = [
            f'<li><a href="swift/{name}/documentation/{name.lower()}/">{name}</a></li>' for name in modules
        ]
        parts = "".join(
            f'<section><h2 id="{slug(section)}">{section}</h2><ul>{"".join(items)}</ul></section>'
            for section, items in sections.items())
        return f'<h1>Tabwire</h1><div class="lead">{self.body("README.md", lead)}</div><div class="index">{parts}</div>'

    def item(self, source):
        name = NAMES.get(source) or self.title((ROOT / source).read_text())
        return f'<li><a href="{self.page(source)}">{html.escape(name)}</a></li>'

    def write_page(self, path, title, body):
        up = "../" * path.count("/")
        links = [("index.html", "Tabwire"), ("docs/protocol.html", "Protocol"), ("docs/reconciliation.html", "Reconciliation")]
        links += [("index.html#swift-modules", "Swift"), ("Rails/README.html", "Rails"), ("CHANGELOG.html", "Changes")]
        links += [("playground/index.html", "Playground")] if self.has_playground else []
        navigation = "".join(
            f'<a href="{up}{address}"{" aria-current=page" if address == path else ""}>{name}</a>' for address, name in links)
        name = title if title == "Tabwire" else f"{title} · Tabwire"
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(
            f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<meta name="color-scheme" content="light dark">\n<title>{html.escape(name)}</title>\n'
            f'<link rel="icon" href="{up}icon.svg">\n<link rel="stylesheet" href="{up}style.css">\n</head>\n<body>\n'
            f'<a class="skip" href="#main">Skip to the content</a>\n<nav aria-label="Site">{navigation}</nav>\n'
            f'<main id="main">\n{body}</main>\n</body>\n</html>\n')

    def add_way_back(self, path):
        """Links a page of DocC, which knows only its own module, to the index."""
        link = f'<a href="{self.base}index.html#swift-modules">Tabwire</a>'
        style = (
            "display:block;padding:.5rem 1.25rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark;"
            "background:light-dark(#fff,#000);border-bottom:1px solid light-dark(#dcdce0,#3a3a40)")
        page = path.read_text()
        path.write_text(page.replace('<div id="app">', f'<nav aria-label="Site" style="{style}">{link}</nav><div id="app">', 1))

    # MARK: Links

    def check(self):
        pages = {path: Page(path) for path in self.folder.rglob("*.html") if not path.is_relative_to(self.folder / "swift")}
        count = 0
        modules = self.folder / "swift"
        for path, page in pages.items():
            if path.is_relative_to(self.folder / "playground"):
                continue
            for link in page.links:
                parts = urlsplit(link)
                if parts.scheme or parts.netloc:
                    continue
                count += 1
                target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
                if target.is_dir():
                    target /= "index.html"
                place = path.relative_to(self.folder)
                if target.is_relative_to(modules) and not modules.exists():
                    continue
                if not target.exists():
                    self.problems.append(f"{place}: {link} leads nowhere")
                elif parts.fragment and not target.is_relative_to(self.folder / "playground") and unquote(parts.fragment) not in (pages[target].ids if target in pages else self.anchors(target)):
                    self.problems.append(f"{place}: {link} has no such anchor")
        for problem in self.problems:
            print(f"build-site: {problem}", file=sys.stderr)
        print(f"{len(pages)} pages, {count} links, {len(self.problems)} problems")
        return not self.problems


    def anchors(self, path):
        """The anchors of a page of DocC, which are in its data, or of another file: none."""
        module, *place = path.parent.relative_to(self.folder / "swift").parts if path.is_relative_to(self.folder / "swift") else [""]
        if not place:
            return set()
        data = self.folder / "swift" / module / "data" / PurePosixPath(*place[:-1], f"{place[-1]}.json")
        return set(re.findall(r'"anchor":"([^"]*)"', data.read_text())) if data.exists() else set()


class Page(html.parser.HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, path):
        super().__init__()
        self.links, self.ids = [], set()
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.links += [attributes[name] for name in ("href", "src") if attributes.get(name)]
        self.ids |= {attributes[name] for name in ("id", "name") if attributes.get(name)}


if __name__ == "__main__":
    site = Site(Path(sys.argv[1]).resolve(), sys.argv[2], "--playground" in sys.argv[3:])
    site.write()
    sys.exit(0 if site.check() else 1)
