(* Runs the extracted model. Each line is a step: words with blanks between them. Texts are hexadecimal after an x, - is none, and
   lists start with their length. The answer to each is a line of JSON; Lab/Proof/client writes and reads them. *)
open Reconciliation

let rec positive i = if i = 1 then XH else if i land 1 = 1 then XI (positive (i / 2)) else XO (positive (i / 2))
let number_of_int i = if i = 0 then N0 else Npos (positive i)
let rec int_of_positive = function XH -> 1 | XO p -> 2 * int_of_positive p | XI p -> (2 * int_of_positive p) + 1
let int_of_number = function N0 -> 0 | Npos p -> int_of_positive p
let rec int_of_nat = function O -> 0 | S n -> 1 + int_of_nat n
let hex s = String.concat "" (List.map (fun c -> Printf.sprintf "%02x" (Char.code c)) (List.of_seq (String.to_seq s)))
let unhex s = String.init ((String.length s - 1) / 2) (fun i -> Char.chr (int_of_string ("0x" ^ String.sub s (1 + (2 * i)) 2)))
let words = ref []
let word () = match !words with w :: rest -> words := rest; w | [] -> failwith "a word is missing"
let int () = int_of_string (word ())
let rec times k f = if k = 0 then [] else let x = f () in x :: times (k - 1) f
let list f = let k = int () in times k f
let text () = unhex (word ())
let flag () = word () = "t"
let optional f = match word () with "-" -> None | w -> words := w :: !words; Some (f ())

let entry () =
  match word () with
  | "action" -> AnAction (text ())
  | _ ->
    let id = text () in
    let look = text () in
    let deprecated = match word () with "soft" -> Some Soft | "hard" -> Some Hard | _ -> None in
    let replaces = optional text in
    let version = optional text in
    let claims = list (fun () -> let alone = flag () in { segments = list text; alone }) in
    ATab { id; look; deprecated; replaces; version; claims }

let configuration () =
  let active = optional text in
  let revision = optional (fun () -> number_of_int (int ())) in
  let session = optional text in
  let live = flag () in
  let hides = flag () in
  let first_page = flag () in
  let reorders = flag () in
  let app_badge = optional (fun () -> number_of_int (int ())) in
  { active; entries = list entry; revision; session; live; hides; first_page; reorders; app_badge }

(* The container that represents a tab, or 0. *)
let container state id =
  match List.find_opt (fun box -> box.shows.id = id) state.on_screen.bar with Some box -> box.number | None -> N0

let step state =
  match word () with
  | "configure" -> Configure (configuration ())
  | "reject" -> Reject
  | "select" -> Select (container state (text ()))
  | "load" -> Load (container state (text ()))
  | "firstPageDidAppear" -> Appear (container state (text ()))
  | "open" -> Open (optional (fun () -> list text))
  | "perform" -> Perform (text ())
  | "resume" -> Resume
  | other -> failwith other

let numbers l = "[" ^ String.concat "," (List.map (fun n -> string_of_int (int_of_number n)) l) ^ "]"
let place = function None -> "null" | Some n -> string_of_int (int_of_number n)

(* P6.5 to P6.7: why the model rejects a configuration that was read. *)
let code = function
  | Configure c when not (distinct (List.map entry_id c.entries)) -> "duplicateID"
  | Configure c when single c -> "singleTab"
  | Configure _ -> "missingActive"
  | _ -> "malformed"

let answer step report before state =
  let v = before.on_screen and w = state.on_screen in
  let what =
    match report.what with
    | Case n -> string_of_int (int_of_nat n)
    | Stale -> "\"stale\"" | Rejected -> "\"rejected\""
    | _ -> "null" in
  let tabs = List.map (fun box -> Printf.sprintf "[%d,\"%s\"]" (int_of_number box.number) (hex box.shows.id)) w.bar in
  let actions = List.map (fun (id, after) -> Printf.sprintf "[\"%s\",%s]" (hex id) (place after)) (actions state) in
  Printf.printf
    "{\"what\":%s,\"code\":\"%s\",\"selected\":%d,\"tabs\":[%s],\"actions\":[%s],\"created\":%s,\"disposed\":%s,\"updated\":%s,\"refreshed\":%b,\"forgets\":%b,\"visits\":%b,\"barVisible\":%b,\"appBadge\":%s}\n%!"
    what (code step) (int_of_number w.selected) (String.concat "," tabs) (String.concat "," actions) (numbers (created v w))
    (numbers (disposed v w)) (numbers (updated v w)) report.refreshed report.forgets report.visits
    (is_bar_visible state) (place state.icon_number)

let () =
  let state = ref start in
  try
    while true do
      words := String.split_on_char ' ' (input_line stdin);
      if !words = [ "start" ] then state := start
      else begin
        let before = !state in
        let step = step before in
        let report, after = take step before in
        state := after;
        answer step report before after
      end
    done
  with End_of_file -> ()
