// The panel "Why no tabs?" beside the phone.
import { verdict, whyNoTabs } from "./why_no_tabs.js"

export class WhyPanel {
  #element
  #summary
  #facts
  #last = ""

  /** @param {HTMLDetailsElement} element with a `summary` that has an output, and a list */
  constructor(element) {
    this.#element = element
    this.#summary = element.querySelector("output")
    this.#facts = element.querySelector("ol")
  }

  /** @param {import("./why_no_tabs.js").Report} report */
  show(report) {
    const facts = whyNoTabs(report)
    const text = verdict(report)
    const key = JSON.stringify([text, facts])
    if (key === this.#last) return
    this.#last = key
    this.#summary.textContent = text
    this.#element.dataset.verdict = report.hasTabs && !report.isTabBarHidden ? "tabs" : "none"
    this.#facts.replaceChildren(...facts.map(({ isProblem, fact, advice }) => {
      const item = document.createElement("li")
      item.className = isProblem ? "problem" : "fine"
      item.append(paragraph(fact))
      if (advice) item.append(paragraph(advice, "advice"))
      return item
    }))
  }
}

function paragraph(text, className) {
  const made = document.createElement("p")
  made.textContent = text
  if (className) made.className = className
  return made
}
