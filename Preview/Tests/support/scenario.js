// Runs the scenarios of Conformance/ through the heart's interface. Works in Node and in browsers.

/**
 * Returns the differences between the outcomes of a scenario and the expected ones; none if it passes.
 * @param {import("../../Page/heart.js").Heart} heart
 * @param {string} source the text of the scenario
 */
export function differences(heart, source) {
  const scenario = JSON.parse(source)
  const messages = rawMessages(source)
  const client = heart.client(scenario.start ?? "https://app.example/")
  const found = []
  scenario.steps.forEach((step, index) => {
    const actual = JSON.stringify(outcomeOf(client, step, messages[index]))
    const expected = JSON.stringify(ordered(scenario.expect[index]))
    if (actual !== expected) found.push(`step ${index + 1}: expected ${expected}, actual ${actual}`)
  })
  if (scenario.expect.length !== scenario.steps.length) found.push("the numbers of steps and outcomes differ")
  client.dispose()
  return found
}

function outcomeOf(client, step, message) {
  if ("open" in step) return described(client.open(step.open))
  if ("perform" in step) return described(client.perform(step.perform))
  if ("resume" in step) return described(client.resume())
  if ("configure" in step) {
    const json = typeof step.configure === "string" ? step.configure : message
    return described(client.configure(json, { isFirstPage: step.isFirstPage }))
  }
  const [kind, id] = Object.entries(step)[0]
  const tab = client.state.tabs.find((tab) => tab.id === id)
  if (!tab) return described({ state: client.state, transition: { created: [], disposed: [], updated: [] } })
  return described(client[kind](tab.container))
}

function described({ state, transition, error }) {
  const verdict = error ? { rejected: error.code } : transition.kind === "stale" ? { stale: true } : { case: transition.case ?? null }
  const ascending = (numbers) => numbers.toSorted?.((a, b) => a - b) ?? [...numbers].sort((a, b) => a - b)
  return ordered({
    ...verdict,
    mode: state.isBootstrap ? "bootstrap" : "tabbed",
    selected: state.selected,
    tabs: state.tabs.map(({ container, id = null }) => ({ container, id })),
    ...(state.actions && { actions: state.actions.map(({ id, after = null }) => ({ id, after })) }),
    created: transition.created,
    disposed: ascending(transition.disposed),
    updated: ascending(transition.updated),
    ...(transition.refreshed && { refreshed: [transition.refreshed] }),
    ...(transition.forgetsHistory && { forgetsHistory: true }),
    ...(state.isTabBarHidden && { tabBarHidden: true }),
    ...(transition.visits && { visits: transition.visits }),
    ...("appBadge" in state && { appBadge: state.appBadge }),
  })
}

const members = ["case", "rejected", "stale", "mode", "selected", "tabs", "actions", "created", "disposed", "updated", "refreshed",
  "forgetsHistory", "tabBarHidden", "visits", "appBadge"]

function ordered(outcome) {
  const unknown = Object.keys(outcome).filter((name) => !members.includes(name))
  if (unknown.length > 0) throw new Error(`an outcome has no member ${unknown}`)
  const present = members.filter((name) => name in outcome && outcome[name] !== false)
  const inOrder = { tabs: ({ container, id }) => ({ container, id }), actions: ({ id, after }) => ({ id, after }) }
  return Object.fromEntries(present.map((name) => [name, inOrder[name] ? outcome[name].map(inOrder[name]) : outcome[name]]))
}

// The text of each step's `configure`, byte for byte: JSON.parse would drop repeated members and the spelling of numbers.
function rawMessages(source) {
  let position = 0
  const messages = []
  const skipSpace = () => { while (/\s/.test(source[position])) position += 1 }
  const skipString = () => {
    for (position += 1; source[position] !== '"'; position += 1) if (source[position] === "\\") position += 1
    position += 1
  }
  const skipValue = () => {
    skipSpace()
    if (source[position] === '"') return skipString()
    if (!"{[".includes(source[position])) return void (position += /^[^\s,\]}]+/.exec(source.slice(position))[0].length)
    let depth = 0
    do {
      if (source[position] === '"') { skipString(); continue }
      if ("{[".includes(source[position])) depth += 1
      if ("}]".includes(source[position])) depth -= 1
      position += 1
    } while (depth > 0)
  }
  const members = (visit) => {
    skipSpace()
    for (position += 1, skipSpace(); source[position] !== "}"; skipSpace()) {
      if (source[position] === ",") { position += 1; skipSpace() }
      const start = position
      skipString()
      const name = JSON.parse(source.slice(start, position))
      skipSpace()
      position += 1
      visit(name)
    }
    position += 1
  }
  members((name) => {
    if (name !== "steps") return skipValue()
    skipSpace()
    for (position += 1, skipSpace(); source[position] !== "]"; skipSpace()) {
      if (source[position] === ",") position += 1
      let message
      members((name) => {
        skipSpace()
        const start = position
        skipValue()
        if (name === "configure") message = source.slice(start, position)
      })
      messages.push(message)
    }
    position += 1
  })
  return messages
}
