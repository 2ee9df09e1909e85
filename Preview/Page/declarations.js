// A configuration as what one pastes into a server: Swift for TabwireServer, Ruby for the gem, and the JSON of the protocol.
// Pure.

/**
 * @param {object} configuration one that the heart accepts
 * @param {"swift" | "ruby" | "json"} language
 * @returns {string}
 */
export function declaration(configuration, language) {
  return { swift, ruby, json }[language](configuration)
}

/** What a server computes for each page: who is signed in, when it rendered, and which page it is. */
const computed = ["revision", "session", "live", "tabBarHidden"]
const present = (value) => value !== undefined && value !== null

function json(configuration) {
  return JSON.stringify(Object.fromEntries(Object.entries(configuration).filter(([name]) => !computed.includes(name) || name === "tabBarHidden")), null, 2)
}

// Swift

const escaped = (text, more) => String(text).replace(/[\\"\p{Cc}\u2028\u2029]/gu, (character) =>
  ({ "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" })[character] ?? more(character.codePointAt(0).toString(16)))
const swiftText = (text) => `"${escaped(text, (code) => `\\u{${code}}`)}"`

function swift({ tabs = [], reorders, appBadge }) {
  const options = [
    "session: session", ...(reorders === true ? ["reorders: true"] : []), ...(present(appBadge) ? [`appBadge: ${appBadge}`] : []),
  ]
  return [
    "// session: the SessionKey of the signed-in user, or nil.",
    `TabBar(${options.join(", ")}) {`,
    ...tabs.flatMap((tab) => [
      `  Tab(${swiftText(tab.id)}, title: ${swiftText(tab.title)}, icon: ${swiftText(tab.icon)}, path: ${swiftText(tab.path)})`,
      ...swiftModifiers(tab).map((modifier) => `    .${modifier}`),
    ]),
    "}", "",
  ].join("\n")
}

function swiftModifiers({ badge, badgeLabel, image, action, role, deprecated, replaces, version, owns, eager }) {
  const label = badgeLabel ? `, label: ${swiftText(badgeLabel)}` : ""
  return [
    ...(badge === true ? [`badge(.dot${label})`] : Number.isInteger(badge) && badge !== 0 ? [`badge(${badge}${label})`] : typeof badge === "string" && badge !== "" ? [`badge(${swiftText(badge)}${label})`] : []),
    ...(image ? [`image(${swiftText(image.path)}${image.kind === "picture" ? ", kind: .picture" : ""})`] : []),
    ...(action === true ? ["action()"] : []),
    ...(role === "search" ? ["role(.search)"] : []),
    ...(present(deprecated) ? [`deprecated(.${deprecated === "hard" ? "hard" : "soft"})`] : []),
    ...(present(replaces) ? [`replacing(${swiftText(replaces)})`] : []),
    ...(present(version) ? [`version(${typeof version === "number" ? version : swiftText(version)})`] : []),
    ...(Array.isArray(owns) && owns.length > 0 ? [`owns(${owns.map(swiftText).join(", ")})`] : []),
    ...(eager === true ? ["eager()"] : []),
  ]
}

// Ruby

const rubyText = (text) => `"${escaped(text, (code) => `\\u{${code}}`).replace(/#(?=[{$@])/g, "\\#")}"`
const rubySymbol = (text) => (/^[a-z_][a-z0-9_]*$/i.test(text) ? `:${text}` : `:${rubyText(text)}`)

function ruby({ tabs = [], reorders, appBadge }) {
  const methods = [...(reorders === true ? ["  def reorders? = true"] : []), ...(present(appBadge) ? [`  def app_badge = ${appBadge}`] : [])]
  return [
    "# app/tab_bars/application_tab_bar.rb",
    "class ApplicationTabBar < Tabwire::TabBar", "  session { current_user&.id }", "",
    ...tabs.map((tab) => `  tab ${rubySymbol(tab.id)}, ${rubyOptions(tab).join(", ")}`), ...methods.flatMap((method) => ["", method]), "end", "",
  ].join("\n")
}

function rubyOptions({ title, icon, path, badge, badgeLabel, image, action, role, deprecated, replaces, version, owns, eager }) {
  const value = (given) => (typeof given === "number" ? String(given) : given === true ? ":dot" : rubyText(given))
  const isShown = present(badge) && badge !== false && badge !== 0 && badge !== ""
  return [
    `title: ${rubyText(title)}`, `icon: ${rubyText(icon)}`, `path: ${rubyText(path)}`,
    ...(isShown ? [`badge: ${value(badge)}`] : []),
    ...(isShown && badgeLabel ? [`badge_label: ${rubyText(badgeLabel)}`] : []),
    ...(image ? [`image: ${image.kind === "picture" ? `{ path: ${rubyText(image.path)}, kind: :picture }` : rubyText(image.path)}`] : []),
    ...(action === true ? ["action: true"] : []),
    ...(role === "search" ? ["role: :search"] : []),
    ...(present(deprecated) ? [`deprecated: :${deprecated === "hard" ? "hard" : "soft"}`] : []),
    ...(present(replaces) ? [`replacing: ${rubySymbol(replaces)}`] : []),
    ...(present(version) ? [`version: ${value(version)}`] : []),
    ...(Array.isArray(owns) && owns.length > 0 ? [`owns: [${owns.map(rubyText).join(", ")}]`] : []),
    ...(eager === true ? ["eager: true"] : []),
  ]
}
