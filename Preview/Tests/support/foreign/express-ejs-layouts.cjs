// Stands in for the package of that name: renders a view into `layout`, as the local `body`.
module.exports = (request, response, next) => {
  const { render } = response
  response.render = (view, locals = {}) => render.call(response, view, locals, (error, body) => {
    if (error) return next(error)
    render.call(response, "layout", { ...locals, body })
  })
  next()
}
