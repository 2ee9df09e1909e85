// Writes the pages of the playground: node make.js FOLDER CONTENT, where CONTENT is Examples/Shared/Content.
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { face, ridge } from "./images.js"
import { personas } from "./tabs.js"

const [folder, contentFolder] = process.argv.slice(2)
const content = async (name) => JSON.parse(await readFile(join(contentFolder, `${name}.json`), "utf8"))
const [trails, stories, guides] = await Promise.all(["trails", "stories", "guides"].map(content))

const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
const html = (strings, ...values) => strings.map((text, index) => text + (index < values.length ? [values[index]].flat().map((value) => (value?.html ?? escaped(value))).join("") : "")).join("")
const raw = (text) => ({ html: text })
const importMap = JSON.stringify({ imports: {
  "@hotwired/turbo": "./assets/turbo.js", "@hotwired/stimulus": "./assets/stimulus.js", tabwire: "./assets/tabwire/index.js",
} })

// Buttons are disabled until site.js handles them.
const page = ({ title, tab, attributes = "", body }) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<script src="../frame.js"></script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="assets/app.css">
<script type="importmap">${raw(importMap)}</script>
<script type="module" src="assets/site.js"></script>
</head>
<body data-tab="${tab}"${raw(attributes)}>
<nav class="tab-bar" aria-label="Tabs" data-controller="navigation" hidden></nav>
<main id="main">
${raw(body)}
</main>
</body>
</html>
`
const heading = (title) => html`<header class="page-header"><h1>${title}</h1></header>`
const backstage = `<details class="backstage" open><summary>Be the server</summary>
<p>Change the tabs, as a deploy does. The page reloads and brings them along.</p>
<div class="flags" data-flags></div></details>`
const row = (trail) => raw(html`<li><a class="row" href="trail-${trail.id}.html"><span class="thumb art art-${trail.art}"></span><span class="row-text"><strong>${trail.name}</strong><span>${trail.kilometers} km · ${trail.place}</span></span></a></li>`)
const rowOf = (href, title, text) => raw(html`<li><a class="row" href="${href}"><span class="row-text"><strong>${title}</strong>${text ? raw(html`<span>${text}</span>`) : ""}</span></a></li>`)

const [first] = trails
const pages = {
  "sign-in": { title: "Welcome", tab: "none", body: html`
<section class="hero"><img src="assets/icon.svg" alt="" width="72" height="72"><h1>Waymark</h1>
<p>Trails worth a detour. Sign in as one of these people: each has other tabs.</p></section>
<div class="personas">${Object.entries(personas).map(([id, { name, plan, tabs }]) => raw(html`
<button disabled class="persona" data-sign-in="${id}"><span class="avatar" aria-hidden="true">${name[0]}</span><span class="persona-text"><strong>${name}</strong><span>${plan}</span><small>${tabs}</small></span></button>`))}
</div>` },
  home: { title: "Home", tab: "home", body: html`${raw(heading("Home"))}
<p class="lead" data-fill="greeting"></p>
<a class="feature art art-${first.art}" href="trail-${first.id}.html"><span class="feature-text"><small>Trail of the week</small><strong>${first.name}</strong><span>${first.summary}</span></span></a>
<section><h2>A note for later</h2>
<form class="card form" data-note><label for="note-trail">Trail</label><input id="note-trail" autocomplete="off">
<label for="note-text">Note</label><textarea id="note-text" rows="3" placeholder="Type here, then switch tabs: it stays."></textarea><button disabled class="button">Clear</button></form></section>
<section><h2>Stories</h2><ul class="stories">${stories.slice(0, 4).map(({ author, text }) => raw(html`
<li class="card story"><p class="byline"><span class="avatar small" aria-hidden="true">${author[0]}</span><strong>${author}</strong></p><p>${text}</p></li>`))}</ul></section>
${raw(backstage)}` },
  explore: { title: "Explore", tab: "explore", body: html`${raw(heading("Explore"))}
<p class="lead">Six trails, none of them straight.</p><ul class="list">${trails.slice(0, 6).map(row)}</ul>${raw(backstage)}` },
  favorites: { title: "Favorites", tab: "favorites", body: html`${raw(heading("Favorites"))}
<p class="lead">The trails that people come back to.</p><ul class="list">${trails.slice(0, 3).map(row)}</ul>${raw(backstage)}` },
  library: { title: "Library", tab: "library", body: html`${raw(heading("Library"))}
<p class="lead">Saved trails, and guides for the evening before. <span data-fill="saved"></span> saved.</p>
<ul class="list" data-saved></ul><section><h2>Guides</h2><ul class="list">${guides.slice(0, 4).map(({ title, summary }) => raw(html`<li><div class="row-text card"><strong>${title}</strong><span>${summary}</span></div></li>`))}</ul></section>${raw(backstage)}` },
  premium: { title: "Premium", tab: "premium", body: html`${raw(heading("Premium"))}
<section class="feature static art art-5"><span class="feature-text"><strong>Maps without a signal</strong><span>Every trail, offline.</span></span></section>
<section><h2>Offline maps</h2><ul class="list">${trails.slice(3, 6).map(row)}</ul></section>${raw(backstage)}` },
  profile: { title: "Profile", tab: "profile", body: html`${raw(heading("Profile"))}
<section class="card profile"><span class="avatar large" aria-hidden="true" data-fill="initial"></span><div><strong data-fill="name"></strong><span data-fill="plan"></span></div></section>
<ul class="list contents">${[rowOf("profile-edit.html", "Edit profile", "Opens as a sheet"), rowOf("map.html", "Map", "A page without the tab bar"), rowOf("about.html", "About", "A page without tabs of its own")]}</ul>
<section data-only="author" hidden><h2>Your tab bar</h2><ul class="list contents">${rowOf("arrange.html", "Arrange tabs", "The order counts at once")}</ul></section>
${raw(backstage)}
<form data-sign-out data-controller="bridge--alert" data-action="submit->bridge--alert#ask:capture" data-bridge--alert-title-value="Sign out of Waymark?" data-bridge--alert-confirm-value="Sign out" data-bridge--alert-dismiss-value="Cancel"><button disabled class="button quiet contents">Sign out</button></form>` },
  "profile-edit": { title: "Edit profile", tab: "profile", body: html`${raw(heading("Edit profile"))}
<form class="card form" data-profile data-controller="bridge--form" data-action="input->bridge--form#update"><label for="name">Name</label><input id="name" name="name" required maxlength="60" autocomplete="off"><button disabled class="button" data-bridge--form-target="submit">Save</button></form>` },
  map: { title: "Map", tab: "profile", attributes: " data-full-screen", body: html`${raw(heading("Map"))}
<div class="banner art art-3"></div><p class="lead">This page asks for the whole screen: the tab bar comes back with the page before it.</p>` },
  search: { title: "Search", tab: "search", body: html`${raw(heading("Search"))}
<form class="card form" role="search"><label for="query">Trails</label><input id="query" type="search" autocomplete="off" placeholder="Name or place"></form>
<ul class="list">${trails.slice(0, 6).map(row)}</ul>` },
  compose: { title: "Write a note", tab: "home", body: html`${raw(heading("Write a note"))}
<form class="card form" data-compose data-controller="bridge--form" data-action="input->bridge--form#update"><label for="note">Note</label><textarea id="note" name="note" rows="5" required></textarea><button disabled class="button" data-bridge--form-target="submit" data-bridge-title="Save">Save</button></form>` },
  arrange: { title: "Arrange tabs", tab: "profile", body: html`${raw(heading("Arrange tabs"))}
<p class="lead">The server sends your order, and says that it counts. Pages, scroll positions and typed text stay.</p><ul class="list" data-arrange></ul>` },
  about: { title: "About", tab: "profile", body: html`${raw(heading("About"))}
<p class="lead">Waymark is the demo app of Tabwire. Everything here is made up, the ridges included.</p>` },
}
for (const trail of trails.slice(0, 6)) {
  pages[`trail-${trail.id}`] = { title: trail.name, tab: "explore", attributes: html` data-trail="${trail.id}" data-trail-name="${trail.name}"`, body: html`${raw(heading(trail.name))}
<div class="banner art art-${trail.art}"></div><p class="lead">${trail.summary}</p>
<dl class="facts"><div><dt>Length</dt><dd>${trail.kilometers} km</dd></div><div><dt>Climb</dt><dd>${trail.climb} m</dd></div><div><dt>Time</dt><dd>${trail.hours} h</dd></div></dl>
<button disabled class="button" data-save>Save to library</button>
<section><h2>Nearby</h2><ul class="list">${trails.filter(({ id }) => id !== trail.id).slice(0, 3).map(row)}</ul></section>` }
}

await mkdir(folder, { recursive: true })
await Promise.all(Object.entries(pages).map(([name, details]) => writeFile(join(folder, `${name}.html`), page(details))))
await writeFile(join(folder, "path-configuration.json"), JSON.stringify({ rules: [
  { patterns: ["/profile-edit\\.html$", "/compose\\.html$"], properties: { context: "modal" } },
] }, null, 2) + "\n")
await mkdir(join(folder, "assets"), { recursive: true })
await writeFile(join(folder, "assets/face.png"), face())
await writeFile(join(folder, "assets/ridge.png"), ridge())
