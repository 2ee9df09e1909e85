(** * What is proved

    Each theorem is about every state that any sequence of steps leads to, with any number of tabs, and cites the sentences of
    docs/reconciliation.md that it proves. The lemmas are in the other files. *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen Again Guard Owner.
Import ListNotations.
Local Open Scope list_scope.

(** ** The one law *)

(** R2.1 No configuration changes which container is selected. *)
Theorem one_law s c : reachable s -> front (after (Configure c) s) = front s.
Proof. apply one_law. Qed.

(** R2.1 Only the user changes it, by selecting a tab or opening an address. *)
Theorem only_the_user_selects s x : reachable s -> front (after x s) <> front s -> act x s = true.
Proof. apply only_the_user. Qed.

(** R2.2 No configuration disposes the selected container. *)
Theorem selected_survives s c : reachable s -> In (front s) (containers (after (Configure c) s)).
Proof. apply selected_survives. Qed.

(** ** Containers *)

(** R1.1 R2.5 The selected container exists, after every step. *)
Theorem selected_exists s : reachable s -> In (front s) (containers s).
Proof. apply selected_is_there. Qed.

(** R1.2 R1.6 Identities are unique. *)
Theorem identities_are_unique s : reachable s -> NoDup (containers s).
Proof. apply identities_are_unique. Qed.

(** R1.2 The identity of a disposed container never returns, whatever comes. *)
Theorem identities_never_return s xs ys n : reachable s -> In n (containers s) -> ~ In n (containers (run xs s)) ->
  ~ In n (containers (run ys (run xs s))).
Proof. apply never_again. Qed.

(** R1.3 In bootstrap there is one container. *)
Theorem bootstrap_has_one_container s : in_bootstrap s -> containers s = [front s].
Proof. apply bootstrap_is_one_container. Qed.

(** R1.4 A bar never has exactly one tab. *)
Theorem never_one_tab s : reachable s -> List.length (tabs_on_bar s) <> 1.
Proof. apply never_one_tab. Qed.

(** R1.4 No two containers represent the same tab. *)
Theorem tabs_are_unique s : reachable s -> NoDup (tabs_on_bar s).
Proof. apply tabs_are_unique. Qed.

(** R1.7 A client starts in bootstrap. *)
Theorem starts_in_bootstrap : in_bootstrap start /\ containers start = [1%N].
Proof. split; reflexivity. Qed.

(** R2.3 R7.17 R7.19 R7.22 A tab that stays on the bar keeps its container. Only Case 9 takes it over, for the selected one. *)
Theorem tabs_that_stay_keep_their_container s c b : reachable s -> valid c = true -> other_session c s = false ->
  In b (bar (on_screen s)) -> In (tab_of b) (tabs_on_bar (after (Configure c) s)) ->
  is_on_bar (number b) (tab_of b) (after (Configure c) s) \/
  what (says (Configure c) s) = Case 9 /\ selected_tab (on_screen (after (Configure c) s)) = Some (tab_of b).
Proof. apply survivors. Qed.

(** R6.3 R6.4 R6.6 After another session only the selected container stays. *)
Theorem another_session_keeps_only_the_selected s c n : reachable s -> forgets (says (Configure c) s) = true ->
  In n (containers s) -> In n (containers (after (Configure c) s)) -> n = front s.
Proof. apply session_change. Qed.

(** ** Messages that are dropped or repeated *)

(** R5.2 R5.3 R6.7 R8.4 R10.2 R18.3 A stale configuration changes what [dropped] says. *)
Theorem stale_changes_nothing_else s c : valid c = true -> is_stale c s = true ->
  after (Configure c) s = dropped c s /\ says (Configure c) s = only Stale.
Proof. apply stale_changes_nothing. Qed.

(** R5.3 That is neither the screen nor the configuration, revision, session or number on the icon. *)
Theorem dropped_keeps s c : let t := dropped c s in
  on_screen t = on_screen s /\ last t = last s /\ highest t = highest s /\ known t = known s /\ icon_number t = icon_number s.
Proof. repeat split. Qed.

(** R5.1 R10.4 R6.7 R18.3 A rejected message changes nothing but that the page in front hides no tab bar. *)
Theorem rejected_changes_nothing_else s c : valid c = false -> after (Configure c) s = rejecting s /\ after Reject s = rejecting s.
Proof. split; [now apply rejected_changes_nothing | reflexivity]. Qed.

(** R5.4 R5.5 Without a revision, or with an equal one, nothing is stale. *)
Theorem not_stale s c : revision c = None \/ revision c = highest s -> is_stale c s = false.
Proof. intros [E|E]; unfold is_stale; rewrite E; auto. destruct (highest s); auto. apply N.ltb_irrefl. Qed.

(** R2.6 The same configuration twice changes nothing the second time, except after Case 3. *)
Theorem again_changes_nothing s c : reachable s -> valid c = true -> is_stale c s = false ->
  what (says (Configure c) s) <> Case 3 ->
  let t := after (Configure c) s in
  after (Configure c) t = t /\ exists n, In n [1; 4; 5; 6] /\ says (Configure c) t = only (Case n).
Proof. apply again_changes_nothing. Qed.

(** R2.7 A third time changes nothing in any case. *)
Theorem third_changes_nothing s c : reachable s ->
  let t := after (Configure c) (after (Configure c) s) in after (Configure c) t = t.
Proof. apply third_changes_nothing. Qed.

(** ** Deprecated tabs *)

(** R3.6 A soft-deprecated tab stays while the server sends it, unless the bar goes. *)
Theorem soft_stays s c b t : reachable s -> valid c = true -> other_session c s = false ->
  In b (bar (on_screen s)) -> In t (wanted c) -> id t = tab_of b -> deprecated t = Some Soft ->
  in_bootstrap (after (Configure c) s) \/ In (tab_of b) (tabs_on_bar (after (Configure c) s)).
Proof. apply soft_stays. Qed.

(** R3.7 R3.8 R11.4 A hard-deprecated tab is on the bar only while it is selected. *)
Theorem hard_only_while_selected s b : reachable s -> In b (bar (on_screen s)) -> deprecated (shows b) = Some Hard ->
  number b = front s.
Proof. apply hard_only_while_selected. Qed.

(** R11.4 R11.6 Selecting disposes at most the container that was left, and only if its tab is hard-deprecated. *)
Theorem selecting_disposes_only_what_was_left s n m : reachable s -> In m (containers s) -> ~ In m (containers (after (Select n) s)) ->
  m = front s /\ exists l, In l (bar (on_screen s)) /\ number l = m /\ deprecated (shows l) = Some Hard.
Proof. apply select_disposes. Qed.

(** R11.3 Selecting another container makes it the selected one. *)
Theorem selecting_selects s n : reachable s -> In n (containers s) -> n <> front s -> front (after (Select n) s) = n.
Proof. intros. now apply select_selects. Qed.

(** R11.8 In bootstrap nothing can be selected. *)
Theorem nothing_to_select s n : in_bootstrap s -> after (Select n) s = s.
Proof. unfold in_bootstrap, after. simpl. unfold select. now intros ->. Qed.

(** R11.2 A reselect changes nothing. *)
Theorem reselect_changes_nothing s : after (Select (front s)) s = s.
Proof.
  unfold after, front. simpl. unfold select. destruct (numbered _ _); auto. now rewrite N.eqb_refl.
Qed.

(** ** The order *)

(** R7.17 In Cases 4, 5 and 6 the containers and their order stay. *)
Theorem order_stays s c n : reachable s -> reorders c = false -> what (says (Configure c) s) = Case n -> In n [4; 5; 6] ->
  map number (bar (on_screen (after (Configure c) s))) = map number (bar (on_screen s)).
Proof. apply order_stays. Qed.

(** R16.1 R16.2 With `reorders`, Case 6 takes the order of the server; containers, selection and what they represent stay. *)
Theorem order_taken s c : reachable s -> reorders c = true -> what (says (Configure c) s) = Case 6 ->
  let t := after (Configure c) s in
  tabs_on_bar t = map id (effective (wanted c) (tabs_on_bar s) (selected_tab (on_screen s))) /\
  front t = front s /\ (forall n, In n (containers t) <-> In n (containers s)) /\
  (forall n i, is_on_bar n i s <-> is_on_bar n i t).
Proof. apply order_taken. Qed.

(** ** Streams that disagree with their pages *)

(** R8.5 R8.7 R8.8 R8.9 A session is reported at most once, and once more for each accepted page that gives it and each act
    of the user, whatever else comes. *)
Theorem once_and_once_more y xs s : count y (causes xs s) <= 1 + acts xs s + pages_giving y xs s.
Proof.
  assert (H := once_more y xs s). assert (credit y s <= 1) by (unfold credit; destruct (mem _ _); lia). lia.
Qed.

(** R8.5 R8.7 Until the user acts, sessions that no page gives are reported at most once each. *)
Theorem streams_make_no_loop xs s (P : text -> bool) L : acts xs s = 0 -> (forall y, P y = true -> pages_giving y xs s = 0) ->
  (forall y, P y = true -> In y (causes xs s) -> In y L) ->
  NoDup (filter P (causes xs s)) /\ List.length (filter P (causes xs s)) <= List.length L.
Proof. apply once. Qed.

(** R8.1 R8.4 R8.5 If all pages agree on a session, streams that give the sessions of L besides cause at most |L| reports. *)
Theorem agreeing_pages_bound_the_reports a xs s L : reachable s -> acts xs s = 0 -> agree a xs -> own s = Some a ->
  (forall y, y <> a -> In y (causes xs s) -> In y L) -> NoDup (causes xs s) /\ List.length (causes xs s) <= List.length L.
Proof. apply once_in_all. Qed.

(** Pages and streams that change in turns are reported each time: P14.4 delays their reloads. *)
Theorem two_keys_are_reported_each_time n s : own s = Some "a"%string -> reported (watch s) = [] -> highest s = None ->
  acts (two_keys n) s = 0 /\ List.length (causes (two_keys n) s) = 2 * n.
Proof. apply two_keys_loop. Qed.

(** ** Versions *)

(** R9.9 R14.6 Selecting reports a container as refreshed only if it is outdated; then, in the same state again, it is not. *)
Theorem refreshed_where_the_user_looks s n : refreshed (says (Select n) s) = true ->
  exists b, In b (bar (on_screen s)) /\ number b = n /\ outdated b = true.
Proof.
  unfold says. simpl. destruct (select_chosen n s) as [w|b l w v u B N _ _ _ _]; simpl; [discriminate|]. eauto.
Qed.

(** R9.6 R9.8 R9.9 Marked as loaded, a container is not outdated: each version is refreshed at most once. *)
Theorem marked_is_fresh b : outdated (mark b) = false.
Proof. unfold outdated, mark. simpl. destruct (latest b); auto. simpl. now rewrite String.eqb_refl. Qed.

(** ** Opened addresses *)

(** R13.21 R13.23 R13.24 An address that is opened has exactly one owner, which exists and is selected after it. *)
Theorem one_owner a s : reachable s -> In (owner a s) (containers s) /\ front (after (Open (Some a)) s) = owner a s.
Proof. intros R. split; [now apply owner_container | now apply open_goes]. Qed.

(** R13.18 R13.19 No claim that covers the address and counts beats that of the owner; R13.20 those before it on the bar lose. *)
Theorem owner_wins a s : counted_claims a s <> [] ->
  exists w, owner a s = number (holder w) /\ wins w (counted_claims a s) /\
    forall c, In c (counted_claims a s) -> beats c w = false.
Proof.
  intros N. destruct (winner_wins _ N) as (w & E & K). exists w. split; [|split; auto].
  - unfold owner. fold (counted_claims a s). now rewrite E.
  - intros c. now apply wins_over.
Qed.

(** R13.13 R13.14 R13.16 R13.17 Which claims cover the address and count. *)
Theorem claims_that_count a s k : In k (counted_claims a s) <->
  exists b t p, In b (bar (on_screen s)) /\ In t (tabs_of (last s)) /\ In p (claims t) /\ covers a p = true /\
    counts_for s t = Some (tab_of b) /\ k = Counted (List.length (segments p)) (id t =? tab_of b)%string b.
Proof. apply counted_In. Qed.

(** R13.21 R13.22 Without such a claim, and in bootstrap, the owner is the selected container. *)
Theorem nobody_owns a s : counted_claims a s = [] \/ in_bootstrap s -> owner a s = front s.
Proof.
  intros H. unfold owner. fold (counted_claims a s). replace (counted_claims a s) with (@nil counted); auto.
  destruct H as [H|H]; auto. unfold counted_claims. now rewrite H.
Qed.

(** R13.6 An address that belongs to no tab changes nothing. *)
Theorem foreign_addresses_change_nothing s : after (Open None) s = s.
Proof. reflexivity. Qed.

(** ** Actions and the number on the icon *)

(** R17.7 Performing changes no state. *)
Theorem performing_changes_nothing i s : after (Perform i) s = s.
Proof. reflexivity. Qed.

(** R17.6 In bootstrap there are no actions. *)
Theorem no_actions_in_bootstrap s : in_bootstrap s -> actions s = [].
Proof. unfold in_bootstrap, actions. now intros ->. Qed.

(** R17.4 An action stands behind the nearest tab before it that is on the bar. *)
Theorem place_of_an_action s i n : In (i, n) (actions s) ->
  exists before rest, last s = before ++ AnAction i :: rest /\ n = nearest (on_screen s) before.
Proof. intros H. apply actions_In in H as [_ H]. exact (actions_from_place _ _ [] None i n H eq_refl). Qed.

(** R17.4 While there are tabs, every action is on the bar. *)
Theorem all_actions_are_there s i : ~ in_bootstrap s -> In (AnAction i) (last s) -> exists n, In (i, n) (actions s).
Proof. apply actions_all. Qed.

(** R18.1 R18.2 The number on the icon after an accepted configuration. *)
Theorem number_on_the_icon s c : valid c = true -> is_stale c s = false ->
  icon_number (after (Configure c) s) = match app_badge c with
    | Some n => Some n
    | None => if other_session c s then option_map (fun _ => 0%N) (icon_number s) else icon_number s
    end.
Proof.
  intros V E. unfold after. simpl. rewrite V. unfold accept. rewrite E. now destruct (reconcile _ _ _), (judge _ _ _).
Qed.
