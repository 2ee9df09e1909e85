#if !canImport(CWebKitGTK)
  #warning(
    "TabwireGTK is empty without GTK 4, libadwaita and WebKitGTK 6.0. On Debian: apt-get install libwebkitgtk-6.0-dev libadwaita-1-dev"
  )
#endif
