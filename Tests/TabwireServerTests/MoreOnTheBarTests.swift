import Tabwire
import TabwireServer
import Testing

/// P21 to P26, as servers declare them.
@Suite("Dots, images, actions and roles")
struct MoreOnTheBarTests {
  func tabBar(
    appBadge: Int64? = nil, onInvalid: InvalidTabBarPolicy = .throwError, image: String = "faces/1.png",
    startPath: String = "/"
  ) -> TabBar {
    TabBar(
      omittingSession: .neverSwitchesUsers, revision: nil, startPath: startPath, onInvalid: onInvalid, reorders: true,
      appBadge: appBadge
    ) {
      Tab("compose", title: "Write", icon: "plus", path: "/notes/new").action()
      Tab("home", title: "Home", icon: "house", path: "/").badge(3, label: "3 unread messages")
      Tab("search", title: "Search", icon: "magnifyingglass", path: "/search").role(.search).badge(.dot)
      Tab("profile", title: "Profile", icon: "person", path: "/profile").image(image, kind: .picture)
        .badge(.dot, label: "“New” photos")
      Tab("help", title: "Help", icon: "questionmark", path: "/help").action().image("/help.png")
    }
  }

  @Test("apps receive all members")
  func json() throws {
    #expect(
      try tabBar(appBadge: 4).configuration(for: "/").json == """
        {"active":"home","appBadge":4,"reorders":true,"tabs":[\
        {"action":true,"icon":"plus","id":"compose","path":"/notes/new","title":"Write"},\
        {"badge":"3","badgeLabel":"3 unread messages","icon":"house","id":"home","path":"/","title":"Home"},\
        {"badge":true,"icon":"magnifyingglass","id":"search","path":"/search","role":"search","title":"Search"},\
        {"badge":true,"badgeLabel":"“New” photos","icon":"person","id":"profile",\
        "image":{"kind":"picture","path":"faces/1.png"},"path":"/profile","title":"Profile"},\
        {"action":true,"icon":"questionmark","id":"help","image":{"path":"/help.png"},"path":"/help","title":"Help"}]}
        """)
  }

  @Test("browsers show actions as links in their places, an image without a name, and badges with their labels")
  func html() throws {
    let html = try tabBar(startPath: "/app/").page(for: "/profile").html(label: "Tabs") { "<svg>\($0)</svg>" }
    let links = html.split(separator: "<a ").dropFirst().map { "<a " + $0.replacing("</nav>", with: "") }
    #expect(
      links == [
        #"<a class="tab action" data-tab="compose" href="/notes/new"><span class="tab-icon" aria-hidden="true"><svg>plus</svg></span><span class="tab-title">Write</span></a>"#,
        #"<a class="tab" data-tab="home" href="/"><span class="tab-icon" aria-hidden="true"><svg>house</svg></span><span class="tab-title">Home</span> <span class="tab-badge" role="img" aria-label="3 unread messages">3</span></a>"#,
        #"<a class="tab" data-tab="search" href="/search" rel="search"><span class="tab-icon" aria-hidden="true"><svg>magnifyingglass</svg></span><span class="tab-title">Search</span> <span class="tab-badge dot" role="img" aria-label="New"></span></a>"#,
        #"<a class="tab" data-tab="profile" href="/profile" aria-current="page"><span class="tab-icon" aria-hidden="true"><img class="tab-image picture" src="/app/faces/1.png" alt=""></span><span class="tab-title">Profile</span> <span class="tab-badge dot" role="img" aria-label="“New” photos"></span></a>"#,
        #"<a class="tab action" data-tab="help" href="/help"><span class="tab-icon" aria-hidden="true"><img class="tab-image symbol" src="/help.png" alt=""></span><span class="tab-title">Help</span></a>"#,
      ])
  }

  @Test("an action owns no page")
  func ownership() throws {
    let page = try tabBar().page(for: "/notes/new")
    #expect(page.configuration.active == "home")
    #expect(page.links.allSatisfy { !$0.isAction || $0.current == .no })
    #expect(tabBar().activeTab(for: "/help/1")?.id == "home")
  }

  @Test("without two tabs there are no links, and no place for actions")
  func bootstrap() throws {
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers, onInvalid: .omit(report: { _ in })) {
      Tab("compose", title: "Write", icon: "plus", path: "/notes/new").action()
      Tab("home", title: "Home", icon: "house", path: "/")
    }
    #expect(try tabBar.page(for: "/").links.isEmpty)
    #expect(try tabBar.configuration(for: "/").tabs.isEmpty)
    #expect(throws: TabBarError.self) {
      try TabBar(omittingSession: .neverSwitchesUsers) {
        Tab("compose", title: "Write", icon: "plus", path: "/notes/new").action()
      }.page(for: "/")
    }
  }

  @Test("a badge of 0 or without text has no label, and the last badge counts")
  func badges() {
    let tab = Tab("a", title: "A", icon: "a", path: "/")
    #expect(tab.badge(0, label: "none").data.badgeLabel == nil)
    #expect(tab.badge("", label: "none").data.badgeLabel == nil)
    #expect(tab.badge(.dot, label: "new").badge(2).data == tab.badge(2).data)
    #expect(tab.badge(2).badge(.dot).data == tab.badge(.dot).data)
    #expect(tab.action(false).image(nil).role(nil) == tab)
    #expect(tab.badge(.dot) != tab && tab.action() != tab && tab.image("/a") != tab && tab.role(.search) != tab)
  }

  @Test("what apps would reject is left out: an image of another origin, a negative number on the icon")
  func omitted() throws {
    let tabBar = tabBar(appBadge: -1, onInvalid: .omit(report: { _ in }), image: "//example.com/face.png")
    let configuration = try tabBar.configuration(for: "/")
    #expect(configuration.tabs.count == 3 && configuration.tabs.allSatisfy { $0.image == nil })
    #expect(configuration.appBadge == nil && configuration.reorders && configuration.actions.count == 2)
    #expect(throws: TabBarError.self) { try self.tabBar(appBadge: -1).configuration(for: "/") }
  }

  @Test("the renderer tells the numbers on icons and the orders apart")
  func renderer() throws {
    let renderer = TabBarRenderer()
    for appBadge: Int64? in [nil, 0, 4, nil] {
      #expect(
        try renderer.render(tabBar(appBadge: appBadge), for: "/").html
          == tabBar(appBadge: appBadge).page(for: "/").html())
    }
  }
}
