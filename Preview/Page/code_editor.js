// The editor of the laboratory: Ace, loaded when the laboratory opens. It stands in for the text field, which keeps the text.

const lineCount = { minLines: 10, maxLines: 26 }

/**
 * Loads the editor and shows it in place of a text field.
 * @param {HTMLTextAreaElement} field
 * @param {{ suggest: (text: string, caret: number) => { from: number, to: number, items: { text: string, label: string, description: string }[] }, whenReady: Promise<void> }} options
 *   `suggest` has suggestions after `whenReady`
 * @returns {Promise<{ showError: (reason: import("./heart.js").Reason | null) => void, select: (reason: import("./heart.js").Reason) => void }>}
 * @throws {Error} if the editor cannot be loaded
 */
export async function openCodeEditor(field, { suggest, whenReady }) {
  const [{ ace }] = await Promise.all([import("./ace.js"), styled("ace.css"), styled("editor.css")])
  // Its style sheets are files, because the page's policy allows no others.
  ace.config.set("useStrictCSP", true)
  const element = document.createElement("div")
  element.className = "editor"
  field.after(element)
  const editor = ace.edit(element, {
    // Options count in their order: the mode would start a worker, which the page's policy forbids.
    useWorker: false, ...lineCount, mode: "ace/mode/json", tabSize: 2, showPrintMargin: false, fontSize: 12, value: field.value,
    theme: { cssClass: "ace-tabwire", isDark: false }, enableKeyboardAccessibility: true, textInputAriaLabel: field.labels[0].textContent, useSvgGutterIcons: false,
    enableBasicAutocompletion: [completer(suggest, whenReady)], enableLiveAutocompletion: [completer(suggest, whenReady)],
  })
  editor.clearSelection()
  // The list of suggestions follows each character at once. By itself it lags on a slow machine, and Enter takes what no longer fits.
  editor.commands.on("afterExec", () => { if (editor.completer?.changeTimer.isPending()) editor.completer.changeTimer.call() })
  const input = editor.textInput.getElement()
  input.setAttribute("aria-describedby", field.getAttribute("aria-describedby"))
  field.hidden = true
  let isCopying = false
  editor.on("change", () => {
    if (isCopying) return
    isCopying = true
    field.value = editor.getValue()
    field.dispatchEvent(new Event("input", { bubbles: true }))
    isCopying = false
  })
  field.addEventListener("input", () => {
    if (isCopying || editor.getValue() === field.value) return
    isCopying = true
    // A change of the document, so that it can be undone.
    editor.session.doc.setValue(field.value)
    editor.clearSelection()
    editor.gotoLine(1)
    isCopying = false
  })
  const place = ({ line = 1, column = 1 }) => [line - 1, column - 1]
  return {
    showError(reason) {
      const [row, column] = place(reason ?? {})
      editor.session.setAnnotations(reason ? [{ row, column, type: "error", text: `${reason.path}: ${reason.reason}` }] : [])
    },
    select(reason) {
      const [row, column] = place(reason)
      editor.gotoLine(row + 1, column, false)
      editor.focus()
    },
  }
}

function styled(address) {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = address
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve)
    link.addEventListener("error", () => reject(new Error(`${address} could not be loaded`)))
    document.head.append(link)
  })
}

function completer(suggest, whenReady) {
  const suggestionsAtCaret = (editor) => suggest(editor.getValue(), editor.session.doc.positionToIndex(editor.getCursorPosition()))
  return {
    identifierRegexps: [/[\w.-]/],
    triggerCharacters: ['"'],
    async getCompletions(editor, session, position, prefix, callback) {
      await whenReady
      const { from, to, items } = suggestionsAtCaret(editor)
      // Where no word has begun, Enter begins a line, so suggestions come only when asked for.
      if (from === to && editor.completer.autoShown) return callback(null, [])
      callback(null, items.map(({ text, label, description }, index) => ({
        caption: label, value: text, meta: description.slice(0, 60), score: 1_000 - index,
        completer: {
          insertMatch(editor) {
            // The user may have typed more since.
            const { from, to } = suggestionsAtCaret(editor)
            const { doc } = session
            session.replace({ start: doc.indexToPosition(from), end: doc.indexToPosition(to) }, text)
          },
        },
      })))
    },
  }
}
