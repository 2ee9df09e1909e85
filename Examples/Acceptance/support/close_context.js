// Closes a page. Chromium sometimes never closes a page that is about to load another one, so it becomes empty first. A page that
// loads another one meanwhile interrupts that.
export async function closePage(page) {
  await makeEmpty(page)
  await page.close()
}

export async function closeContext(context) {
  for (const page of context.pages()) await makeEmpty(page)
  await context.close()
}

async function makeEmpty(page) {
  for (let attempt = 0; attempt < 10 && page.url() !== "about:blank"; attempt += 1) {
    await page.goto("about:blank").catch(() => {})
  }
}
