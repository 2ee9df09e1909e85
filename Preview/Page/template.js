// A configuration to start with on a site that has none: the page in front, and the links of its navigation. Pure.

const maximumTabCount = 4
/** Words of titles and paths, and the icons that people expect for them. */
const icons = {
  "house": /home|start|welcome/i, "magnifyingglass": /search|find|explore|discover|browse/i, "person.crop.circle": /profile|account|user|me\b|sign|log ?in/i,
  "gearshape": /setting|preference|admin/i, "cart": /cart|basket|checkout|shop|store/i, "bell": /notification|alert|news/i,
  "envelope": /mail|inbox|message|contact/i, "calendar": /calendar|event|schedule/i, "heart": /favorite|like|saved/i,
  "doc.text": /doc|guide|article|blog|post|read|about|help/i, "person.2": /people|team|group|member/i, "chart.bar": /report|stat|dashboard/i,
}

/**
 * @param {{ title: string, path: string }[]} links of the page's navigation, in its order
 * @param {{ title: string, path: string }} page the page in front
 * @returns {object} a configuration with two to four tabs
 */
export function template(links, page) {
  const found = [{ title: shortened(page.title) || "Home", path: page.path, isFirst: true }, ...links]
  const tabs = []
  for (const { title, path, isFirst } of found) {
    const label = shortened(title)
    if (tabs.length === maximumTabCount || label === "" || tabs.some((tab) => tab.path === path)) continue
    tabs.push({ id: newID(label, tabs), title: label, icon: isFirst ? "house" : iconFor(`${label} ${path}`), path })
  }
  if (tabs.length === 1) tabs.push({ id: "second", title: "Second", icon: "star", path: page.path === "/" ? "/second" : "/" })
  return { active: tabs[0].id, tabs }
}

/** The first words of a title that fit below an icon. */
function shortened(title) {
  const text = title.replace(/\s+/g, " ").trim().split(/ [|·–—-] /)[0]
  if (text.length <= 14) return text
  const words = text.slice(0, 15).replace(/ [^ ]*$/, "").trim()
  return words.slice(0, 14)
}

function newID(label, tabs) {
  const base = label.toLowerCase().normalize("NFD").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "tab"
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!tabs.some((tab) => tab.id === id)) return id
  }
}

function iconFor(text) {
  return Object.entries(icons).find(([, words]) => words.test(text))?.[0] ?? "circle"
}
