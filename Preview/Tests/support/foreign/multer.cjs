// Stands in for the package of that name: reads the text fields of a form, in both encodings that browsers use.
module.exports = () => ({
  none: () => async (request, response, next) => {
    const parts = []
    for await (const part of request) parts.push(part)
    const form = await new Response(Buffer.concat(parts), { headers: { "content-type": request.headers["content-type"] } }).formData()
    request.body = Object.fromEntries(form)
    next()
  },
})
