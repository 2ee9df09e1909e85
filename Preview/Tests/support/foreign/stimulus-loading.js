// Stands in for the file of that name in stimulus-rails: registers the controllers that the import map lists below a name.
export function eagerLoadControllersFrom(under, application) {
  const { imports } = JSON.parse(document.querySelector("script[type=importmap]").text)
  for (const path of Object.keys(imports)) {
    const name = new RegExp(`^${under}/(.+)_controller$`).exec(path)?.[1]
    if (name) import(path).then(({ default: controller }) => application.register(name.replaceAll("/", "--").replaceAll("_", "-"), controller))
  }
}
