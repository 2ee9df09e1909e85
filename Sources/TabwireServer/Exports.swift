// A server that declares tabs also declares its path configuration.
@_exported import TabwirePaths
