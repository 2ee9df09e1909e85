package dev.tabwire.hotwire

/** The scripts that clients run in pages. The build adds their files, which all clients share, to the resources of the library. */
internal object PageScripts {
    /**
     * A function that returns the reason why a page would lose input if it was loaded again or removed, or null. Its argument
     * says whether the client hears of typed text by itself.
     */
    val unsentInput by lazy { read("unsent-input.js") }

    /**
     * An object with the rules for forms: `maySignIn` takes the event `turbo:submit-start` (P15.5), `pageFollows` takes
     * `turbo:submit-end` (P15.9).
     */
    val formRules by lazy { read("form-rules.js") }

    /** @throws IllegalStateException if the app was built without the file. */
    fun read(name: String): String {
        // An absolute path: R8 may move this class to another package.
        val path = "/dev/tabwire/hotwire/$name"
        val resource = checkNotNull(PageScripts::class.java.getResourceAsStream(path)) {
            "$path is not in the app: it is a Java resource of the module tabwire-hotwire; " +
                "remove what excludes it from the packaging block of the app's build script, or add the file, which is in Sources/TabwireClient"
        }
        return resource.use { it.reader().readText() }
    }
}
