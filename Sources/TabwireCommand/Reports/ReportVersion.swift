/// The version of the JSON reports.
enum ReportVersion {
  /// Grows when a member is removed or changes its meaning. New members do not change it.
  static let current = 1
}
