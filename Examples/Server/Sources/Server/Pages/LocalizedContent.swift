/// The parts of pages that are the same for all users of a language.
struct LocalizedContent {
  let content: Content
  let texts: Texts
  let importMap: ImportMap

  /// The values for `[[…]]` in templates.
  var values: TemplateValues {
    [
      "t": texts.all, "language": texts.language.rawValue, "importMap": importMap.json, "flags": flags,
      "languages": languages, "personas": personas, "highlight": content.highlight, "updates": content.updates,
      "stories": stories, "guides": guides,
    ]
  }

  private var languages: [TemplateValues] {
    Language.allCases.map { ["code": $0.rawValue, "name": $0.name, "isChosen": $0 == texts.language] }
  }

  private var personas: [TemplateValues] {
    Persona.allCases.map {
      [
        "value": $0.rawValue, "title": texts($0.title), "name": $0.name, "summary": texts("\($0.title)Summary"),
        "initial": String($0.name.prefix(1)),
      ]
    }
  }

  private var stories: [TemplateValues] {
    content.stories.map {
      [
        "author": $0.author, "initial": String($0.author.prefix(1)), "place": $0.place, "text": $0.text,
        "trail": $0.trail,
      ]
    }
  }

  private var guides: [TemplateValues] {
    content.guides.map {
      [
        "id": $0.id, "title": $0.title, "summary": $0.summary,
        "time": texts("minutes", ["minutes": String($0.minutes)]),
      ]
    }
  }

  /// The deploy flags with their choices.
  private var flags: [TemplateValues] {
    let phases = Phase.allCases.map { choice($0.rawValue, texts($0.rawValue)) }
    let orders = [
      choice(Order.standard.rawValue, texts("exploreFirst")),
      choice(Order.libraryFirst.rawValue, texts("libraryFirst")),
    ]
    let bars = [choice(Bar.plain.rawValue, texts("barPlain")), choice(Bar.more.rawValue, texts("barMore"))]
    return [
      flag("premium", texts("premium"), [choice(DeployFlags.byPlan, texts("byPlan"))] + phases),
      flag("explore", texts("explore"), phases), flag("library", texts("library"), phases),
      flag("order", texts("order"), orders), flag("bar", texts("bar"), bars),
      flag("weekend", texts("weekend"), [Phase.off, .on].map { choice($0.rawValue, texts($0.rawValue)) }),
    ]
  }

  private func flag(_ name: String, _ title: String, _ choices: [TemplateValues]) -> TemplateValues {
    ["name": name, "title": title, "choices": choices]
  }

  private func choice(_ value: String, _ title: String) -> TemplateValues { ["value": value, "title": title] }
}
