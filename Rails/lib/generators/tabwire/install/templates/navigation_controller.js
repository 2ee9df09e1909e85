// Hands the tab configuration that a page carries to the native tab bar.
export { NavigationController as default } from "@tabwire/web"
