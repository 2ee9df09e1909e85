extension IconNames {
  /// The icons by the names that servers use.
  static let namesOfIcons: [String: String] = table.reduce(into: [:]) { icons, entry in
    for name in entry.value.split(separator: " ") { icons[String(name)] = "\(entry.key)-symbolic" }
  }

  /// The names by icon: SF Symbols first, then Material Symbols where the name differs.
  private static let table: KeyValuePairs = [
    // Places
    "go-home": "house music.note.house home cottage",
    "tabwire-building": "building building.2 apartment business location_city domain building.columns account_balance",
    "tabwire-store": "storefront store shop",
    "tabwire-school": "graduationcap school",
    "tabwire-bed": "bed.double hotel bed king_bed",
    "tabwire-cup": "cup.and.saucer mug local_cafe coffee",
    "emoji-food": "fork.knife restaurant restaurant_menu dining wineglass birthday.cake local_bar fastfood cake",
    "tabwire-map": "map",
    "mark-location": "mappin mappin.and.ellipse location_on place pin_drop room",
    "find-location": "location location.viewfinder scope my_location gps_fixed near_me",
    "tabwire-compass": "safari location.north.line explore travel_explore",
    "tabwire-globe": "globe globe.americas globe.europe.africa network public language",
    "emoji-travel": "car directions_car local_taxi bicycle box.truck truck.box directions_bike local_shipping",
    "emoji-travel": "delivery_dining",
    "tabwire-bus": "bus tram directions_bus train directions_transit commute",
    "airplane-mode": "airplane airplane.departure flight flight_takeoff",
    "emoji-flags": "flag",

    // Search and view
    "system-search": "magnifyingglass text.magnifyingglass search manage_search",
    "view-reveal": "eye visibility remove_red_eye",
    "tabwire-qrcode": "qrcode qrcode.viewfinder qr_code qr_code_scanner",
    "tabwire-barcode": "barcode barcode.viewfinder",

    // Favorites and bookmarks
    "tabwire-heart": "heart favorite favorite_border",
    "starred": "star grade star_border stars",
    "user-bookmarks": "bookmark bookmark_border",
    "view-pin": "pin push_pin",
    "emoji-body": "hand.thumbsup thumb_up",
    "tabwire-crown": "crown workspace_premium",
    "tabwire-sparkles": "sparkles wand.and.stars auto_awesome celebration",
    "tabwire-trophy": "trophy rosette medal emoji_events military_tech",
    "tabwire-flame": "flame local_fire_department whatshot",

    // People
    "avatar-default": "person person.crop.square person_outline",
    "tabwire-account": "person.crop.circle person.circle account_circle",
    "system-users": "person.2 person.3 people people_alt group groups supervisor_account",
    "contact-new": "person.badge.plus person.crop.circle.badge.plus person_add",
    "x-office-address-book": "person.text.rectangle book.closed.circle contacts perm_contact_calendar import_contacts",
    "emoji-people": "face.smiling mood emoji_emotions sentiment_satisfied",

    // Communication
    "tabwire-chat": "bubble.left bubble.right message text.bubble chat chat_bubble chat_bubble_outline sms comment",
    "tabwire-chat": "feedback",
    "tabwire-chats": "bubble.left.and.bubble.right forum question_answer",
    "mail-unread": "envelope mail email markunread",
    "document-send": "square.and.arrow.up ios_share upload_file upload",
    "mail-send": "envelope.arrow.triangle.branch outgoing_mail",
    "tabwire-send": "paperplane send",
    "goa-panel": "at alternate_email",
    "call-start": "phone call phone_in_talk",
    "tabwire-megaphone": "megaphone campaign",
    "preferences-system-notifications": "bell notifications notifications_none notifications_active",
    "notifications-disabled": "bell.slash notifications_off",
    "tabwire-share": "square.and.arrow.up.on.square share",
    "tabwire-inbox": "tray tray.full inbox move_to_inbox",
    "tabwire-archive": "archivebox archive inventory_2",

    // Documents
    "accessories-dictionary": "book text.book.closed menu_book auto_stories chrome_reader_mode",
    "tabwire-book": "book.closed character.book.closed class",
    "tabwire-books": "books.vertical library_books local_library",
    "tabwire-newspaper": "newspaper feed article",
    "text-x-generic": "doc doc.text note note.text description insert_drive_file receipt receipt_long contact_page",
    "tabwire-documents": "doc.on.doc doc.richtext topic",
    "application-rss+xml": "dot.radiowaves.up.forward rss_feed",
    "folder": "folder",
    "folder-open": "folder_open",
    "folder-download": "tray.and.arrow.down arrow.down.to.line square.and.arrow.down download file_download save_alt",

    // Commerce
    "tabwire-cart": "cart cart.badge.plus shopping_cart add_shopping_cart",
    "tabwire-bag": "bag basket shopping_bag shopping_basket local_mall",
    "tabwire-card": "creditcard credit_card payment",
    "tabwire-wallet": "wallet.pass wallet account_balance_wallet",
    "tabwire-money": "dollarsign eurosign banknote attach_money monetization_on paid payments",
    "tabwire-gift": "gift giftcard card_giftcard redeem",
    "tabwire-tag": "tag local_offer sell label loyalty",
    "tabwire-ticket": "ticket confirmation_number local_activity airplane_ticket",
    "tabwire-box": "shippingbox cube cube.box inventory view_in_ar",
    "tabwire-briefcase": "briefcase case suitcase work work_outline business_center luggage",

    // Time
    "x-office-calendar": "calendar calendar.badge.clock event today calendar_today calendar_month date_range",
    "document-open-recent": "clock clock.arrow.circlepath schedule access_time history query_builder",
    "alarm": "alarm stopwatch timer access_alarm",

    // Actions
    "tabwire-checklist": "checklist list.bullet.rectangle.portrait rule fact_check playlist_add_check task_alt",
    "tabwire-clipboard": "list.clipboard doc.on.clipboard clipboard assignment content_paste",
    "checkbox-checked": "checkmark.square checkmark.rectangle check_box",
    "object-select": "checkmark checkmark.circle check done check_circle",
    "document-edit": "pencil square.and.pencil highlighter edit create mode_edit edit_note",
    "list-add": "plus add",
    "tabwire-plus": "plus.circle plus.app plus.square add_circle add_circle_outline add_box",
    "view-refresh": "arrow.clockwise refresh",
    "tabwire-sync": "arrow.triangle.2.circlepath arrow.2.circlepath sync autorenew",
    "tabwire-swap": "arrow.up.arrow.down arrow.left.arrow.right swap_vert swap_horiz compare_arrows",
    "user-trash": "trash delete delete_outline",
    "insert-link": "link",
    "mail-attachment": "paperclip attach_file",
    "edit-copy": "content_copy",
    "printer": "printer print",
    "system-log-out": "rectangle.portrait.and.arrow.right arrow.right.square logout exit_to_app",
    "system-shutdown": "power power_settings_new",

    // Lists and layouts
    "view-list-bullet": "list.bullet list.dash list format_list_bulleted view_list toc",
    "view-list-ordered": "list.number format_list_numbered",
    "view-grid": "square.grid.2x2 rectangle.grid.2x2 grid_view dashboard widgets category",
    "view-app-grid": "square.grid.3x3 circle.grid.3x3 apps",
    "open-menu": "line.3.horizontal text.justify menu",
    "sidebar-show": "sidebar.left sidebar.leading view_sidebar",
    "view-more-horizontal": "ellipsis more_horiz pending",
    "view-more": "more_vert",
    "tabwire-layers": "square.stack square.stack.3d.up rectangle.stack square.3.layers.3d layers collections_bookmark",
    "view-sort-descending": "line.3.horizontal.decrease arrow.up.arrow.down.circle filter_list sort",

    // Charts
    "tabwire-chart-bars": "chart.bar bar_chart equalizer leaderboard poll analytics assessment insert_chart",
    "tabwire-chart-line": "chart.line.uptrend.xyaxis chart.xyaxis.line trending_up show_chart timeline insights",
    "tabwire-chart-pie": "chart.pie pie_chart donut_large data_usage",
    "power-profile-performance": "gauge speedometer gauge.with.needle speed",
    "accessories-calculator": "plus.forwardslash.minus function calculate",

    // Media and games
    "camera-photo": "camera photo_camera camera_alt",
    "image-x-generic": "photo photo.on.rectangle photo.stack image photo_library collections",
    "camera-video": "video play.rectangle videocam video_library",
    "video-x-generic": "film movie theaters local_movies",
    "media-playback-start": "play play_arrow play_circle",
    "folder-music": "music.note music.note.list music_note library_music audiotrack queue_music",
    "audio-input-microphone": "mic keyboard_voice podcasts",
    "audio-headphones": "headphones headset",
    "audio-speakers": "hifispeaker speaker",
    "tabwire-waveform": "waveform graphic_eq waveform.path.ecg",
    "radio": "radio",
    "tv": "tv live_tv",
    "input-gaming": "gamecontroller sports_esports videogame_asset",
    "emoji-activities": "sportscourt basketball soccerball sports_basketball sports_soccer figure.walk figure.run",
    "emoji-activities": "directions_walk directions_run",
    "applications-graphics": "paintbrush paintpalette palette brush",

    // Health and nature
    "tabwire-dumbbell": "dumbbell figure.strengthtraining.traditional fitness_center",
    "tabwire-medical": "cross cross.case stethoscope medical_services local_hospital health_and_safety pills",
    "tabwire-medical": "heart.text.square",
    "emoji-nature": "leaf eco spa nature tree park",
    "tabwire-paw": "pawprint pets",
    "tabwire-drop": "drop water_drop opacity",
    "tabwire-bolt": "bolt bolt.horizontal flash_on electric_bolt offline_bolt",
    "weather-clear": "sun.max wb_sunny light_mode",
    "weather-clear-night": "moon moon.stars dark_mode nightlight bedtime",
    "weather-overcast": "cloud cloud_queue",
    "weather-showers": "cloud.rain umbrella",
    "weather-snow": "snowflake ac_unit",
    "weather-windy": "wind air",
    "tabwire-shirt": "tshirt checkroom",

    // Devices and settings
    "emblem-system": "gear gearshape gearshape.2 settings",
    "applications-utilities": "wrench.and.screwdriver wrench hammer screwdriver build handyman construction",
    "preferences-other": "slider.horizontal.3 slider.vertical.3 switch.2 tune",
    "system-lock-screen": "lock lock.shield https",
    "changes-allow": "lock.open lock_open",
    "dialog-password": "key vpn_key password",
    "auth-fingerprint": "touchid fingerprint",
    "security-high": "shield checkmark.shield security verified_user shield.checkered checkmark.seal verified",
    "network-wireless": "wifi",
    "bluetooth-active": "bluetooth",
    "battery": "battery.100 battery_full",
    "phone": "iphone candybarphone smartphone phone_iphone phone_android",
    "computer": "desktopcomputer laptopcomputer display computer desktop_windows laptop",
    "network-server": "server.rack externaldrive dns storage",
    "application-x-addon": "puzzlepiece puzzlepiece.extension extension",
    "utilities-terminal": "terminal code chevron.left.forwardslash.chevron.right",
    "package-x-generic": "app.gift",

    // Help
    "help-about": "info.circle info info_outline",
    "tabwire-question": "questionmark.circle questionmark help help_outline help_center contact_support live_help",
    "tabwire-lifebuoy": "lifepreserver support support_agent",
    "emoji-objects": "lightbulb tips_and_updates emoji_objects",
    "dialog-warning": "exclamationmark.triangle warning report_problem",
    "emblem-important": "exclamationmark.circle error priority_high",
  ]
}
