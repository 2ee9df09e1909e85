import { BridgeComponent, BridgeElement } from "tabwire"

// A form whose submit button stands in the native header bar.
export class FormComponent extends BridgeComponent {
  static component = "form"
  static targets = ["submit"]

  submitTargetConnected(target) {
    const submitTitle = new BridgeElement(target).title
    this.send("connect", { submitTitle }, () => target.click())
    this.update()
  }

  update() {
    this.send(this.element.checkValidity() ? "submitEnabled" : "submitDisabled")
  }
}

// A list of links that opens as a native menu.
export class MenuComponent extends BridgeComponent {
  static component = "menu"
  static targets = ["title", "item"]

  open() {
    const items = this.itemTargets.map((item, index) => ({ title: new BridgeElement(item).title, index }))
    this.send("display", { title: new BridgeElement(this.titleTarget).title, items }, message => {
      this.itemTargets[message.data.selectedIndex]?.click()
    })
  }
}

// A form that is sent only after a native question is answered.
export class AlertComponent extends BridgeComponent {
  static component = "alert"
  static values = { title: String, confirm: String, dismiss: String }

  ask(event) {
    if (this.isConfirmed) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const data = { title: this.titleValue, confirm: this.confirmValue, dismiss: this.dismissValue, destructive: true }
    this.send("show", data, () => {
      this.isConfirmed = true
      this.element.requestSubmit()
    })
  }
}
