@file:Suppress("ConstPropertyName", "ClassName")

package dev.tabwire.hotwire

import android.content.res.Resources

/** A double of the class that an app's build generates from the resources. */
public object R {
    public object array {
        public const val tabwire_containers: Int = 0x7f010000
    }

    public object drawable {
        public const val tabwire_account: Int = 0x7f020000
        public const val tabwire_bag: Int = 0x7f020001
        public const val tabwire_bell: Int = 0x7f020002
        public const val tabwire_book: Int = 0x7f020003
        public const val tabwire_bookmark: Int = 0x7f020004
        public const val tabwire_books: Int = 0x7f020005
        public const val tabwire_calendar: Int = 0x7f020006
        public const val tabwire_cart: Int = 0x7f020007
        public const val tabwire_chart: Int = 0x7f020008
        public const val tabwire_chat: Int = 0x7f020009
        public const val tabwire_clock: Int = 0x7f02000a
        public const val tabwire_compass: Int = 0x7f02000b
        public const val tabwire_folder: Int = 0x7f02000c
        public const val tabwire_globe: Int = 0x7f02000d
        public const val tabwire_heart: Int = 0x7f02000e
        public const val tabwire_home: Int = 0x7f02000f
        public const val tabwire_inbox: Int = 0x7f020010
        public const val tabwire_layers: Int = 0x7f020011
        public const val tabwire_list: Int = 0x7f020012
        public const val tabwire_mail: Int = 0x7f020013
        public const val tabwire_map: Int = 0x7f020014
        public const val tabwire_more: Int = 0x7f020015
        public const val tabwire_people: Int = 0x7f020016
        public const val tabwire_person: Int = 0x7f020017
        public const val tabwire_place: Int = 0x7f020018
        public const val tabwire_plus: Int = 0x7f020019
        public const val tabwire_search: Int = 0x7f02001a
        public const val tabwire_settings: Int = 0x7f02001b
        public const val tabwire_sparkles: Int = 0x7f02001c
        public const val tabwire_star: Int = 0x7f02001d
        public const val tabwire_unknown: Int = 0x7f02001e
    }

    public object id {
        public const val tabwire_more: Int = 0x7f030000
    }

    public object string {
        public const val tabwire_dot: Int = 0x7f040005
        public const val tabwire_badge: Int = 0x7f040000
        public const val tabwire_leave: Int = 0x7f040002
        public const val tabwire_leave_message: Int = 0x7f040003
        public const val tabwire_more: Int = 0x7f040001
        public const val tabwire_stay: Int = 0x7f040004
    }

    /** Defines the values of the resources. */
    internal fun define() {
        Resources.defineForTest(array.tabwire_containers, IntArray(64) { 0x7f030100 + it })
        Resources.defineForTest(string.tabwire_badge, "%1\$s")
        Resources.defineForTest(string.tabwire_more, "More")
        Resources.defineForTest(string.tabwire_dot, "New")
    }
}
