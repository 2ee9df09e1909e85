/// News that Home shows, and counts in its badge until they are read.
struct Update: Sendable, Identifiable {
  let id: Int
  let title: String
  let summary: String
  let text: String

  static let all = [
    Update(
      id: 1, title: "Bridge reopened", summary: "The rope bridge at Three Bridges is safe again.",
      text:
        "After a winter of repairs the third bridge of the Three Bridges trail is open. The ropes are new, the planks are larch, and the limit is still four people at a time."
    ),
    Update(
      id: 2, title: "Lambing season", summary: "Please keep dogs on a lead in Ellendale.",
      text:
        "From March to May the meadows of Ellendale belong to ewes and their lambs. Dogs are welcome on a lead; the detour by the river is signposted in yellow."
    ),
    Update(
      id: 3, title: "Night walk on Friday", summary: "Meet at Owl Wood at nine, with a torch.",
      text:
        "The rangers lead a slow walk through Owl Wood to listen for tawny owls. It takes two hours, costs nothing, and is cancelled only by thunder. Bring a torch with a red light if you have one."
    ),
  ]
}
