package okhttp3.logging

import okhttp3.Interceptor

@Suppress("UNUSED_PARAMETER")
public class HttpLoggingInterceptor(logger: Logger) : Interceptor {
    public var level: Level = Level.BASIC

    public enum class Level { BASIC }

    public interface Logger {
        public fun log(message: String)
    }
}
