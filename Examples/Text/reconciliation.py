"""The reconciliation: docs/reconciliation.md as a program. Comments name the sentences that a line carries out."""
import itertools

from addresses import Address


SHOWN = ("title", "icon", "path", "badge", "dot", "badgeLabel", "image")  # R14.4, R19.1


class EffectiveTabs:
    """The shown tabs of a configuration (section R3), and the tabs that stand in for the others (section R4)."""
    def __init__(self, tabs, visible, selected):
        self.tabs = {tab["id"]: tab for tab in tabs if not tab["action"]}  # R17.1
        self.chains = {id: self.chain(id) for id in self.tabs}
        removal = {id: tab.get("deprecated") for id, tab in self.tabs.items()}
        stays = {"soft": visible, "hard": [id for id in visible if id == selected], None: []}  # R3.6, R3.7
        self.retained = {id for id in self.tabs if id in stays[removal[id]]}
        waiting = {id for id in self.tabs if not removal[id] and id not in visible}
        self.hidden = {id for id in waiting if self.retained & set(self.chains[id])}  # R3.9
        self.ids = [id for id in self.tabs if id in self.retained or not removal[id] and id not in self.hidden]  # R3.10

    def chain(self, start):  # R3.4, R3.5
        chain = [start]
        while True:
            replaced = self.tabs[chain[-1]].get("replaces")
            if replaced in chain or not self.tabs.get(replaced, {}).get("deprecated"):  # R3.1
                return chain[1:]
            chain.append(replaced)

    def stand_in(self, id):
        if id in self.ids:
            return id  # R4.1
        if id in self.hidden:
            return next(other for other in self.chains[id] if other in self.retained)  # R4.2
        return next((other for other in self.ids if id in self.chains[other]), None)  # R4.3


class Container:
    def __init__(self, number, tab=None):
        self.number = number
        self.page_session = self.session_when_selected = None
        self.represent(tab)

    @property
    def id(self):
        return self.tab and self.tab["id"]

    def represent(self, tab):
        self.tab = tab
        self.latest = self.loaded = tab and tab["version"]  # R9.2, R9.11

    def describe(self, tab):
        """Stores the tab as a configuration now describes it. Returns whether it looks different (R14.4)."""
        before, self.tab = self.tab, tab
        if tab["version"] is not None:
            self.latest = tab["version"]  # R9.3
            self.loaded = self.latest if self.loaded is None else self.loaded  # R9.4
        return any(before[name] != tab[name] for name in SHOWN)


class Client:
    """A state. Each step returns its report: `case` or `stale` for a configuration, and the members of section R14."""

    def __init__(self, start="https://app.example/"):
        self.start = Address(start)
        self.numbers = itertools.count(1)
        self.selected = Container(next(self.numbers))
        self.containers = [self.selected]
        self.configuration = self.highest = self.session = None
        self.reported = set()
        self.page_hides_tab_bar = self.awaits_configuration = False
        self.app_badge = None

    def reject(self):
        self.page_hides_tab_bar = False  # R10.4

    def accept(self, configuration, is_first_page):
        live, session = configuration["live"], configuration.get("session")
        revision = configuration.get("revision")
        if not live:
            self.page_hides_tab_bar = configuration["tabBarHidden"] and not is_first_page  # R10.1, R10.2, R10.10
        if None not in (revision, self.highest) and revision < self.highest:  # R5.2
            if not live and session is not None:
                self.selected.page_session = session  # R8.4
            return {"stale": True}
        changes_session = None not in (session, self.session) and session != self.session  # R6.1
        report = self.reconcile(configuration, changes_session)
        if changes_session:
            report["forgetsHistory"] = True  # R6.6
        self.guard(session, live, report)
        self.configuration = configuration  # R5.7
        self.highest = revision if revision is not None else self.highest
        self.session = session if session is not None else self.session
        before = 0 if changes_session and self.app_badge is not None else self.app_badge  # R18.2
        self.app_badge = configuration.get("appBadge", before)  # R18.1
        if not live:
            self.selected.loaded = self.selected.latest  # R9.7
        elif self.awaits_configuration:
            report |= self.refresh()  # R20.3
        self.awaits_configuration = False  # R20.4
        return report

    def refresh(self):
        """Reports the selected container if it is outdated (R9.6); loaded becomes latest in it."""
        report = {"refreshed": [self.selected.number]} if self.selected.latest != self.selected.loaded else {}
        self.selected.loaded = self.selected.latest
        return report

    def resume(self):
        report = self.refresh()  # R20.1
        self.awaits_configuration = self.selected.tab is not None and not report  # R20.2, R20.6
        return report

    def guard(self, session, live, report):
        if session is not None and not live:
            self.selected.page_session = session  # R8.1
            self.reported.discard(session)  # R8.8
        page = self.selected.page_session
        page = self.selected.session_when_selected if page is None else page  # R8.2
        if live and None not in (page, session) and page != session and session not in self.reported:  # R8.5, R8.6
            self.reported.add(session)  # R8.7
            report["refreshed"] = [self.selected.number]

    def reconcile(self, configuration, changes_session):
        selected, active = self.selected, configuration.get("active")
        containers = [selected] if changes_session else self.containers  # R6.3
        visible = [container.id for container in containers if container.tab]
        effective = EffectiveTabs(configuration["tabs"], visible, selected.id)
        ids = effective.ids
        if len(ids) < 2:
            return {"case": 1} if not self.selected.tab else self.demote()  # R7.1, R7.2
        hint = effective.stand_in(active) or ids[0]  # R4.4, R4.5
        if not self.selected.tab:
            return self.arrange(2, ids, effective.tabs, {hint: selected})  # R7.3
        kept = {container.id: container for container in containers if container.id in ids}
        added, removed = set(ids) - set(visible), set(visible) - set(ids)
        if not added and not removed:
            order = [container.id for container in self.containers]
            case = 6 if order != ids else 5 if active != selected.id else 4  # R7.4, R7.5, R7.6
            if configuration["reorders"]:
                order = ids  # R16.1
            return self.arrange(case, order, effective.tabs, kept)  # R7.17
        if selected.id in ids:
            case = 7 if not removed else 8 if not added else 10  # R7.7, R7.8, R7.9
        else:
            case = 9 if hint in visible else 10 if kept else 11  # R7.10, R7.11, R7.12
            kept[hint] = selected  # R7.20, R7.21, R7.22
        return self.arrange(case, ids, effective.tabs, kept)

    def arrange(self, case, ids, tabs, kept):
        before, updated = self.containers, []
        self.containers = [kept.get(id) or Container(next(self.numbers), tabs[id]) for id in ids]  # R7.23
        for id, container in zip(ids, self.containers):
            if container.id != id:
                container.represent(tabs[id])  # R14.5
            elif container.describe(tabs[id]):
                updated.append(container.number)
        return {"case": case, "updated": sorted(updated)} | self.changes(before)

    def demote(self):  # R7.15, R7.16
        before, self.containers = self.containers, [self.selected]
        self.selected.represent(None)
        return {"case": 3} | self.changes(before)

    def changes(self, before):
        created = [container.number for container in self.containers if container not in before]  # R14.2
        disposed = sorted(container.number for container in before if container not in self.containers)  # R14.3
        return {"created": created, "disposed": disposed}

    def select(self, container):
        if container in (None, self.selected):  # R11.1, R11.2
            return {}
        left, before, self.selected = self.selected, self.containers, container
        self.reported.clear()  # R8.9
        container.session_when_selected = self.session  # R8.2
        self.page_hides_tab_bar = False  # R10.5
        self.awaits_configuration = False  # R20.4
        report = self.refresh()  # R9.9
        if left.tab.get("deprecated") != "hard":
            return report
        visible = [other.id for other in before if other is not left]  # R11.4
        effective = EffectiveTabs(self.configuration["tabs"], visible, container.id)
        appearing = [id for id in effective.ids if id not in visible]  # R11.5
        if len(visible) + len(appearing) < 2:
            return report | self.demote()  # R11.7
        place = before.index(left)  # R11.6
        fresh = [Container(next(self.numbers), effective.tabs[id]) for id in appearing]
        self.containers = before[:place] + fresh + before[place + 1 :]
        return report | self.changes(before)

    def first_page_did_appear(self, container):
        self.page_hides_tab_bar &= container is not self.selected  # R10.6, R10.11
        return {}

    def load(self, container):
        if container:
            container.loaded = container.latest  # R9.8
        return self.first_page_did_appear(container)

    def open(self, text):
        try:
            address = Address(text, self.start)
        except ValueError:
            return {}  # R13.6
        if address.origin != self.start.origin:
            return {}  # R13.4
        owner = self.owner(address)
        self.reported.clear()  # R8.9
        return self.select(owner) | {"visits": owner.number}  # R13.23, R13.24

    def actions(self):
        """The actions in the order of the bar, each with the number of the container before it, or None (R17.4 to R17.6)."""
        bar = {container.id: container.number for container in self.containers if container.tab}
        before, placed = None, []
        for entry in self.configuration["tabs"] if bar else []:
            if entry["action"]:
                placed.append((entry["id"], before))
            else:
                before = bar.get(entry["id"], before)
        order = [None, *bar.values()]
        return sorted(placed, key=lambda action: order.index(action[1]))

    def perform(self, id):
        return {"visits": self.selected.number} if id in dict(self.actions()) else {}  # R17.7, R17.8

    def owner(self, address):
        if not self.selected.tab:
            return self.selected  # R13.22
        bar = [container.id for container in self.containers]
        effective = EffectiveTabs(self.configuration["tabs"], bar, self.selected.id)
        candidates = []
        for id, tab in effective.tabs.items():
            owner = id if id in bar else effective.stand_in(id)  # R13.16, R13.17
            for number, path in enumerate([tab["path"], *tab["owns"]] if owner in bar else []):
                claim = Address(path, self.start).segments
                is_alone = number == 0 and claim in ([], self.start.segments)  # R13.15
                if claim == address.segments[: None if is_alone else len(claim)]:  # R13.14
                    candidates.append((-len(claim), owner != id, bar.index(owner)))  # R13.18, R13.19, R13.20
        return self.containers[min(candidates)[2]] if candidates else self.selected  # R13.21
