(** * The reconciliation, as a program

    It follows docs/reconciliation.md section by section, with the numbers of its sentences; sections R16 to R20 are included.
    Reading messages and addresses is outside: a message that is malformed, too large, has an empty id, too many tabs or an
    unsafe path is the step [Reject]; an address and the paths of tabs come as lists of segments. *)

From Coq Require Import List String Bool NArith Arith.
Import ListNotations.
Open Scope string_scope.

Definition text := string.
Definition mem (i : text) (l : list text) : bool := existsb (String.eqb i) l.
Definition is_some {A} (o : option A) : bool := match o with Some _ => true | None => false end.
Definition is_nil {A} (l : list A) : bool := match l with [] => true | _ => false end.
Definition orelse {A} (o p : option A) : option A := match o with Some _ => o | None => p end.
Definition same (o p : option text) : bool :=
  match o, p with Some a, Some b => a =? b | None, None => true | _, _ => false end.
(** Both are given, and they differ. *)
Definition differ (o p : option text) : bool := match o, p with Some a, Some b => negb (a =? b) | _, _ => false end.

(** ** Configurations (P4, P5) *)

Inductive removal := Soft | Hard.

(** What a tab claims (R13.13). A claim that is [alone] covers one page only (R13.15). *)
Record claim := Claim { segments : list text; alone : bool }.

Record tab := Tab {
  id : text;
  look : text;  (* title, icon, path, badge, badgeLabel and image: what R14.4 and R19.1 compare *)
  deprecated : option removal;
  replaces : option text;
  version : option text;
  claims : list claim }.

(** R17: a member of `tabs` is a tab or an action. *)
Inductive entry := ATab (t : tab) | AnAction (i : text).
Definition entry_id (e : entry) : text := match e with ATab t => id t | AnAction i => i end.

Record config := Config {
  active : option text;
  entries : list entry;
  revision : option N;
  session : option text;
  live : bool;
  hides : bool;  (* tabBarHidden *)
  first_page : bool;  (* no member: whether the first page of the selected container sent it (R10.10) *)
  reorders : bool;
  app_badge : option N }.

(** R17.1: the tabs without the actions. *)
Definition tabs_of (l : list entry) : list tab := flat_map (fun e => match e with ATab t => [t] | AnAction _ => [] end) l.
Definition wanted (c : config) : list tab := tabs_of (entries c).

Fixpoint distinct (l : list text) : bool := match l with [] => true | i :: l => negb (mem i l) && distinct l end.

(** P6.5 to P6.7, and P23 for actions: not [duplicateID], [singleTab] or [missingActive]. *)
Definition single (c : config) : bool :=
  match wanted c with [] => negb (is_nil (entries c)) | [_] => true | _ => false end.
Definition valid (c : config) : bool :=
  distinct (map entry_id (entries c)) && negb (single c) && (is_nil (entries c) || is_some (active c)).

(** ** R3 Effective tabs *)

Definition named (i : text) (tabs : list tab) : option tab := find (fun t => id t =? i) tabs.
Definition is_deprecated (t : tab) : bool := is_some (deprecated t).

Section Effective.
  Variable tabs : list tab.      (* of the configuration *)
  Variable visible : list text.  (* the ids that the containers represent now *)
  Variable sel : option text.    (* the id that the selected container represents *)

  (** R3.1, R3.2: the tab that a tab validly replaces. *)
  Definition replaced (t : tab) : option tab :=
    match replaces t with
    | Some r => if r =? id t then None
                else match named r tabs with Some d => if is_deprecated d then Some d else None | None => None end
    | None => None
    end.

  (** R3.4, R3.5. No chain is longer than the configuration. *)
  Fixpoint chain_from (fuel : nat) (seen : list text) (t : tab) : list tab :=
    match fuel, replaced t with
    | S fuel, Some d => if mem (id d) seen then [] else d :: chain_from fuel (id d :: seen) d
    | _, _ => []
    end.
  Definition chain (t : tab) : list tab := chain_from (List.length tabs) [id t] t.

  (** R3.6, R3.7. *)
  Definition retained (t : tab) : bool :=
    mem (id t) visible &&
    match deprecated t with Some Soft => true | Some Hard => same sel (Some (id t)) | None => false end.

  (** R3.9: hidden tabs wait for others to go. *)
  Definition waits (t : tab) : bool := negb (mem (id t) visible) && existsb retained (chain t).
  (** R3.8, R3.9. *)
  Definition shown (t : tab) : bool := if is_deprecated t then retained t else negb (waits t).
  (** R3.10. *)
  Definition effective : list tab := filter shown tabs.

  (** ** R4 The hint *)

  (** R4.1, R4.3, R4.2. *)
  Definition stand_in (i : text) : option tab :=
    match named i tabs with
    | None => None
    | Some t => if shown t then Some t
                else if is_deprecated t then find (fun e => existsb (fun d => id d =? i) (chain e)) effective
                else find retained (chain t)
    end.
  (** R4.4, R4.5; [first] is the first effective tab. *)
  Definition hint (active : option text) (first : tab) : tab :=
    match active with None => first | Some a => match stand_in a with Some t => t | None => first end end.
End Effective.

(** ** R1 Containers, R9 Versions *)

Record container := Box {
  number : N;  (* its identity *)
  shows : tab;  (* the tab that it represents *)
  latest : option text;
  loaded : option text }.

Definition tab_of (b : container) : text := id (shows b).
(** R9.2. *)
Definition new (n : N) (t : tab) : container := Box n t (version t) (version t).
(** R9.3, R9.4, R9.5: the same tab as a configuration describes it now. *)
Definition relabel (t : tab) (b : container) : container :=
  Box (number b) t (orelse (version t) (latest b)) (orelse (loaded b) (version t)).
(** R9.6. *)
Definition outdated (b : container) : bool := differ (latest b) (loaded b).
(** Loaded becomes latest. *)
Definition mark (b : container) : container := Box (number b) (shows b) (latest b) (latest b).
Definition mark_number (n : N) (bs : list container) : list container :=
  map (fun b => if (number b =? n)%N then mark b else b) bs.
Definition numbered (n : N) (bs : list container) : option container := find (fun b => (number b =? n)%N) bs.
Definition showing (i : text) (bs : list container) : option container := find (fun b => tab_of b =? i) bs.

(** In bootstrap the bar is empty, and the selected container is the only one (R1.3). *)
Record view := View {
  bar : list container;
  selected : N;
  fresh : N  (* no identity from here on was ever used *) }.

Definition alive (v : view) : list N := match bar v with [] => [selected v] | bs => map number bs end.
Definition selected_tab (v : view) : option text := option_map tab_of (numbered (selected v) (bar v)).
(** Whether the selected container is outdated. *)
Definition front_outdated (v : view) : bool :=
  match numbered (selected v) (bar v) with Some b => outdated b | None => false end.
(** Loaded becomes latest in the selected container. *)
Definition page_loaded (v : view) : view := View (mark_number (selected v) (bar v)) (selected v) (fresh v).

(** For each tab the container that [keep] says, otherwise a new one; and the next unused number (R7.23). *)
Fixpoint place (keep : tab -> option container) (n : N) (ts : list tab) : list container * N :=
  match ts with
  | [] => ([], n)
  | t :: ts =>
      match keep t with
      | Some b => let (bs, m) := place keep n ts in (b :: bs, m)
      | None => let (bs, m) := place keep (N.succ n) ts in (new n t :: bs, m)
      end
  end.
(** R7.18. *)
Definition arrange (v : view) (keep : tab -> option container) (ts : list tab) : view :=
  let (bs, n) := place keep (fresh v) ts in View bs (selected v) n.
(** R7.19, R7.22. *)
Definition survivor (bs : list container) (t : tab) : option container :=
  option_map (relabel t) (showing (id t) bs).

(** ** R7 The cases: the number, and the containers after it *)

(** R6.3. *)
Definition kept (other : bool) (v : view) : list container :=
  if other then filter (fun b => (number b =? selected v)%N) (bar v) else bar v.
Fixpoint same_order (l m : list text) : bool :=
  match l, m with [], [] => true | a :: l, b :: m => (a =? b) && same_order l m | _, _ => false end.

(** R7.17. *)
Definition in_place (eff : list tab) (v : view) : view :=
  let update b := match named (tab_of b) eff with Some t => relabel t b | None => b end in
  View (map update (bar v)) (selected v) (fresh v).

Definition reconcile (c : config) (other : bool) (v : view) : nat * view :=
  let sel := selected_tab v in
  let boxes := kept other v in
  let visible := map tab_of boxes in
  let eff := effective (wanted c) visible sel in
  let ids := map id eff in
  match eff with
  | [] | [_] =>
      if is_nil (bar v) then (1, v)  (* R7.1, R7.13 *)
      else (3, View [] (selected v) (fresh v))  (* R7.2, R7.15, R7.16 *)
  | first :: _ =>
      let h := hint (wanted c) visible sel (active c) first in
      let take_over := fun t rest => if id t =? id h then Some (new (selected v) t) else rest in
      let added := filter (fun i => negb (mem i visible)) ids in
      let removed := filter (fun i => negb (mem i ids)) visible in
      if is_nil (bar v) then (2, arrange v (fun t => take_over t None) eff)  (* R7.3, R7.14 *)
      else if is_nil added && is_nil removed then
        if negb (same_order (map tab_of (bar v)) ids) then  (* R7.4, R16.1 *)
          (6, if reorders c then arrange v (survivor boxes) eff else in_place eff v)
        else (if same (active c) sel then 4 else 5, in_place eff v)  (* R7.5, R7.6 *)
      else if existsb (fun i => same sel (Some i)) ids then  (* R7.7 to R7.9 *)
        (if is_nil removed then 7 else if is_nil added then 8 else 10, arrange v (survivor boxes) eff)
      else  (* R7.10 to R7.12, R7.20 to R7.22 *)
        (if mem (id h) visible then 9 else if existsb (fun i => mem i visible) ids then 10 else 11,
          arrange v (fun t => take_over t (survivor boxes t)) eff)
  end.

(** ** R8 The session guard *)

Record guard := Guard {
  pages : list (N * text);  (* the session that the last page in a container gave (R8.1, R8.4) *)
  at_selection : option text;  (* R8.2: the session last given when the user selected the selected container *)
  reported : list text (* R8.7 *) }.

Fixpoint given (n : N) (l : list (N * text)) : option text :=
  match l with [] => None | (m, x) :: l => if (m =? n)%N then Some x else given n l end.
Definition put (n : N) (x : text) (l : list (N * text)) : list (N * text) :=
  (n, x) :: filter (fun p => negb (fst p =? n)%N) l.
Definition without (x : text) (l : list text) : list text := filter (fun y => negb (y =? x)) l.

(** R8.1, R8.2: the page session of the selected container. Numbers stay, so R8.3 holds. *)
Definition page_session (n : N) (g : guard) : option text := orelse (given n (pages g)) (at_selection g).

(** An accepted configuration: whether the selected container [n] is refreshed, and the guard after it. *)
Definition judge (c : config) (n : N) (g : guard) : bool * guard :=
  match session c with
  | None => (false, g)
  | Some x =>
      if live c then
        if differ (page_session n g) (Some x) && negb (mem x (reported g))  (* R8.5, R8.6 *)
        then (true, Guard (pages g) (at_selection g) (x :: reported g))  (* R8.7 *)
        else (false, g)
      else (false, Guard (put n x (pages g)) (at_selection g) (without x (reported g)))  (* R8.1, R8.8 *)
  end.
(** R8.4. *)
Definition seen (c : config) (n : N) (g : guard) : guard :=
  match session c with
  | Some x => if live c then g else Guard (put n x (pages g)) (at_selection g) (reported g)
  | None => g
  end.
(** R8.9. *)
Definition opened (g : guard) : guard := Guard (pages g) (at_selection g) [].
Definition turned (known : option text) (g : guard) : guard := Guard (pages g) known [].

(** ** R1 The state of a client, and its steps *)

Record state := State {
  on_screen : view;
  last : list entry;  (* of the last accepted configuration (R1.8) *)
  highest : option N;  (* R1.9 *)
  known : option text;  (* the session last given (R1.10) *)
  watch : guard;
  hidden : bool;  (* whether the page in front hides the tab bar *)
  icon_number : option N;  (* R18 *)
  awaited : bool  (* whether a configuration is awaited since the app came back (R20.2) *) }.

(** R1.7. *)
Definition start : state := State (View [] 1 2) [] None None (Guard [] None []) false None false.

(** R14.1; [Performed] is R17.7. *)
Inductive verdict :=
  | Case (n : nat) | Stale | Rejected | Selected | Reselected | Opened | Loaded | Performed | Resumed | Ignored.
(** [refreshed] and [visits] are about the selected container after the step. *)
Record report := Report { what : verdict; refreshed : bool; forgets : bool; visits : bool }.
Definition only (w : verdict) : report := Report w false false false.

Inductive step :=
  | Configure (c : config)
  | Reject
  | Select (n : N)
  | Load (n : N)
  | Open (address : option (list text))  (* [None]: it belongs to no tab (R13.2 to R13.4) *)
  | Perform (i : text)
  | Appear (n : N)
  | Resume.

(** R5.2, R5.4, R5.5. *)
Definition is_stale (c : config) (s : state) : bool :=
  match revision c, highest s with Some r, Some h => (r <? h)%N | _, _ => false end.
(** R10.1 to R10.3, R10.10. *)
Definition hides_after (c : config) (s : state) : bool :=
  if live c then hidden s else hides c && negb (first_page c).
(** R5.1, R10.4. *)
Definition rejecting (s : state) : state :=
  State (on_screen s) (last s) (highest s) (known s) (watch s) false (icon_number s) (awaited s).
(** R5.3. *)
Definition dropped (c : config) (s : state) : state :=
  State (on_screen s) (last s) (highest s) (known s) (seen c (selected (on_screen s)) (watch s)) (hides_after c s)
    (icon_number s) (awaited s).
(** R6.1. *)
Definition other_session (c : config) (s : state) : bool := differ (known s) (session c).
(** R18.1, R18.2. *)
Definition icon_after (c : config) (s : state) : option N :=
  match app_badge c with
  | Some n => Some n
  | None => if other_session c s then option_map (fun _ => 0%N) (icon_number s) else icon_number s
  end.

(** R20.3: whether it was awaited, and refreshes the selected container; [v] is what it leaves. *)
Definition refreshes_after_return (c : config) (s : state) (v : view) : bool := awaited s && live c && front_outdated v.
(** R9.7, R20.3: whether loaded becomes latest in the selected container. *)
Definition marks_front (c : config) (s : state) (v : view) : bool := negb (live c) || refreshes_after_return c s v.

(** R5.6, R5.7. *)
Definition accept (c : config) (s : state) : report * state :=
  if is_stale c s then (only Stale, dropped c s) else
  let (n, v) := reconcile c (other_session c s) (on_screen s) in
  let (refreshes, guard) := judge c (selected (on_screen s)) (watch s) in
  (Report (Case n) (refreshes || refreshes_after_return c s v) (other_session c s) false,  (* R6.6, R14.6 *)
    State (if marks_front c s v then page_loaded v else v) (entries c) (orelse (revision c) (highest s))
      (orelse (session c) (known s)) guard (hides_after c s) (icon_after c s) false).  (* R20.4 *)

(** ** R11 The user selects a tab *)

(** R11.5. *)
Definition appearing (ts : list tab) (before after : list text) (left now : text) : list tab :=
  filter (fun t => negb (is_deprecated t) && waits ts before (Some left) t && negb (waits ts after (Some now) t)) ts.

(** R11.4, R11.6, R11.7: the container [l] of a hard-deprecated tab is left for [b]. *)
Definition leave (ts : list tab) (l b : container) (v : view) : verdict * view :=
  let rest := filter (fun x => negb (number x =? number l)%N) (bar v) in
  let (bs, n) :=
    place (fun _ => None) (fresh v) (appearing ts (map tab_of (bar v)) (map tab_of rest) (tab_of l) (tab_of b)) in
  let after := flat_map (fun x => if (number x =? number l)%N then bs else [x]) (bar v) in
  match after with
  | [] | [_] => (Case 3, View [] (number b) n)
  | _ => (Selected, View after (number b) n)
  end.

Definition select (n : N) (s : state) : report * state :=
  let v := on_screen s in
  match numbered n (bar v), numbered (selected v) (bar v) with
  | Some b, Some l =>
      if (n =? selected v)%N then (only Reselected, s) else  (* R11.2 *)
      let v := View (mark_number n (bar v)) n (fresh v) in  (* R11.3, R9.9 *)
      let (w, v) := match deprecated (shows l) with Some Hard => leave (tabs_of (last s)) l b v | _ => (Selected, v) end in
      (Report w (outdated b) false false,
        State v (last s) (highest s) (known s) (turned (known s) (watch s)) false (icon_number s)
          false)  (* R8.9, R10.5, R20.4 *)
  | _, _ => (only Ignored, s)  (* R11.1, R11.8 *)
  end.

(** ** R12 A container is loaded *)

Definition load (n : N) (s : state) : report * state :=
  let v := on_screen s in
  if existsb (N.eqb n) (alive v) then
    (only Loaded, State (View (mark_number n (bar v)) (selected v) (fresh v)) (last s) (highest s) (known s) (watch s)
      (if (n =? selected v)%N then false else hidden s) (icon_number s) (awaited s))  (* R9.8, R10.6 *)
  else (only Ignored, s).  (* R12.1 *)

(** R12.3. *)
Definition appear (n : N) (s : state) : report * state :=
  if existsb (N.eqb n) (alive (on_screen s)) then
    (only Loaded, State (on_screen s) (last s) (highest s) (known s) (watch s)
      (if (n =? selected (on_screen s))%N then false else hidden s) (icon_number s) (awaited s))  (* R10.11 *)
  else (only Ignored, s).

(** ** R13 An address is opened *)

Fixpoint begins (p a : list text) : bool :=
  match p, a with [], _ => true | x :: p, y :: a => (x =? y) && begins p a | _, _ => false end.

(** R13.14, R13.15. *)
Definition covers (a : list text) (p : claim) : bool :=
  begins (segments p) a && (negb (alone p) || (List.length a =? List.length (segments p))%nat).

(** A claim that counts: how long it is, whether it is of the tab itself, and its container. *)
Record counted := Counted { long : nat; itself : bool; holder : container }.

(** R13.18, R13.19: whether the first one wins over the second. *)
Definition beats (a b : counted) : bool :=
  (long b <? long a)%nat || ((long a =? long b)%nat && itself a && negb (itself b)).

(** R13.16, R13.17: the id of the tab on the bar for which the claims of a tab count. *)
Definition counts_for (s : state) (t : tab) : option text :=
  let v := on_screen s in
  let visible := map tab_of (bar v) in
  if mem (id t) visible then Some (id t)
  else option_map id (stand_in (tabs_of (last s)) visible (selected_tab v) (id t)).

(** The claims that cover the address and count for a container. *)
Definition claims_for (a : list text) (s : state) (b : container) : list counted :=
  flat_map (fun t =>
    if same (counts_for s t) (Some (tab_of b)) then
      map (fun p => Counted (List.length (segments p)) (id t =? tab_of b) b) (filter (covers a) (claims t))
    else []) (tabs_of (last s)).

(** The first one that no other beats: for R13.20 the claims are listed in the order of the bar. *)
Definition winner (l : list counted) : option counted :=
  fold_left (fun w c => match w with Some b => if beats c b then Some c else w | None => Some c end) l None.

(** R13.21, R13.22. *)
Definition owner (a : list text) (s : state) : N :=
  match winner (flat_map (claims_for a s) (bar (on_screen s))) with
  | Some c => number (holder c)
  | None => selected (on_screen s)
  end.

(** R13.6, R13.23 to R13.25. *)
Definition open (address : option (list text)) (s : state) : report * state :=
  match address with
  | None => (only Ignored, s)
  | Some a =>
      let n := owner a s in
      let (r, t) := if (n =? selected (on_screen s))%N then (only Opened, s) else select n s in
      (Report (what r) (refreshed r) false true,
        State (on_screen t) (last t) (highest t) (known t) (opened (watch t)) (hidden t) (icon_number t)
          (awaited t))
  end.

(** ** R17 Actions *)

(** R17.4: each action with the container before it. *)
Fixpoint actions_from (before : option N) (v : view) (l : list entry) : list (text * option N) :=
  match l with
  | [] => []
  | ATab t :: l => actions_from (match showing (id t) (bar v) with Some b => Some (number b) | None => before end) v l
  | AnAction i :: l => (i, before) :: actions_from before v l
  end.
Definition behind (n : option N) (p : text * option N) : bool :=
  match snd p, n with Some a, Some b => (a =? b)%N | None, None => true | _, _ => false end.
(** R17.5, R17.6: the actions, in the order of the bar. *)
Definition actions (s : state) : list (text * option N) :=
  let v := on_screen s in
  match bar v with
  | [] => []
  | bs => let l := actions_from None v (last s) in
          filter (behind None) l ++ flat_map (fun b => filter (behind (Some (number b))) l) bs
  end.

(** R17.7, R17.8. *)
Definition perform (i : text) (s : state) : report * state :=
  (if mem i (map fst (actions s)) then Report Performed false false true else only Ignored, s).

(** ** R20 The app comes back *)

Definition resume (s : state) : report * state :=
  let v := on_screen s in
  if front_outdated v then
    (Report Resumed true false false,  (* R20.1 *)
      State (page_loaded v) (last s) (highest s) (known s) (watch s) (hidden s) (icon_number s) false)
  else
    (only Resumed,
      State v (last s) (highest s) (known s) (watch s) (hidden s) (icon_number s) (negb (is_nil (bar v)))).  (* R20.2, R20.6 *)

(** ** All steps *)

Definition take (x : step) (s : state) : report * state :=
  match x with
  | Configure c => if valid c then accept c s else (only Rejected, rejecting s)
  | Reject => (only Rejected, rejecting s)
  | Select n => select n s
  | Load n => load n s
  | Open address => open address s
  | Perform i => perform i s
  | Appear n => appear n s
  | Resume => resume s
  end.

(** ** R14 What a report names besides *)

Definition among (n : N) (l : list N) : bool := existsb (N.eqb n) l.
(** R14.2. *)
Definition created (v w : view) : list N := filter (fun n => negb (among n (alive v))) (alive w).
(** R14.3. *)
Definition disposed (v w : view) : list N := filter (fun n => negb (among n (alive w))) (alive v).
(** R14.4, R14.5, R19.1. *)
Definition updated (v w : view) : list N :=
  map number (filter (fun b => match numbered (number b) (bar v) with
    | Some a => (tab_of a =? tab_of b) && negb (look (shows a) =? look (shows b)) | None => false end) (bar w)).
(** R10.7. *)
Definition is_bar_visible (s : state) : bool := negb (is_nil (bar (on_screen s))) && negb (hidden s).
