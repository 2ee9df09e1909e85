#if Hummingbird
  public import Hummingbird
  public import TabwireServer

  extension RouterMethods {
    /// Serves the files by which links to the site open in its apps, with an ETag. Caches keep them for an hour.
    ///
    ///     router.appLinks(try AppLinks(to: AppTabs.all, appleApps: ["ABCDE12345.com.example.trails"]))
    ///
    /// Add them before middleware that asks users to sign in: phones send no cookies.
    ///
    /// - Parameter links: The files. There is no route for one that is `nil`.
    @discardableResult
    public func appLinks(_ links: AppLinks) -> Self {
      let files = [
        (AppLinks.appleAppSiteAssociationPath, links.appleAppSiteAssociation),
        (AppLinks.assetLinksPath, links.assetLinks),
      ]
      for (path, json) in files {
        guard let json else { continue }
        _ = file(RouterPath(path), json: json, contentType: "application/json", maxAge: 3600)
      }
      return self
    }
  }
#endif
