// Sends the tab configuration of the page to the native tab bar.
export { NavigationController as default } from "@tabwire/web"
