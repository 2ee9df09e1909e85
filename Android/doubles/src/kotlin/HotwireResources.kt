@file:Suppress("ConstPropertyName", "ClassName")

package dev.hotwire.navigation

/** A double of the class that Hotwire's build generates from its resources. */
public object R {
    public object id {
        public const val hotwire_screenshot: Int = 0x7f050000
    }
}
