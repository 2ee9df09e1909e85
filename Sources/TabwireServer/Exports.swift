// A server that declares its tabs describes its paths as well.
@_exported import TabwirePaths
