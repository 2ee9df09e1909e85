package dev.hotwire.core.turbo.visit

import android.os.Bundle
import dev.hotwire.core.turbo.config.PathConfigurationProperties
import dev.hotwire.core.turbo.session.SessionCallback

public data class VisitOptions(
    val action: VisitAction = VisitAction.ADVANCE,
    val snapshotHTML: String? = null,
    val response: VisitResponse? = null,
)

public data class Visit(
    val location: String,
    val destinationIdentifier: Int,
    val restoreWithCachedSnapshot: Boolean,
    val reload: Boolean,
    var callback: SessionCallback?,
    var identifier: String = "",
    var completedOffline: Boolean = false,
    val options: VisitOptions,
)

public data class VisitProposal(
    val location: String,
    val options: VisitOptions,
    val properties: PathConfigurationProperties,
    val bundle: Bundle?,
)

public class VisitResponse private constructor()

public enum class VisitAction { ADVANCE, REPLACE, RESTORE }
