// Closes a browser context. Chromium sometimes never closes a page that is about to load another one, so its pages become empty
// first. A page that loads another one meanwhile interrupts that.
export async function closeContext(context) {
  for (const page of context.pages()) {
    for (let attempt = 0; attempt < 10 && page.url() !== "about:blank"; attempt += 1) {
      await page.goto("about:blank").catch(() => {})
    }
  }
  await context.close()
}
