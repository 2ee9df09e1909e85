/// A weak reference, for tests that an object is freed.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}
