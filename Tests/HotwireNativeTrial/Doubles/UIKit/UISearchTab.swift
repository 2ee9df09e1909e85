/// A double of the tab with the search role.
@available(iOS 18.0, *)
open class UISearchTab: UITab {}
