// The form in Strada's handbook.
export function form({ action = "/submitted", attributes = "" } = {}) {
  return `
    <form method="post" action="${action}" data-controller="bridge--form" ${attributes}>
      <button class="button" type="submit" data-bridge--form-target="submit" data-bridge-title="Submit">
        Submit Form
      </button>
    </form>`
}
