"""Shows a site: the title of the page in front, and the tab bar below it."""
import re
import urllib.request
from html import unescape
from urllib.parse import urljoin, urlsplit

from configuration import Rejected, read

CONFIGURATION = re.compile(r"""data-navigation-configuration-value=(["'])(.*?)\1""", re.DOTALL)  # P9.1


class Browser:
    def __init__(self, start, client):
        self.start, self.client = start, client
        self.pages = {}  # the address of the page in front, for each container that was started
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        self.opener.addheaders = [("User-Agent", "Hotwire Native Text; bridge-components: [navigation]")]  # P2.12
        self.visit(start)
        self.show_tab_bar()

    def visit(self, address):
        with self.opener.open(urljoin(self.start, address), timeout=30) as response:
            url, page = response.url, response.read().decode("utf-8", "replace")
        self.pages[self.client.selected.number] = url
        print(urlsplit(url).path, *map(unescape, re.findall("<title>([^<]*)</title>", page)))
        found = CONFIGURATION.search(page)
        try:
            if found and urlsplit(url)[:2] == urlsplit(self.start)[:2]:  # P3.4
                self.show(self.client.accept(read(unescape(found[2])), is_first_page=True))
            else:
                self.client.load(self.client.selected)
        except Rejected as error:
            self.client.reject()
            print(f"(configuration rejected: {error})")  # P6.16

    def show(self, report):
        selected = self.client.selected
        if selected.number not in self.pages or report.get("refreshed"):
            self.visit(self.pages.get(selected.number) or selected.tab["path"])  # P14.1, P19.3

    def perform(self, command):
        """Selects a tab by its place on the bar, or opens an address."""
        if command.isdigit() and 1 <= int(command) <= len(self.client.containers):
            self.show(self.client.select(self.client.containers[int(command) - 1]))
        elif "visits" in self.client.open(command):
            self.visit(command)  # P16.1
        self.show_tab_bar()

    def show_tab_bar(self):
        tabs = [] if self.client.page_hides_tab_bar else [other for other in self.client.containers if other.tab]  # R10.7
        titles = [other.tab["title"] + f" ({other.tab['badge']})" * bool(other.tab["badge"]) for other in tabs]
        print(" | ".join(f"[{title}]" if other is self.client.selected else title for title, other in zip(titles, tabs)))
