// The sites of Examples/Acceptance/privacy-walk. `fields` are those that sign a user in, by the user's place; `late` are the
// pages that are under way while a user signs out; `private` is a page that only users have; `keepsUsers` if nobody else can sign in
// before the user signs out.
import { pages } from "./pages.js"

// The demo servers, and an app with two users that `Rails/test/generate` creates.
const demo = {
  signIn: "/sign-in",
  fields: user => ({ persona: ["regular", "premium"][user] }),
  signOut: () => document.getElementById("sign-out").click(),
  private: "/profile",
  late: ["/", "/explore", "/profile/edit"],
  stored: Object.values(pages).slice(0, 8),
  links: "main a[href^='/']",
  forms: /(?<!\/sign-(in|out))$/,
}

const redmine = {
  signIn: "/login",
  fields: user => ({ username: ["robin", "priya"][user], password: "tabwire-walk", autologin: "1" }),
  // Its link asks for confirmation if its script has not run yet.
  signOut() {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/logout" })
    const value = document.querySelector("meta[name=csrf-token]").content
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "authenticity_token", value }))
    document.body.append(form)
    form.submit()
  },
  private: "/my/page",
  late: ["/", "/projects", "/issues", "/my/page", "/issues?sort=subject"],
  stored: ["/", "/projects", "/issues", "/my/page", "/projects/walk", "/issues/1", "/my/account"],
  // Links of other methods delete things, and those with a dot are downloads.
  links: ":is(#content, #main-menu) a[href^='/']:not([data-method], [href*='.'])",
  forms: /\/issues(\/\d+)?$/,
}

// In which a user must sign out before another one can sign in.
const devise = {
  ...demo,
  fields: user => ({
    "user[email]": ["robin@example.org", "priya@example.org"][user], "user[password]": "tabwire-walk", "user[remember_me]": "1",
  }),
  keepsUsers: true,
}

export const sites = { demo, devise, redmine }
