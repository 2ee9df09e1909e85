// The components of pages, by their names. `frame.js` contains this. Pure.

/** The components, as the user agent names them; `navigation` is the tab bar's. The proxy has the same list. */
export const componentNames = ["alert", "button", "form", "haptic", "menu", "navigation", "review-prompt", "search", "share", "theme", "toast"]
/** Components of bridge-components that need a device, and are not shown. */
export const deviceComponentNames = ["barcode-scanner", "biometrics-lock", "document-scanner", "location", "nfc", "notification-token", "permissions"]
