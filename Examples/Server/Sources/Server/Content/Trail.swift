/// A trail to explore.
struct Trail: Sendable, Identifiable {
  let id: Int
  let name: String
  let place: String
  let kilometers: String
  let climb: Int
  let hours: String
  let level: Level
  let summary: String

  /// Which of the drawings goes with it.
  let art: Int

  init(
    _ id: Int, _ name: String, _ place: String, km: String, climb: Int, hours: String, _ level: Level,
    _ summary: String
  ) {
    self.id = id
    self.name = name
    self.place = place
    self.kilometers = km
    self.climb = climb
    self.hours = hours
    self.level = level
    self.summary = summary
    art = id % 6 + 1
  }

  static let all = [
    Trail(
      1, "Heron Lake", "Northmoor", km: "6.4", climb: 90, hours: "2", .easy,
      "A flat loop through reeds, with two hides and a jetty for lunch."),
    Trail(
      2, "Cinder Ridge", "Ashfell", km: "11.8", climb: 640, hours: "4½", .moderate,
      "Black gravel, wide views, and a breeze on the hottest day."),
    Trail(
      3, "Three Bridges", "Ellendale", km: "9.2", climb: 310, hours: "3", .easy,
      "One river, crossed three times: by plank, by stone and by rope."),
    Trail(
      4, "Larch Hollow", "Ellendale", km: "7.5", climb: 260, hours: "2½", .easy,
      "Best in October, when the whole valley turns to gold."),
    Trail(
      5, "The Long Step", "Corrie Vale", km: "17.3", climb: 1120, hours: "7", .hard,
      "A staircase of granite that the shepherds say has no end."),
    Trail(
      6, "Saltmarsh Walk", "Wickham Sands", km: "8.1", climb: 20, hours: "2½", .easy,
      "Boardwalks above the tide; mind the timetable at the gate."),
    Trail(
      7, "Windmill Round", "Northmoor", km: "12.6", climb: 180, hours: "3½", .moderate,
      "Four mills, one bakery, and a tailwind on the way home."),
    Trail(
      8, "Owl Wood", "Ashfell", km: "5.3", climb: 140, hours: "1½", .easy,
      "Short enough for an evening. Bring a torch and be quiet."),
    Trail(
      9, "Glass Tarn", "Corrie Vale", km: "13.9", climb: 870, hours: "5½", .hard,
      "So still at dawn that the map seems to lie upside down."),
    Trail(
      10, "Quarry Path", "Ellendale", km: "6.9", climb: 210, hours: "2", .easy,
      "Old rails, ferns in the cutting, and echoes worth a shout."),
    Trail(
      11, "Juniper Saddle", "High Rowan", km: "14.4", climb: 930, hours: "6", .hard,
      "A pass between two valleys that never agreed on a border."),
    Trail(
      12, "Mill Race", "Wickham Sands", km: "4.2", climb: 30, hours: "1", .easy,
      "Water on one side, orchards on the other, prams welcome."),
    Trail(
      13, "Raven Stair", "High Rowan", km: "10.7", climb: 780, hours: "4½", .moderate,
      "Carved steps, iron chains, and birds that comment on all of it."),
    Trail(
      14, "Beacon Hill", "Northmoor", km: "7.8", climb: 330, hours: "2½", .moderate,
      "Seven counties on a clear day, a bench for each."),
    Trail(
      15, "Fern Gully", "Ashfell", km: "5.9", climb: 170, hours: "2", .easy,
      "Cool and green while the rest of the hills are burning."),
    Trail(
      16, "Smugglers' Way", "Wickham Sands", km: "16.1", climb: 290, hours: "5", .moderate,
      "Coves, caves and a pub that has always known nothing."),
    Trail(
      17, "Stone Circle", "Northmoor", km: "8.8", climb: 150, hours: "2½", .easy,
      "Eleven stones. Count them twice; you will not agree."),
    Trail(
      18, "Silver Fall", "Corrie Vale", km: "9.6", climb: 520, hours: "3½", .moderate,
      "The path goes behind the water. You will get wet."),
    Trail(
      19, "Charcoal Burners", "Ellendale", km: "11.1", climb: 360, hours: "3½", .moderate,
      "Round clearings in the oaks, and one kiln lit each May."),
    Trail(
      20, "Kestrel Edge", "High Rowan", km: "12.3", climb: 690, hours: "5", .hard,
      "An airy crest, level and wide, with the wind for company."),
    Trail(
      21, "Orchard Mile", "Wickham Sands", km: "3.6", climb: 40, hours: "1", .easy,
      "Blossom in April, windfalls in September, shade all year."),
    Trail(
      22, "Peat Road", "Ashfell", km: "15.2", climb: 410, hours: "5", .moderate,
      "A straight line across the moor, older than any of the walls."),
    Trail(
      23, "Snowline", "Corrie Vale", km: "18.7", climb: 1340, hours: "8", .hard,
      "Up to where the flowers stop, and a little further."),
    Trail(
      24, "Ferryman's Loop", "Ellendale", km: "10.2", climb: 120, hours: "3", .easy,
      "Ring the bell for the boat; it comes when it comes."),
  ]
}

/// How hard a trail is.
enum Level: String, Sendable {
  case easy, moderate, hard

  /// The name of its text.
  var name: String { "level\(rawValue.capitalized)" }
}

/// A stretch of a trail.
struct TrailSection: Sendable {
  /// What a link within the page calls it.
  let anchor: Int
  let title: String
  let text: String

  /// Every trail takes its own turns; the same one always takes the same.
  static func sections(of trail: Trail) -> [TrailSection] {
    zip(titles, texts).enumerated().map { index, section in
      let (title, options) = section
      return TrailSection(anchor: index + 1, title: title, text: options[(trail.id + index) % options.count])
    }
  }

  private static let titles = [
    "Getting there", "The first kilometer", "Into the trees", "Halfway", "The view", "Lunch", "The way down",
    "What to bring",
  ]

  private static let texts = [
    [
      "The bus stops at the chapel, once an hour on weekdays. The path begins behind the wall, where a green post with a white band shows the way. There is room for six cars in the lay-by, and for a great many more bicycles.",
      "Leave the village by the lane beside the shop. After the last house the tarmac ends and a gate keeps the sheep where they belong. Close it behind you; they have plans.",
      "From the station it is ten minutes along the river. Cross at the weir, turn your back on the road, and the noise is gone before you have tied your laces.",
    ],
    [
      "It starts gently. The ground is firm, the gradient kind, and there is time to find out which boot has the pebble in it. Skylarks hold the upper floor from March to August.",
      "The path climbs at once, as if to see whether you mean it. Take it slowly: after twelve minutes it levels out, and it will not be as steep again until the very end.",
    ],
    [
      "Beeches first, then larch. The markers are painted on the trunks at eye height; where two colours share a tree, yours is the white one. In wet weather the roots are slippery.",
      "The wood is old and nobody hurries through it. Look for the hollow oak: it has been a shelter, a post office and, for one winter, a chapel.",
      "Under the trees it is five degrees cooler. A spring runs beside the path, and its water has been tested and found to be simply water.",
    ],
    [
      "A bench, a signpost and a decision: the short cut returns to the start in forty minutes, while the trail goes on over the hill. Everyone who took the short cut has regretted it.",
      "You are halfway when you reach the ruined barn. Swallows nest in what is left of the roof. From here on the wind is at your back.",
    ],
    [
      "Then the ground falls away and there it is. On clear days you can see the sea; on most days you can see where it would be. The cairn is for adding to, not for taking from.",
      "Nobody tells you about the view because nobody can. Sit down out of the wind, on the south side of the rocks, and give it ten minutes.",
      "The whole valley lies below like a map of itself: river, road, railway, and the roof of the bakery you will be visiting later.",
    ],
    [
      "There is no hut, so bring lunch with you. The flat stones by the stream have served as a table for as long as anyone remembers, and the jackdaws clear up.",
      "The farm sells cheese and apples from a cupboard at the gate. It works on trust and exact change.",
    ],
    [
      "Long zigzags spare the knees. Resist the urge to cut the corners: the slope is held together by roots that do not like boots.",
      "The descent follows the old cart track, straight and stony. Poles help. After rain, so does patience.",
      "An hour of easy downhill through meadows, with three stiles and one bull who has never been known to look up.",
    ],
    [
      "Water, a layer more than you think, and the map: there is no signal in the valley, which is one of its advantages.",
      "Good boots, a hat and something to share. In winter the last stretch is in shadow by three, so start early and carry a light.",
    ],
  ]
}
