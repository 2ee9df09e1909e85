// Keeps the playground, so that it works without a network once it was loaded. With a network everything comes from there.
// make_offline.js puts the names of the files, and of the cache, in front.

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(cacheName)
    await Promise.all(files.map(async (name) => keep(cache, name, await fetch(name))))
    await self.skipWaiting()
  })())
})

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("tabwire-playground-") && name !== cacheName) await caches.delete(name)
    await self.clients.claim()
  })())
})

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request
  if (method === "GET" && new URL(url).origin === location.origin) event.respondWith(answer(event))
})

async function answer(event) {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(event.request)
    // The editor of the laboratory is kept when it is loaded. The other files are in the cache already.
    if (response.ok && lateFiles.some((name) => new URL(name, location).href === event.request.url)) {
      event.waitUntil(keep(cache, event.request, response.clone()))
    }
    return response
  } catch (error) {
    const kept = await cache.match(event.request, { ignoreSearch: true })
    if (kept) return kept
    throw error
  }
}

/** The files are the same for everybody, and say so: other pages are deleted when another user signs in (P13.19). */
async function keep(cache, request, response) {
  if (!response.ok) throw new Error(`${response.url} was not loaded (${response.status})`)
  const headers = new Headers(response.headers)
  headers.set("Cache-Control", "public")
  await cache.put(request, new Response(response.body, { headers }))
}
