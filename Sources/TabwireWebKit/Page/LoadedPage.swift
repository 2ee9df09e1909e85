import CWebKitGTK
import Foundation
import NativeBridge
import TabwirePages
import TabwirePaths

/// What the app asks the page of a web view to do.
@MainActor
package struct LoadedPage {
  fileprivate let webView: WebView

  /// Runs a script. An error is logged.
  package func run(_ script: String) {
    Task { [webView] in
      do {
        _ = try await webView.evaluateJavaScript(script)
      } catch {
        Hotwire.config.logger.debug("script failed: \(error)")
      }
    }
  }

  /// Runs a script, unless an argument of it cannot be encoded.
  private func run(_ script: () throws -> String) {
    do {
      run(try script())
    } catch {
      Hotwire.config.logger.error("a script cannot run: \(error)")
    }
  }

  /// Replaces the page. WebKit has no API to replace an entry of the back-forward list.
  package func replace(by url: URL) {
    run { try JavaScript(calling: "location.replace", with: url.absoluteString).source }
  }

  /// Scrolls to the top, slowly if the user does not mind motion.
  package func scrollToTop() {
    let isReduced = "matchMedia('(prefers-reduced-motion: reduce)').matches"
    let scroll = "window.scrollTo({ top: 0, behavior: \(isReduced) ? 'auto' : 'smooth' })"
    run("window.dispatchEvent(new Event('native-scroll')); \(scroll)")
  }

  /// Opens the print dialog. It runs a loop of its own: call it from a signal, never from a task.
  package func print() {
    guard let operation = webView.withView({ webkit_print_operation_new($0) }) else { return }
    defer { g_object_unref(operation.rawPointer) }
    let window = webView.withWidget { gtk_widget_get_root($0) }.map { UnsafeMutablePointer<GtkWindow>($0) }
    webkit_print_operation_run_dialog(operation, window)
  }

  // MARK: Turbo

  package func stopVisit() {
    run("document.dispatchEvent(new CustomEvent('native-visits:stop'))")
  }

  /// Loads the page again: with Turbo if the page uses it.
  package func visitAgain() {
    Task { [weak webView] in
      let event = "new CustomEvent('native-visits:again', { cancelable: true })"
      let isUnhandled = try? await webView?.evaluateJavaScript("document.dispatchEvent(\(event))")
      if isUnhandled != "false" { webView?.reload() }
    }
  }

  /// Reloads the page in place: with Turbo if the page uses it. Otherwise WebKit keeps the scroll position.
  ///
  /// - Parameter isCurrent: Whether the web view still shows the page.
  package func refresh(while isCurrent: @escaping @MainActor () -> Bool) {
    Task { [webView] in
      let script = try? JavaScript(calling: PackageResources.refresh_js, with: []).source
      let answer = try? await webView.evaluateJavaScript(script ?? "false")
      if answer != "true", isCurrent() { webView.reload() }
    }
  }

  package func forgetSnapshots() {
    run { try JavaScript(calling: PackageResources.forget_snapshots_js, with: []).source }
  }

  /// Keeps the state of the page in front when the back-forward list is emptied.
  package func keepHistoryState() {
    run { try JavaScript(calling: PackageResources.keep_history_state_js, with: []).source }
  }

  /// Applies a changed path configuration.
  fileprivate func update(_ configuration: PathConfiguration) {
    run { try VisitScripts.update(configuration) }
  }

  /// Tells the page which page is below it: a visit to that page goes back.
  package func update(previous url: URL?) {
    run { try VisitScripts.update(previous: url) }
  }

  package func focusedLink() async -> String? {
    let json = try? await webView.evaluateJavaScript("document.activeElement?.closest('a[href]')?.href ?? null")
    return json.flatMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) }
  }
}

extension WebView {
  package var page: LoadedPage { LoadedPage(webView: self) }

  /// Applies a changed path configuration to the page in front and all further ones.
  package func pathConfigurationDidChange() {
    scripts.updateVisits(isModal: isModal)
    page.update(environment.pathConfiguration)
  }
}
