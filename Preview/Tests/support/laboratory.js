// The steps of a user in the laboratory.

export async function openLaboratory({ page }) {
  await page.getByText("Laboratory: what if").click()
  await page.locator(".editor").waitFor()
}

/** Presses a button outside the phone. */
export const click = ({ page }, name) => page.getByRole("button", { name, exact: true }).click()

/** The text field of the configuration, which the editor stands in for. */
export const field = ({ page }) => page.locator("#configuration")

/** Replaces the configuration, as typing does. */
export const write = ({ page }, configuration) => page.evaluate((text) => {
  const field = document.getElementById("configuration")
  field.value = text
  field.dispatchEvent(new Event("input", { bubbles: true }))
}, typeof configuration === "string" ? configuration : JSON.stringify(configuration, null, 2))

/** Starts with the links of the page in front, and waits until one of them is in the configuration. */
export async function startWithTemplate(visitor, id) {
  await click(visitor, "From the page’s links")
  await visitor.page.waitForFunction((id) => document.getElementById("configuration").value.includes(id), id)
}
