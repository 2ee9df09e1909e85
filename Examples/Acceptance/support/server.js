// The server that the tests are about: it runs already.
export const server = { url: process.env.SERVER_URL }

if (!server.url) throw new Error("SERVER_URL says where the server is; Examples/Acceptance/run sets it")
