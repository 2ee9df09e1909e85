package okhttp3.coroutines

import okhttp3.Call
import okhttp3.Response

@Suppress("RedundantSuspendModifier")
public suspend fun Call.executeAsync(): Response = execute()
