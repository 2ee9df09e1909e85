/// A guide to read before setting out.
struct Guide: Sendable, Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  let summary: String
  let paragraphs: [String]

  static let all = [
    Guide(
      id: 1, title: "Reading a Map", minutes: 6,
      summary: "Contours, bearings, and knowing where you are without asking.",
      paragraphs: [
        "A map is a picture of the ground from above, drawn by someone who walked it so that you would not be surprised. The brown lines join points of the same height. Where they crowd together it is steep; where they spread out you can talk while walking.",
        "Turn the map until it lies as the land does. The church is left of you on the ground and left of you on the paper. Most mistakes end there.",
        "Take a bearing before the fog comes, not in it. Note the time at each landmark: an hour of walking is four kilometers on the flat, and every six hundred meters of climbing add another hour.",
        "When you are lost, stop. Look for the last place where you were sure, and go back to it. Nobody has ever been embarrassed by arriving late.",
      ]),
    Guide(
      id: 2, title: "Packing Light", minutes: 4, summary: "What stays at home, and why you will not miss it.",
      paragraphs: [
        "Lay out everything you want to take. Put half of it back. Carry the rest up and down the stairs once, and put back half of what annoyed you.",
        "Three things are not negotiable: something against rain, something against cold, something against the dark. All three weigh less than a book.",
        "Water is heavy, so know where the springs are. Food is lighter than regret.",
      ]),
    Guide(
      id: 3, title: "Weather Signs", minutes: 5, summary: "What clouds, cows and distant hills are telling you.",
      paragraphs: [
        "Hills that look close enough to touch mean rain by evening. Hills that look far away in a blue haze mean that it will stay as it is.",
        "Watch the small clouds. If they grow taller than they are wide before noon, be off the ridge by two.",
        "Wind that turns against the clock brings worse; wind that turns with it brings better. The cows know nothing at all.",
      ]),
    Guide(
      id: 4, title: "Crossing Streams", minutes: 3, summary: "Where to step, when to turn round.",
      paragraphs: [
        "The widest place is usually the shallowest. Face upstream, move one foot at a time, and unbuckle the pack so that you can leave it.",
        "Mountain streams are lowest in the morning. What was a step at eight may be a swim at four.",
        "If you have to ask whether it is too deep, it is.",
      ]),
    Guide(
      id: 5, title: "Walking with Children", minutes: 5, summary: "Distances in stories instead of kilometers.",
      paragraphs: [
        "A child walks a kilometer for each year of its life, and three more if there is water at the end.",
        "Let the smallest one lead. The pace will be right, and you will see more beetles than ever before.",
        "Carry twice the snacks. Reveal them singly.",
      ]),
    Guide(
      id: 6, title: "Leaving No Trace", minutes: 4, summary: "How to have been there without anyone noticing.",
      paragraphs: [
        "Stay on the path, also where it is muddy: walking round the puddle makes the puddle wider. Peel and core take two years to disappear, a tissue three months, a can two hundred years.",
        "Camp late, leave early, and make the place look better than you found it. That is all there is to it.",
      ]),
  ]
}
