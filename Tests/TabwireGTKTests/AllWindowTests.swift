#if canImport(CWebKitGTK)
  import Testing

  /// All tests in real windows, one after the other: they share the display, the main thread and the processors.
  @Suite("In real windows", .serialized, .inWindows, .needsDisplay, .timeLimit(.minutes(2)))
  struct AllWindowTests {}
#endif
