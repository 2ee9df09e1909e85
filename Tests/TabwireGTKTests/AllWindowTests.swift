import Testing

/// All tests in windows. They run one after the other because they share the display and the main thread.
@Suite("Windows", .serialized, .inWindows, .needsDisplay, .timeLimit(.minutes(2)))
struct AllWindowTests {}
