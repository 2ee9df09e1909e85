// The lifelines of the session: one line per container, one column per step that changed something.

const maximumStepCount = 60
const columnWidth = 22
const rowHeight = 24
const labelWidth = 96
const namespace = "http://www.w3.org/2000/svg"

/**
 * The containers after a step.
 * @typedef {{ containers: { container: number, title: string }[], selected: number, case?: number }} Step
 */

/** Returns the steps with one more; the oldest are dropped. A step that changed nothing is left out. Pure. */
export function added(steps, state, caseNumber) {
  const step = {
    containers: state.tabs.map(({ container, title }) => ({ container, title: title ?? "" })),
    selected: state.selected, ...(caseNumber !== undefined && { case: caseNumber }),
  }
  const last = steps.at(-1)
  const isSame = last !== undefined && last.selected === step.selected && JSON.stringify(last.containers) === JSON.stringify(step.containers)
  return isSame ? steps : [...steps, step].slice(-maximumStepCount)
}

/**
 * Returns a line for each container, in the order in which they appear. Pure.
 * @param {Step[]} steps
 * @returns {{ container: number, title: string, from: number, to: number, isAlive: boolean, selected: number[] }[]}
 *   `from` and `to` are the first and the last step; `title` is the newest one
 */
export function lines(steps) {
  const lines = new Map()
  steps.forEach(({ containers, selected }, index) => {
    for (const { container, title } of containers) {
      const line = lines.get(container) ?? { container, title, from: index, to: index, isAlive: false, selected: [] }
      line.to = index
      line.title = title || line.title
      line.isAlive = index === steps.length - 1
      if (container === selected) line.selected.push(index)
      lines.set(container, line)
    }
  })
  return [...lines.values()]
}

/** Draws the lifelines into an element. */
export function draw(element, steps) {
  const rows = lines(steps)
  const width = labelWidth + steps.length * columnWidth + 8
  const height = 18 + rows.length * rowHeight
  const svg = made("svg", { viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true" })
  const x = (index) => labelWidth + index * columnWidth + columnWidth / 2
  steps.forEach((step, index) => {
    if (step.case !== undefined) svg.append(made("text", { class: "step", x: x(index), y: 11 }, String(step.case)))
  })
  rows.forEach(({ title, from, to, isAlive, selected }, row) => {
    const y = 18 + row * rowHeight + rowHeight / 2
    const label = title.length > 13 ? `${title.slice(0, 12)}…` : title || "Page"
    svg.append(made("text", { class: isAlive ? "name" : "name gone", x: 0, y: y + 4 }, label))
    svg.append(made("line", { class: isAlive ? "life" : "life gone", x1: x(from), x2: isAlive ? width : x(to), y1: y, y2: y }))
    for (const index of selected) {
      svg.append(made("line", { class: "selected", x1: x(index) - 4, x2: index === steps.length - 1 ? width : x(index + 1) - 4, y1: y, y2: y }))
    }
    svg.append(made("circle", { class: "begin", cx: x(from), cy: y, r: 3.5 }))
    if (!isAlive) svg.append(made("path", { class: "end", d: `M${x(to) + 6} ${y - 4}l8 8m0-8l-8 8` }))
  })
  const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 8
  element.replaceChildren(svg)
  if (isAtEnd) element.scrollLeft = element.scrollWidth
}

function made(name, attributes, text) {
  const made = document.createElementNS(namespace, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  if (text !== undefined) made.textContent = text
  return made
}
