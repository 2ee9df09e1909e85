/// Tells whether an object is still there without keeping it.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}
