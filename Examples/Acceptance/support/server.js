// The running server under test.
export const server = { url: process.env.SERVER_URL }

if (!server.url) throw new Error("SERVER_URL is not set; start the tests with Examples/Acceptance/run")
