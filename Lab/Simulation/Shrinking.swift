/// Makes a failing world smaller, so that its events can be read.
enum Shrinking {
  /// Removes every step that is not needed for the violation.
  ///
  /// - Returns: The smallest plan that was found to violate a law.
  static func shrink(seed: UInt64, _ plan: Plan, _ bug: PlantedBug?) -> Plan {
    func fails(_ plan: Plan) -> Bool {
      let world = World(seed: seed, plan: plan, bug: bug)
      return world.run() != nil
    }
    var smallest = plan
    var size = max(1, plan.steps.count / 2)
    while size >= 1 {
      var start = 0
      var isSmaller = false
      while start < smallest.steps.count {
        var smaller = smallest
        smaller.steps.removeSubrange(start..<min(start + size, smaller.steps.count))
        if fails(smaller) { (smallest, isSmaller) = (smaller, true) } else { start += size }
      }
      if !isSmaller || size > 1 { size /= 2 }
    }
    return smallest
  }
}
