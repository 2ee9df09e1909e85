// Icons for the names that servers use, those of SF Symbols and of Material Symbols, drawn on a square of 24 by 24 with
// lines. An unknown name has a plain circle.

const drawings = {
  house: ["M4 11.2 12 4.5l8 6.7V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z", "M9.7 20.5v-6h4.6v6"],
  search: ["M10.8 4.5a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6z", "m15.4 15.4 4.6 4.6"],
  books: ["M4.5 4.5h3.8v15H4.5z", "M8.3 7.5h3.8v12H8.3z", "m12.9 7.4 3.6-.9 3.2 12.1-3.6.900z"],
  heart: ["M12 20C6.5 16 3.5 12.9 3.5 9.3A4.3 4.3 0 0 1 12 7.6a4.3 4.3 0 0 1 8.5 1.7C20.5 12.9 17.5 16 12 20z"],
  person: ["M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z", "M12 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z", "M6.5 18.3c1-2.2 3-3.3 5.5-3.3s4.5 1.1 5.5 3.3"],
  people: ["M9 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 9 5z", "M3 19.5c.3-3.3 2.6-5.3 6-5.3s5.7 2 6 5.3z", "M16 5.5a2.7 2.7 0 0 1 0 5.3", "M17.3 14.6c2.2.5 3.5 2.2 3.7 4.9"],
  star: ["m12 3.8 2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z"],
  bell: ["M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z", "M10 20.5a2.2 2.2 0 0 0 4 0"],
  gear: ["M12 8.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z", "M12 3.5v2.6M12 17.9v2.6M3.5 12h2.6M17.9 12h2.6M6 6l1.8 1.8M16.2 16.2 18 18M18 6l-1.8 1.8M7.8 16.2 6 18"],
  envelope: ["M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6z", "m4 7.2 8 6 8-6"],
  chat: ["M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-6.5l-4.5 4v-4H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5z"],
  cart: ["M3.5 4.5h2.3l2.3 10.5h10l2-7.5H6.6", "M9.5 18a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z", "M16.5 18a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z"],
  bag: ["M5.5 8h13l1 12.5h-15z", "M8.8 10.5V7a3.2 3.2 0 0 1 6.4 0v3.5"],
  calendar: ["M5 5.5h14A1.5 1.5 0 0 1 20.5 7v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5z", "M3.5 10h17M8 3.5v4M16 3.5v4"],
  clock: ["M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z", "M12 7.5V12l3 2"],
  map: ["m3.5 6.5 5.5-2.5 6 2.5 5.5-2.5v13.5L15 20l-6-2.5L3.5 20z", "M9 4v13.5M15 6.5V20"],
  pin: ["M12 20.5c-4-4.3-6-7.4-6-10.2a6 6 0 0 1 12 0c0 2.8-2 5.9-6 10.2z", "M12 8.2a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z"],
  camera: ["M5 7.5h3l1.5-2.5h5L16 7.5h3A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9A1.5 1.5 0 0 1 5 7.5z", "M12 10a3.3 3.3 0 1 1 0 6.6A3.3 3.3 0 0 1 12 10z"],
  photo: ["M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5z", "m4 17 5-5 4 4 2.5-2.5 4.5 4.5", "M15.5 8.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2z"],
  list: ["M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1"],
  grid: ["M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z"],
  bookmark: ["M7 4h10a1 1 0 0 1 1 1v15.5l-6-4.5-6 4.5V5a1 1 0 0 1 1-1z"],
  folder: ["M3.5 7A1.5 1.5 0 0 1 5 5.5h4l2 2.5h8A1.5 1.5 0 0 1 20.5 9.5V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17z"],
  plus: ["M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z", "M12 8v8M8 12h8"],
  chart: ["M5 20v-7.5h3.5V20M10.3 20V4.5h3.5V20M15.5 20V9H19v11", "M3.5 20h17"],
  card: ["M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z", "M3.5 9.5h17M7 15h3"],
  tag: ["M4 4.5h7.5l9 9-7 7-9.5-9z", "M8 7.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2z"],
  flag: ["M6 21V4", "M6 5c4-2.5 7.5 2.5 12 0v9c-4.5 2.5-8-2.5-12 0"],
  globe: ["M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z", "M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z"],
  compass: ["M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z", "m15.8 8.2-2.3 5.3-5.3 2.3 2.3-5.3z"],
  ellipsis: ["M5.5 12h.1M12 12h.1M18.5 12h.1"],
  document: ["M6.5 3.5H14l4.5 4.5v12a.5.5 0 0 1-.5.5H6.5A.5.5 0 0 1 6 20V4a.5.5 0 0 1 .5-.5z", "M14 3.5V8h4.5M9 12.5h6M9 16h6"],
  play: ["M7 4.5v15l12-7.5z"],
  music: ["M9 17.5V5.5l10-2v12", "M6.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.5 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"],
  check: ["M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z", "m8 12.3 2.8 2.7L16 9.5"],
  share: ["M12 15V4M8 7.5 12 3.5l4 4", "M8.5 10.5H6v10h12v-10h-2.5"],
  pencil: ["m4.5 19.5.8-4L16 4.8l3.2 3.2L8.5 18.7z", "m14 6.8 3.2 3.2"],
  trash: ["M5 7h14M9.5 7V4.5h5V7", "M6.5 7l.8 13.5h9.4L17.5 7M10.2 10.5V17M13.8 10.5V17"],
  unknown: ["M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"],
}

const names = {
  house: "house home cottage", search: "magnifyingglass search manage_search", books: "books.vertical library_books",
  heart: "heart favorite favorite_border", person: "person person.crop account_circle person_outline",
  people: "person.2 person.3 people group groups", star: "star grade star_border workspace_premium crown",
  bell: "bell notifications notifications_none", gear: "gear gearshape settings", envelope: "envelope mail email inbox tray",
  chat: "message bubble bubble.left text.bubble chat chat_bubble forum bubble.left.and.bubble.right", cart: "cart shopping_cart",
  bag: "bag shopping_bag handbag local_mall", calendar: "calendar event today calendar_today calendar_month",
  clock: "clock schedule history access_time", map: "map", pin: "mappin mappin.and.ellipse location location_on place",
  camera: "camera photo_camera", photo: "photo photo.on.rectangle image photo_library",
  list: "list.bullet list line.3.horizontal menu format_list_bulleted", grid: "square.grid.2x2 grid_view dashboard apps square.grid.3x3",
  bookmark: "bookmark bookmark_border", folder: "folder", plus: "plus add add_circle", chart: "chart.bar bar_chart insights",
  card: "creditcard credit_card payment wallet.pass", tag: "tag sell label local_offer", flag: "flag", globe: "globe public language",
  compass: "safari explore", ellipsis: "ellipsis more_horiz more_vert", document: "doc doc.text description article note book menu_book newspaper",
  play: "play play_arrow", music: "music.note music_note", check: "checkmark checkmark.circle check check_circle",
  share: "square.and.arrow.up share ios_share", pencil: "pencil square.and.pencil edit edit_note", trash: "trash delete delete_outline",
}
const drawingsByName = new Map(Object.entries(names).flatMap(([drawing, list]) => list.split(" ").map((name) => [name, drawing])))
const variant = /(\.fill|\.circle|\.square|\.rectangle|_filled|_outlined|_outline|_rounded|_sharp)$/

/** The names that have a drawing, except for their variants. */
export const iconNames = [...drawingsByName.keys()]

/** Returns the name of the drawing for a server's name. Variants have the drawing of their base name. */
export function drawingFor(name) {
  let base = String(name).slice(0, 100)
  for (let count = 0; count <= 2; count += 1) {
    const drawing = drawingsByName.get(base)
    if (drawing) return drawing
    base = base.replace(variant, "")
  }
  return "unknown"
}

/** Returns an element with the icon. */
export function icon(name) {
  return drawn(drawings[drawingFor(name)])
}

/** Returns an element with lines of the preview's own. */
export function drawn(paths) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  svg.setAttribute("viewBox", "0 0 24 24")
  svg.setAttribute("aria-hidden", "true")
  for (const line of paths) {
    const path = document.createElementNS(svg.namespaceURI, "path")
    path.setAttribute("d", line)
    svg.append(path)
  }
  return svg
}
