#if TabwireIOS
  // An app imports this module only.
  @_exported import TabwireClient
  @_exported import TabwireIOS
#endif
