// The <nav> element a server renders for its tab bar.
export function tabBar(configuration, attributes = "", links = `<a href="/" aria-current="page">Home</a>`) {
  const value = typeof configuration === "string" ? configuration : JSON.stringify(configuration)
  return (
    `<nav class="tab-bar" data-controller="navigation" ${attributes} aria-label="Main" ` +
    `data-navigation-configuration-value="${escaped(value)}">${links}</nav>`
  )
}

export function configuration(active, revision = 1) {
  const tabs = ["home", "explore"].map(id => ({ id, title: id, icon: id, path: `/${id}` }))
  return { active, tabs, revision }
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
}
