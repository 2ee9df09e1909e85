(** * What is proved

    Each theorem is about every state that any sequence of steps leads to, with any number of tabs, and cites the sentences of
    docs/reconciliation.md that it proves. The lemmas are in the other files. *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen Again Guard Owner Table Accepted Choices Versions Returns.
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

(** R5.3 R20.5 That is neither the screen nor the configuration, revision, session or number on the icon, nor what is awaited. *)
Theorem dropped_keeps s c : let t := dropped c s in
  on_screen t = on_screen s /\ last t = last s /\ highest t = highest s /\ known t = known s /\ icon_number t = icon_number s /\
  awaited t = awaited s.
Proof. repeat split. Qed.

(** R5.1 R10.4 R6.7 R18.3 A rejected message changes nothing but that the page in front hides no tab bar. *)
Theorem rejected_changes_nothing_else s c : valid c = false -> after (Configure c) s = rejecting s /\ after Reject s = rejecting s.
Proof. split; [now apply rejected_changes_nothing | reflexivity]. Qed.

(** R5.1 R10.4 R20.5 What [rejecting] says: the page in front hides no tab bar, and all else stays. *)
Theorem rejecting_keeps s : let t := rejecting s in
  hidden t = false /\ on_screen t = on_screen s /\ last t = last s /\ highest t = highest s /\ known t = known s /\
  watch t = watch s /\ icon_number t = icon_number s /\ awaited t = awaited s.
Proof. repeat split. Qed.

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

(** R9.9 R14.6 R20.1 R20.3 What a report that is not about a session refreshes: the container that is selected then. It is outdated
    before the step, or becomes so by the configuration that is awaited, which gives its tab another version than the loaded one. *)
Theorem refreshed_where_the_user_looks s x : reachable s -> refreshed (says x s) = true -> by_session x s = false ->
  exists b, In b (bar (on_screen s)) /\ number b = front (after x s) /\
    (outdated b = true \/
     exists c t, x = Configure c /\ awaited s = true /\ live c = true /\ In t (wanted c) /\ id t = tab_of b /\
       differ (loaded b) (version t) = true /\ outdated (relabel t b) = true).
Proof.
  intros R H S. rewrite reasons, S in H. apply orb_true_iff in H as [H|H].
  - destruct (selection_outdated s x H R) as (b & B & N & O). eauto.
  - apply return_outdated; auto.
Qed.

(** R14.6 A step reports the selected container for these reasons, and once if there are several. *)
Theorem reports_have_reasons s x : refreshed (says x s) = by_session x s || by_selection x s || by_return x s.
Proof. apply reasons. Qed.

(** R9.6 R9.8 R9.9 R20.1 R20.3 Marked as loaded, a container is not outdated: each version is refreshed at most once. *)
Theorem marked_is_fresh b : outdated (mark b) = false.
Proof. apply mark_outdated. Qed.

(** R9.9 R20.1 R20.3 After a report by version the selected container is marked so: loaded is latest. *)
Theorem refreshed_is_fresh s x a : reachable s -> by_selection x s || by_return x s = true ->
  In a (bar (on_screen (after x s))) -> number a = front (after x s) -> loaded a = latest a /\ outdated a = false.
Proof.
  intros R H A N. assert (L : loaded a = latest a).
  { apply orb_true_iff in H as [H|H]; [now apply (selection_fresh s x) | now apply (return_fresh s x)]. }
  split; auto. unfold outdated. rewrite L. destruct (latest a); auto. simpl. now rewrite String.eqb_refl.
Qed.

(** ** The app comes back *)

(** R20.1 It refreshes the selected container if that is outdated. *)
Theorem coming_back_refreshes s : refreshed (says Resume s) = true <->
  exists b, numbered (front s) (bar (on_screen s)) = Some b /\ outdated b = true.
Proof.
  unfold front. rewrite <- front_outdated_is. unfold says. simpl. unfold resume.
  destruct (front_outdated _); simpl; split; congruence.
Qed.

(** R20.2 R20.6 Otherwise, with tabs, the next accepted configuration is awaited. *)
Theorem coming_back_awaits s : awaited (after Resume s) = true <-> ~ in_bootstrap s /\ refreshed (says Resume s) = false.
Proof.
  unfold after, says, in_bootstrap. simpl. unfold resume.
  destruct (front_outdated _); simpl; [split; [|intros [_ H]]; discriminate|].
  destruct (bar (on_screen s)); simpl; split; intuition congruence.
Qed.

(** R20.3 The awaited configuration refreshes if it is `live` and gives the selected tab another version than the loaded one. *)
Theorem awaited_streams_refresh s c : reachable s -> valid c = true -> is_stale c s = false ->
  by_return (Configure c) s = true <-> awaited s = true /\ live c = true /\
    exists b a x y, In b (bar (on_screen s)) /\ number b = front s /\
      In a (bar (on_screen (after (Configure c) s))) /\ number a = front s /\ tab_of a = tab_of b /\
      loaded b = Some x /\ version (shows a) = Some y /\ x <> y.
Proof. apply return_of_a_stream. Qed.

(** R20.4 R20.5 An accepted configuration ends it, and so does selecting another container, also by an address. Nothing else
    does. *)
Theorem awaiting_ends s x : reachable s -> x <> Resume ->
  awaited (after x s) = awaited s && negb (accepts x s) && (front (after x s) =? front s)%N.
Proof. apply awaited_after. Qed.

(** R20.2 R20.6 While a configuration is awaited there are tabs, and the one in front is not outdated. *)
Theorem awaited_with_tabs s b : reachable s -> awaited s = true ->
  ~ in_bootstrap s /\ (In b (bar (on_screen s)) -> number b = front s -> outdated b = false).
Proof.
  intros R A. destruct (reachable_waiting s R A) as [B F]. split; auto. intros I N.
  unfold front_outdated in F. fold (front s) in F. rewrite <- N, numbered_self in F; auto. now apply reachable_fine.
Qed.

(** R20.6 In bootstrap coming back changes nothing, and no return refreshes anything. *)
Theorem coming_back_in_bootstrap s x : reachable s -> in_bootstrap s ->
  after Resume s = s /\ says Resume s = only Resumed /\ awaited s = false /\ by_return x s = false.
Proof.
  intros R B. assert (A : awaited s = false).
  { destruct (awaited s) eqn:A; auto. destruct (reachable_waiting s R A) as [W _]. now destruct W. }
  assert (F : front_outdated (on_screen s) = false) by (unfold front_outdated; now rewrite B).
  assert (T : take Resume s = (only Resumed, s)).
  { simpl. unfold resume. rewrite F, B. simpl. rewrite <- A. now destruct s. }
  unfold after, says. rewrite T. repeat split; auto. destruct x as [c| | | | | | |]; auto; simpl.
  - unfold refreshes_after_return. rewrite A. apply andb_false_r.
  - unfold says. now rewrite T.
Qed.

(** R20.7 Coming back changes no container, place, selection or mode, only which version is loaded and whether a
    configuration is awaited. *)
Theorem coming_back_changes_no_container s : let t := after Resume s in
  map number (bar (on_screen t)) = map number (bar (on_screen s)) /\
  map shows (bar (on_screen t)) = map shows (bar (on_screen s)) /\
  map latest (bar (on_screen t)) = map latest (bar (on_screen s)) /\
  containers t = containers s /\ front t = front s /\ (in_bootstrap t <-> in_bootstrap s) /\
  last t = last s /\ highest t = highest s /\ known t = known s /\ watch t = watch s /\ hidden t = hidden s /\
  icon_number t = icon_number s.
Proof.
  unfold after, containers, in_bootstrap, front. simpl. unfold resume. destruct (front_outdated _); [|repeat split; auto]. simpl.
  rewrite mark_numbers, mark_shows, page_loaded_alive. repeat split; auto.
  - unfold mark_number. rewrite map_map. apply map_ext. intros b. now destruct (N.eqb _ _).
  - unfold mark_number. now destruct (bar (on_screen s)).
  - intros ->. reflexivity.
Qed.

(** R20.1 R20.2 R20.3 R20.4 At most one report for each return: whatever comes before the next one. *)
Theorem one_report_for_each_return s xs : reachable s -> ~ In Resume xs -> returns (Resume :: xs) s <= 1.
Proof. apply one_report. Qed.

(** R20.1 R20.2 R20.3 R20.4 So in every run there are no more such reports than returns. *)
Theorem no_more_reports_than_returns xs : returns xs start <= resumes xs.
Proof. apply (returns_bound xs start). now exists []. Qed.

(** R14.6 R8.5 R9.9 R20.1 R20.3 All reports of a run: those for sessions, which [once_and_once_more] counts, and at most one for
    each act of the user and for each return. *)
Theorem all_reports xs : reports xs start <= List.length (causes xs start) + acts xs start + resumes xs.
Proof.
  assert (R : reachable start) by now exists []. assert (A := reports_bound xs start R).
  assert (B := returns_bound xs start R). unfold owed in B. simpl in B. lia.
Qed.

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

(** R13.16 R13.17 The claims of a tab on the bar count for it, and those of any other for its stand-in. *)
Theorem claims_count_for s t :
  (In (id t) (tabs_on_bar s) -> counts_for s t = Some (id t)) /\
  (~ In (id t) (tabs_on_bar s) ->
    counts_for s t = option_map id (stand_in (tabs_of (last s)) (tabs_on_bar s) (selected_tab (on_screen s)) (id t))).
Proof.
  unfold counts_for, tabs_on_bar. split; intros H; [apply mem_In in H | apply mem_out in H]; now rewrite H.
Qed.

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

(** ** What becomes of a message *)

(** P6.5 P6.6 P6.7 P23.3 Which of the configurations that were read are not rejected. *)
Theorem valid_configurations c : valid c = true <->
  NoDup (map entry_id (entries c)) /\ (entries c = [] \/ 2 <= List.length (wanted c)) /\
  (entries c = [] \/ exists i, active c = Some i).
Proof.
  unfold valid, single. rewrite !andb_true_iff, distinct_NoDup, negb_true_iff, orb_true_iff.
  assert (N : is_nil (entries c) = true <-> entries c = []) by (destruct (entries c); simpl; split; congruence).
  assert (A : is_some (active c) = true <-> exists i, active c = Some i).
  { destruct (active c); simpl; split; eauto; [discriminate | intros [i X]; discriminate]. }
  assert (W : entries c = [] -> wanted c = []) by (unfold wanted; now intros ->).
  rewrite N, A. destruct (wanted c) as [|t [|u l]]; simpl; rewrite ?negb_false_iff, ?N; intuition (try lia; try discriminate).
Qed.

(** R5.6 A configuration that is neither rejected nor stale is accepted by a case. *)
Theorem accepted_by_one_case s c : reachable s -> valid c = true -> is_stale c s = false ->
  exists n, 1 <= n <= 11 /\ what (says (Configure c) s) = Case n.
Proof.
  intros R V E. destruct (accepted c s V E) as (n & X & N & _). exists n. rewrite X. split; auto. subst n.
  apply reachable_fine in R as [G _ _]. destruct (reconcile_outcome c (other_session c s) (on_screen s) G V); simpl in *; intuition lia.
Qed.

(** R5.7 R1.8 R1.10 What a client remembers of an accepted configuration. *)
Theorem accepted_is_remembered s c : valid c = true -> is_stale c s = false ->
  let t := after (Configure c) s in
  last t = entries c /\ highest t = orelse (revision c) (highest s) /\ known t = orelse (session c) (known s).
Proof. intros V E. cbv zeta. now rewrite (accepted_state c s V E). Qed.

(** R1.9 The highest revision never falls, whatever comes. *)
Theorem highest_never_falls s x h : highest s = Some h -> exists k, highest (after x s) = Some k /\ (h <= k)%N.
Proof.
  intros H. assert (Same : forall t, highest t = highest s -> exists k, highest t = Some k /\ (h <= k)%N) by (intros t ->; exists h; split; auto; lia).
  assert (Sel : forall n, highest (snd (select n s)) = highest s) by (intros n; destruct (select_chosen n s); reflexivity).
  destruct x as [c| |n|n|[a|]|i|n|]; unfold after; simpl; auto.
  - destruct (valid c) eqn:V; [|now apply Same]. destruct (is_stale c s) eqn:E; [rewrite accept_stale by auto; now apply Same|].
    assert (A := accepted_state c s V E). unfold after in A. simpl in A. rewrite V in A. rewrite A. simpl. rewrite H.
    unfold is_stale in E. rewrite H in E. destruct (revision c) as [r|]; simpl; [|exists h; split; auto; lia].
    apply N.ltb_ge in E. eauto.
  - apply Same. unfold load. now destruct (existsb _ _).
  - apply Same. unfold open. destruct (N.eqb _ _); auto. specialize (Sel (owner a s)). now destruct (select _ s).
  - apply Same. unfold appear. now destruct (existsb _ _).
  - apply Same. unfold resume. now destruct (front_outdated _).
Qed.

(** R6.1 R6.5 R6.6 R14.7 A configuration changes the session if it is accepted, gives one, and another one was given before; any
    text counts, the empty one, too. *)
Theorem changes_of_session s c : forgets (says (Configure c) s) = true <->
  valid c = true /\ is_stale c s = false /\ exists a b, known s = Some a /\ session c = Some b /\ a <> b.
Proof.
  unfold says. simpl. destruct (valid c) eqn:V; [|split; [discriminate | intuition]].
  destruct (is_stale c s) eqn:E.
  { rewrite accept_stale by auto. split; [discriminate | intuition congruence]. }
  destruct (accepted c s V E) as (n & X & _). unfold says in X. simpl in X. rewrite V in X. rewrite X. simpl.
  unfold other_session, differ. destruct (known s) as [a|], (session c) as [b|];
    try (split; [discriminate | intros (_ & _ & a' & b' & ? & ? & _); congruence]).
  rewrite negb_true_iff, String.eqb_neq. split; [intros; repeat split; eauto 10 | intros (_ & _ & a' & b' & ? & ? & ?); congruence].
Qed.

(** R6.2 A configuration without a session neither changes nor forgets it. *)
Theorem without_session s c : session c = None -> known (after (Configure c) s) = known s /\ forgets (says (Configure c) s) = false.
Proof.
  intros N. split.
  - destruct (valid c) eqn:V; [|now rewrite (rejected_changes_nothing s c V)]. destruct (is_stale c s) eqn:E.
    + now rewrite (proj1 (stale_changes_nothing s c V E)).
    + rewrite (accepted_state c s V E). simpl. now rewrite N.
  - destruct (forgets _) eqn:F; auto. apply changes_of_session in F as (_ & _ & a & b & _ & X & _). congruence.
Qed.

(** R14.7 Nothing else is reported so. *)
Theorem only_configurations_forget s x : forgets (says x s) = true -> exists c, x = Configure c.
Proof.
  destruct x as [c| |n|n|[a|]|i|n|]; unfold says; simpl; try discriminate; eauto.
  - destruct (select_chosen n s); discriminate.
  - unfold load. destruct (existsb _ _); discriminate.
  - unfold open. destruct (N.eqb _ _); [discriminate|]. destruct (select _ s). discriminate.
  - unfold perform. destruct (mem i _); discriminate.
  - unfold appear. destruct (existsb _ _); discriminate.
  - unfold resume. destruct (front_outdated _); discriminate.
Qed.

(** ** Which tabs are shown *)

(** R3.1 R3.2 What a tab replaces: another tab of the configuration that is deprecated. *)
Theorem valid_replaces c t d : valid c = true -> replaced (wanted c) t = Some d <->
  replaces t = Some (id d) /\ id d <> id t /\ In d (wanted c) /\ is_deprecated d = true.
Proof. intros V. now apply replaced_is, wanted_distinct. Qed.

(** R3.3 Tabs that name the same deprecated tab all validly replace it, however many they are. *)
Theorem several_replace_one c d ts : valid c = true -> In d (wanted c) -> is_deprecated d = true ->
  (forall t, In t ts -> replaces t = Some (id d) /\ id d <> id t) -> forall t, In t ts -> replaced (wanted c) t = Some d.
Proof. intros V I D A t T. destruct (A t T). now apply valid_replaces. Qed.

(** R3.4 R3.5 A chain follows what is replaced, never comes back to a tab, and ends only where it must. *)
Theorem chains c t : valid c = true -> let l := chain (wanted c) t in
  follows (wanted c) t l /\ NoDup (id t :: map id l) /\ ends (wanted c) (id t :: map id l) (List.last l t).
Proof. intros V. now apply chain_is, wanted_distinct. Qed.

(** R3.6 R3.7 R3.8 R3.9 R3.10 The effective tabs, in the order of the configuration. *)
Theorem effective_tabs_are tabs visible sel : exists p, effective tabs visible sel = filter p tabs /\ forall t, p t = true <->
  match deprecated t with
  | Some Soft => In (id t) visible
  | Some Hard => In (id t) visible /\ sel = Some (id t)
  | None => In (id t) visible \/ forall d, In d (chain tabs t) -> retained visible sel d = false
  end.
Proof.
  exists (shown tabs visible sel). split; [reflexivity|]. intros t. unfold shown, is_deprecated, waits, retained at 1.
  destruct (deprecated t) as [[]|]; simpl.
  - now rewrite andb_true_r, mem_In.
  - now rewrite andb_true_iff, mem_In, same_eq.
  - rewrite negb_andb, orb_true_iff, !negb_true_iff, negb_false_iff, mem_In, <- not_true_iff_false, existsb_exists.
    split; (intros [H|H]; [auto|right]).
    + intros d D. apply not_true_iff_false. intros K. apply H. eauto.
    + intros (d & D & K). rewrite H in K; auto. discriminate.
Qed.

(** R4.1 The stand-in of an effective tab is the tab itself. *)
Theorem stand_in_of_a_shown_tab tabs visible sel t : NoDup (map id tabs) -> In t (effective tabs visible sel) ->
  stand_in tabs visible sel (id t) = Some t.
Proof. intros N H. apply effective_In in H as [I S]. now apply stand_in_shown. Qed.

(** R4.2 That of a hidden tab is the nearest retained tab of its chain. *)
Theorem stand_in_of_a_hidden_tab tabs visible sel t d : NoDup (map id tabs) -> In t tabs -> is_deprecated t = false ->
  shown tabs visible sel t = false -> stand_in tabs visible sel (id t) = Some d <->
  exists before rest, chain tabs t = before ++ d :: rest /\ retained visible sel d = true /\
    forall b, In b before -> retained visible sel b = false.
Proof. intros N I D S. rewrite stand_in_hidden by auto. apply find_first. Qed.

(** R4.3 That of a tab that is left out is the first effective tab whose chain contains it, if there is one. *)
Theorem stand_in_of_a_tab_left_out tabs visible sel t e : NoDup (map id tabs) -> In t tabs -> is_deprecated t = true ->
  shown tabs visible sel t = false -> stand_in tabs visible sel (id t) = Some e <->
  exists before rest, effective tabs visible sel = before ++ e :: rest /\ mem (id t) (map id (chain tabs e)) = true /\
    forall b, In b before -> mem (id t) (map id (chain tabs b)) = false.
Proof. intros N I D S. rewrite stand_in_left_out by auto. rewrite find_first. reflexivity. Qed.

(** R4.4 R4.5 The hinted tab is the stand-in of the tab that `active` names, else the first. *)
Theorem hinted_tab tabs visible sel active first : hint tabs visible sel active first =
  match match active with Some a => stand_in tabs visible sel a | None => None end with Some t => t | None => first end.
Proof. unfold hint. now destruct active. Qed.

(** ** The cases *)

(** R7.1 R7.2 R7.3 R7.4 R7.5 R7.6 R7.7 R7.8 R7.9 R7.10 R7.11 R7.12 The case of an accepted configuration is that of the first row of
    the table whose condition holds: [row] in Table.v. *)
Theorem case_is_that_of_the_table s c n : reachable s -> valid c = true -> is_stale c s = false ->
  what (says (Configure c) s) = Case n -> row c s n.
Proof. apply table. Qed.

(** R7.13 Case 1 changes no container. *)
Theorem case_1_changes_no_container s c : valid c = true -> is_stale c s = false -> what (says (Configure c) s) = Case 1 ->
  on_screen (after (Configure c) s) = on_screen s.
Proof. intros V E W. now apply (case_1 s c 1). Qed.

(** R7.15 R7.16 R9.11 Case 3 leaves the selected container, in bootstrap, where there are no versions. *)
Theorem case_3_leaves_the_selected_container s c : valid c = true -> is_stale c s = false ->
  what (says (Configure c) s) = Case 3 -> let t := after (Configure c) s in
  in_bootstrap t /\ front t = front s /\ containers t = [front s].
Proof. intros V E W. now apply (case_3 s c 3). Qed.

(** R7.17 R7.19 Each container represents its tab as the accepted configuration describes it. *)
Theorem containers_represent_what_was_sent s c b : reachable s -> valid c = true -> is_stale c s = false ->
  In b (bar (on_screen (after (Configure c) s))) -> In (shows b) (effective_tabs c s) /\ In (shows b) (wanted c).
Proof. intros R V E. now apply shows_what_was_sent. Qed.

(** R7.18 In Cases 2 and 7 to 11 the containers take the order of the effective tabs. *)
Theorem order_is_that_of_the_server s c n : reachable s -> valid c = true -> is_stale c s = false ->
  what (says (Configure c) s) = Case n -> In n [2; 7; 8; 9; 10; 11] -> tabs_on_bar (after (Configure c) s) = effective_ids c s.
Proof. apply order_of_the_server. Qed.

(** R7.14 R7.20 The selected container represents the hinted tab after a promotion, or if its own tab went. *)
Theorem hinted_tab_is_selected s c n : reachable s -> valid c = true -> is_stale c s = false ->
  what (says (Configure c) s) = Case n -> n = 2 \/ In n [9; 10; 11] /\ ~ selected_stays c s ->
  exists h, hinted c s h /\ selected_tab (on_screen (after (Configure c) s)) = Some (id h) /\
    front (after (Configure c) s) = front s.
Proof. apply hinted_is_selected. Qed.

(** R7.21 The container that represented the hinted tab before is disposed. *)
Theorem hinted_tab_moves s c b : reachable s -> valid c = true -> is_stale c s = false -> ~ selected_stays c s ->
  In b (bar (on_screen s)) -> selected_tab (on_screen (after (Configure c) s)) = Some (tab_of b) ->
  ~ In (number b) (containers (after (Configure c) s)).
Proof. intros R V E N. now apply (hinted_container_goes s c 9). Qed.

(** R6.3 R6.4 R7.22 R7.24 Every other container that stays keeps its tab, which was visible and is effective. *)
Theorem others_keep_their_tab s c b : reachable s -> valid c = true -> is_stale c s = false -> In b (bar (on_screen s)) ->
  number b <> front s -> In (number b) (containers (after (Configure c) s)) ->
  In (tab_of b) (visible_ids c s) /\ In (tab_of b) (effective_ids c s) /\ is_on_bar (number b) (tab_of b) (after (Configure c) s).
Proof. intros R V E. now apply survivor_after. Qed.

(** R7.23 R14.2 New containers get the next identities, from left to right. *)
Theorem created_from_left_to_right s c : reachable s -> valid c = true -> is_stale c s = false ->
  exists k, created (on_screen s) (on_screen (after (Configure c) s)) = counting (fresh (on_screen s)) k.
Proof. apply created_counts. Qed.

(** ** Page sessions *)

(** R8.1 R8.4 A page that gives a session sets the page session of the selected container, stale or not. *)
Theorem pages_set_the_page_session s c x : reachable s -> valid c = true -> live c = false -> session c = Some x ->
  own (after (Configure c) s) = Some x.
Proof.
  intros R V L X. unfold own. assert (F := one_law s c R). fold (front (after (Configure c) s)) in F. rewrite F. fold (front s).
  destruct (is_stale c s) eqn:E.
  - rewrite (proj1 (stale_changes_nothing s c V E)). simpl. unfold seen. rewrite X, L. apply own_put.
  - rewrite (accepted_state c s V E). simpl. unfold judge. rewrite X, L. simpl. unfold page_session. simpl. now rewrite N.eqb_refl.
Qed.

(** R8.3 No other message changes it: promotion, demotion and morphing keep it. *)
Theorem others_keep_the_page_session s c : reachable s -> live c = true \/ session c = None \/ valid c = false ->
  own (after (Configure c) s) = own s.
Proof.
  intros R H. unfold own. assert (F := one_law s c R). fold (front (after (Configure c) s)) in F. rewrite F. fold (front s).
  destruct (valid c) eqn:V; [|now rewrite (rejected_changes_nothing s c V)].
  destruct (is_stale c s) eqn:E.
  - rewrite (proj1 (stale_changes_nothing s c V E)). simpl. unfold seen. destruct (session c); auto. destruct H as [->|[H|H]]; congruence.
  - rewrite (accepted_state c s V E). simpl. unfold judge. destruct (session c); auto. destruct H as [->|[H|H]]; try congruence.
    now destruct (_ && _).
Qed.

(** R8.2 Without a page that gave one, it is the session last given when the user selected the container. *)
Theorem page_session_of_a_selected_tab s n : act (Select n) s = true ->
  own (after (Select n) s) = orelse (given n (pages (watch s))) (known s).
Proof. intros A. destruct (turned_after s n A) as [F W]. unfold own. rewrite F, W. reflexivity. Qed.

(** R8.5 R8.6 R14.6 When a stream reports the page in front because of its session. *)
Theorem reported_sessions s c : by_session (Configure c) s = true <->
  valid c = true /\ is_stale c s = false /\ live c = true /\
  exists a b, own s = Some a /\ session c = Some b /\ a <> b /\ ~ In b (reported (watch s)).
Proof.
  simpl. destruct (valid c) eqn:V; [|split; [discriminate | intuition]].
  destruct (is_stale c s) eqn:E; [split; [discriminate | intuition congruence]|]. simpl. unfold judge, own.
  destruct (session c) as [b|]; [|split; [discriminate | intros (_ & _ & _ & a & b & ? & ? & _); congruence]].
  destruct (live c); [|split; [discriminate | intuition congruence]].
  destruct (page_session (front s) (watch s)) as [a|]; simpl; [|split; [discriminate | intros (_ & _ & _ & a & b' & ? & _); congruence]].
  destruct (mem b (reported (watch s))) eqn:M.
  - rewrite andb_false_r. apply mem_In in M. split; [discriminate | intros (_ & _ & _ & a' & b' & ? & ? & ? & ?)]. congruence.
  - rewrite andb_true_r. apply mem_out in M. destruct (String.eqb_spec a b); simpl.
    + split; [discriminate | intros (_ & _ & _ & a' & b' & ? & ? & ? & ?)]. congruence.
    + split; auto. intros _. repeat split. exists a, b. auto.
Qed.

(** R8.7 Then its session is reported. *)
Theorem reported_once s c b : by_session (Configure c) s = true -> session c = Some b ->
  In b (reported (watch (after (Configure c) s))).
Proof.
  intros H S. apply reported_sessions in H as (V & E & L & a & b' & O & S' & D & N). rewrite S in S'. injection S' as <-.
  rewrite (accepted_state c s V E). simpl. unfold judge. rewrite S, L. unfold own in O. rewrite O. simpl.
  apply mem_out in N. rewrite N. destruct (String.eqb_spec a b); [congruence|]. simpl. auto.
Qed.

(** R8.9 After an act of the user no session is reported any more. *)
Theorem acts_end_what_is_reported s x : act x s = true -> reported (watch (after x s)) = [].
Proof.
  intros A. destruct x as [c| |n|n|[a|]|i|n|]; try discriminate.
  - now rewrite (proj2 (turned_after s n A)).
  - unfold after. simpl. unfold open. destruct (N.eqb _ _); [reflexivity|]. now destruct (select _ s).
Qed.

(** R8.10 A reselect, an unknown container and a foreign address end nothing. *)
Theorem what_is_no_act_ends_nothing s x : act x s = false -> (forall c, x <> Configure c) ->
  watch (after x s) = watch s.
Proof.
  intros A C. destruct x as [c| |n|n|[a|]|i|n|]; unfold after; simpl; auto; try discriminate.
  - now destruct (C c).
  - unfold act, says in A. simpl in A. destruct (select_chosen n s) as [w|b l w v u ? ? ? ? ? O]; auto. exfalso. simpl in A.
    destruct O as [(_ & -> & _)|(_ & O)]; [discriminate|]. unfold leave in O.
    destruct (place _ _ _) as [bs m]. destruct (flat_map _ _) as [|? [|]]; inversion O; subst; discriminate.
  - unfold load. now destruct (existsb _ _).
  - unfold appear. now destruct (existsb _ _).
  - unfold resume. now destruct (front_outdated _).
Qed.

(** R9.1 R9.2 R9.3 R9.4 R9.5 R9.7 R20.3 R8.11 The versions of each container after an accepted configuration: of one that
    keeps its tab, and of one that is created, promoted or morphed. *)
Theorem versions_are s c a : reachable s -> valid c = true -> is_stale c s = false ->
  In a (bar (on_screen (after (Configure c) s))) ->
  (exists b, In b (bar (on_screen s)) /\ number b = number a /\ tab_of b = tab_of a /\
    latest a = orelse (version (shows a)) (latest b) /\
    loaded a = if (negb (live c) || by_return (Configure c) s) && (number a =? front s)%N then latest a
      else orelse (loaded b) (version (shows a))) \/
  latest a = version (shows a) /\ loaded a = version (shows a).
Proof. intros R V E. simpl. rewrite V, E. now apply versions_after. Qed.

(** R9.10 R14.4 A configuration with other versions is accepted by the same case and reported in the same way: only that of a
    stream which is awaited can refresh the selected container, or not (R20.3). *)
Theorem versions_decide_nothing s c f : let d := with_versions f c in
  same_but_refreshed (says (Configure d) s) (says (Configure c) s) /\
  (awaited s && live c = false -> says (Configure d) s = says (Configure c) s) /\
  created (on_screen s) (on_screen (after (Configure d) s)) = created (on_screen s) (on_screen (after (Configure c) s)) /\
  disposed (on_screen s) (on_screen (after (Configure d) s)) = disposed (on_screen s) (on_screen (after (Configure c) s)) /\
  updated (on_screen s) (on_screen (after (Configure d) s)) = updated (on_screen s) (on_screen (after (Configure c) s)).
Proof.
  destruct (take_versioned f c s) as (A & S & B). unfold after, created, disposed.
  rewrite (told_alive _ _ B), (told_updated _ _ _ B). repeat split; auto; apply A.
Qed.

(** ** The hidden tab bar *)

(** R10.1 R10.2 R10.3 R10.9 R10.10 A page says whether it hides the tab bar, stale or not, also in bootstrap; a first page never
    hides it, and a stream says nothing. *)
Theorem who_hides_the_bar s c : valid c = true ->
  hidden (after (Configure c) s) = if live c then hidden s else hides c && negb (first_page c).
Proof.
  intros V. destruct (is_stale c s) eqn:E.
  - now rewrite (proj1 (stale_changes_nothing s c V E)).
  - now rewrite (accepted_state c s V E).
Qed.

(** R10.5 After the user selects another container it does not. *)
Theorem selecting_shows_the_bar s n : act (Select n) s = true -> hidden (after (Select n) s) = false.
Proof.
  unfold act, after, says. simpl. unfold select. destruct (numbered n _) as [b|]; [|discriminate].
  destruct (numbered (selected _) _) as [l|]; [|discriminate]. destruct (N.eqb _ _); [discriminate|].
  destruct (match deprecated (shows l) with Some Hard => _ | _ => _ end). reflexivity.
Qed.

(** R10.7 When the tab bar is visible. *)
Theorem when_the_bar_is_visible s : is_bar_visible s = true <-> ~ in_bootstrap s /\ hidden s = false.
Proof. unfold is_bar_visible, in_bootstrap. destruct (bar (on_screen s)), (hidden s); simpl; split; try easy; intuition congruence. Qed.

(** A configuration with another `tabBarHidden`. *)
Definition with_bar_hidden (h : bool) (c : config) : config :=
  Config (active c) (entries c) (revision c) (session c) (live c) h (first_page c) (reorders c) (app_badge c).

(** R10.8 Hiding changes no container and no report. *)
Theorem hiding_changes_no_container s c h :
  on_screen (after (Configure (with_bar_hidden h c)) s) = on_screen (after (Configure c) s) /\
  says (Configure (with_bar_hidden h c)) s = says (Configure c) s.
Proof.
  unfold after, says. simpl. change (valid (with_bar_hidden h c)) with (valid c). destruct (valid c); auto.
  unfold accept. change (is_stale (with_bar_hidden h c) s) with (is_stale c s). destruct (is_stale c s); auto.
  change (reconcile (with_bar_hidden h c)) with (reconcile c). change (other_session (with_bar_hidden h c) s) with (other_session c s).
  change (judge (with_bar_hidden h c)) with (judge c). destruct (reconcile _ _ _), (judge _ _ _). auto.
Qed.

(** ** Selecting and loading *)

(** R11.1 An unknown container is not selected. *)
Theorem unknown_containers_are_not_selected s n : ~ In n (containers s) -> after (Select n) s = s /\ says (Select n) s = only Ignored.
Proof.
  intros H. assert (E : numbered n (bar (on_screen s)) = None).
  { destruct (numbered _ _) as [b|] eqn:B; auto. apply numbered_some in B as [B <-]. destruct H. now apply in_alive. }
  unfold after, says. simpl. unfold select. now rewrite E.
Qed.

(** R11.4 R11.5 R11.6 R11.7 Leaving a hard-deprecated tab: what [appearing] lists stands in its place, or it is Case 3. *)
Theorem leaving_a_hard_deprecated_tab s n b l xs ys : reachable s -> In b (bar (on_screen s)) -> number b = n -> n <> front s ->
  bar (on_screen s) = xs ++ l :: ys -> number l = front s -> deprecated (shows l) = Some Hard ->
  let new_tabs := map id (appearing (tabs_of (last s)) (tabs_on_bar s) (map tab_of (xs ++ ys)) (tab_of l) (tab_of b)) in
  let after_it := map tab_of xs ++ new_tabs ++ map tab_of ys in
  let t := after (Select n) s in
  (List.length after_it < 2 -> in_bootstrap t /\ what (says (Select n) s) = Case 3) /\
  (2 <= List.length after_it -> tabs_on_bar t = after_it /\ what (says (Select n) s) = Selected).
Proof. apply leaving. Qed.

(** R11.5 The tabs that appear: those that waited, and do not wait any more. *)
Theorem tabs_that_appear ts before rest left now t : In t (appearing ts before rest left now) <->
  In t ts /\ is_deprecated t = false /\ waits ts before (Some left) t = true /\ waits ts rest (Some now) t = false.
Proof. unfold appearing. rewrite filter_In, !andb_true_iff, !negb_true_iff. tauto. Qed.

(** R9.9 R11.3 Leaving any other tab only marks the selected container as loaded. *)
Theorem leaving_another_tab s n b : reachable s -> In b (bar (on_screen s)) -> number b = n -> n <> front s ->
  (forall l, In l (bar (on_screen s)) -> number l = front s -> deprecated (shows l) <> Some Hard) ->
  bar (on_screen (after (Select n) s)) = mark_number n (bar (on_screen s)) /\ what (says (Select n) s) = Selected.
Proof. apply leaving_another. Qed.

(** R9.9 Selecting another container reports it as refreshed if it is outdated. *)
Theorem outdated_is_refreshed s n b : reachable s -> In b (bar (on_screen s)) -> number b = n -> n <> front s ->
  refreshed (says (Select n) s) = outdated b.
Proof.
  intros R B N F. assert (G := fine_good _ (reachable_fine s R)).
  assert (BN : bar (on_screen s) <> []) by (intros Z; rewrite Z in B; destruct B).
  destruct (selected_box _ G BN) as (l & Il & Nl & _). unfold front in F.
  assert (FB : numbered n (bar (on_screen s)) = Some b) by (rewrite <- N; apply numbered_self; auto; apply G).
  assert (FL : numbered (selected (on_screen s)) (bar (on_screen s)) = Some l) by (rewrite <- Nl; apply numbered_self; auto; apply G).
  unfold says. simpl. unfold select. rewrite FB, FL. destruct (N.eqb_spec n (selected (on_screen s))); [congruence|].
  destruct (match deprecated (shows l) with Some Hard => _ | _ => _ end). reflexivity.
Qed.

(** R9.8 R10.6 R12.1 R12.2 A load marks its container as loaded and, in front, shows the tab bar: nothing else. *)
Theorem loading s n : after (Load n) s =
  if existsb (N.eqb n) (containers s)
  then State (View (mark_number n (bar (on_screen s))) (front s) (fresh (on_screen s))) (last s) (highest s) (known s) (watch s)
    (if (n =? front s)%N then false else hidden s) (icon_number s) (awaited s)
  else s.
Proof. unfold after, containers, front. simpl. unfold load. now destruct (existsb _ _). Qed.

(** R10.11 R12.3 A first page that appears in front shows the tab bar: nothing else. *)
Theorem appearing_first_pages s n : after (Appear n) s =
  if existsb (N.eqb n) (containers s)
  then State (on_screen s) (last s) (highest s) (known s) (watch s) (if (n =? front s)%N then false else hidden s) (icon_number s)
    (awaited s)
  else s.
Proof. unfold after, containers, front. simpl. unfold appear. now destruct (existsb _ _). Qed.

(** ** Addresses, once more *)

(** R13.14 R13.15 Which addresses a claim covers. *)
Theorem covered_addresses a p : covers a p = true <-> exists rest, a = segments p ++ rest /\ (alone p = true -> rest = []).
Proof.
  unfold covers. assert (B : forall q a, begins q a = true <-> exists rest, a = q ++ rest).
  { induction q as [|x q IH]; simpl; [split; eauto|]. intros [|y b]; [split; [discriminate | intros [? ?]; discriminate]|].
    rewrite andb_true_iff, String.eqb_eq, IH. split; [intros (-> & r & ->); eauto | intros [r E]; injection E as -> ->; eauto]. }
  rewrite andb_true_iff, B, orb_true_iff, negb_true_iff, Nat.eqb_eq. split.
  - intros ((r & ->) & H). exists r. split; auto. intros A. destruct H as [H|H]; [congruence|].
    rewrite app_length in H. destruct r; simpl in *; auto; lia.
  - intros (r & -> & H). split; eauto. destruct (alone p); auto. right. rewrite H, app_nil_r by auto. reflexivity.
Qed.

(** R13.25 R14.8 Opening an address reports a visit. *)
Theorem openings_visit s a : visits (says (Open (Some a)) s) = true.
Proof. unfold says. simpl. unfold open. destruct (N.eqb _ _); auto. now destruct (select _ _). Qed.

(** R14.8 R17.7 Nothing else does, but performing an action. *)
Theorem opening_visits s x : visits (says x s) = true ->
  (exists a, x = Open (Some a)) \/ (exists i, x = Perform i /\ In i (map fst (actions s))).
Proof.
  destruct x as [c| |n|n|[a|]|i|n|]; unfold says; simpl; try discriminate; eauto.
  - destruct (valid c); [|discriminate]. unfold accept. destruct (is_stale c s); [discriminate|].
    destruct (reconcile _ _ _), (judge _ _ _). discriminate.
  - destruct (select_chosen n s); discriminate.
  - unfold load. destruct (existsb _ _); discriminate.
  - unfold perform. destruct (mem i _) eqn:M; [|discriminate]. apply mem_In in M. eauto.
  - unfold appear. destruct (existsb _ _); discriminate.
  - unfold resume. destruct (front_outdated _); discriminate.
Qed.

(** R13.24 An address whose owner is in front changes nothing on the screen, and is no reselect. *)
Theorem opening_in_front s a : owner a s = front s ->
  on_screen (after (Open (Some a)) s) = on_screen s /\ what (says (Open (Some a)) s) = Opened.
Proof. intros E. unfold after, says. simpl. unfold open. unfold front in E. rewrite E, N.eqb_refl. auto. Qed.

(** ** What a report names *)

(** R14.2 R14.3 Created and disposed containers. *)
Theorem created_and_disposed v w n :
  (In n (created v w) <-> In n (alive w) /\ ~ In n (alive v)) /\ (In n (disposed v w) <-> In n (alive v) /\ ~ In n (alive w)).
Proof.
  unfold created, disposed. rewrite !filter_In, !negb_true_iff. rewrite <- !not_true_iff_false, !among_In. tauto.
Qed.

(** R14.4 R14.5 R19.1 Updated containers: those that represent the same tab before and after, which looks different. *)
Theorem updated_containers v w n : NoDup (map number (bar v)) -> In n (updated v w) <->
  exists a b, In a (bar v) /\ In b (bar w) /\ number a = n /\ number b = n /\ tab_of a = tab_of b /\ look (shows a) <> look (shows b).
Proof.
  intros D. unfold updated. rewrite in_map_iff. split.
  - intros (b & <- & H). apply filter_In in H as [B H]. destruct (numbered _ _) as [a|] eqn:A; [|discriminate].
    apply numbered_some in A as [A N]. apply andb_true_iff in H as [T K]. apply String.eqb_eq in T. apply negb_true_iff, String.eqb_neq in K.
    exists a, b. auto 10.
  - intros (a & b & A & B & NA & NB & T & K). exists b. split; auto. apply filter_In. split; auto.
    rewrite NB, <- NA, numbered_self by auto. apply andb_true_iff. split; [now apply String.eqb_eq|].
    now apply negb_true_iff, String.eqb_neq.
Qed.

(** ** Actions, once more *)

(** R17.1 R17.2 R17.10 Actions decide nothing: only the tabs, the hint and the order count. *)
Theorem actions_decide_nothing c d other v : wanted c = wanted d -> active c = active d -> reorders c = reorders d ->
  reconcile c other v = reconcile d other v.
Proof. apply reconcile_tabs. Qed.

(** R17.2 R17.3 An action has no container, also if its id was a tab before. *)
Theorem actions_have_no_container s c i : reachable s -> valid c = true -> is_stale c s = false -> In (AnAction i) (entries c) ->
  ~ In i (tabs_on_bar (after (Configure c) s)).
Proof. apply action_is_no_tab. Qed.

(** R17.7 Performing an action on the bar visits its address, and refreshes nothing. *)
Theorem performing_visits i s : In i (map fst (actions s)) -> says (Perform i) s = Report Performed false false true.
Proof. intros H. unfold says. simpl. unfold perform. apply mem_In in H. now rewrite H. Qed.

(** R17.8 Performing what is no action on the bar is ignored. *)
Theorem performing_what_is_no_action i s : ~ In i (map fst (actions s)) -> says (Perform i) s = only Ignored.
Proof. intros H. unfold says. simpl. unfold perform. apply mem_out in H. now rewrite H. Qed.

(** R17.5 Several actions in one place keep the order of the configuration. *)
Theorem actions_keep_their_order s n : reachable s -> ~ in_bootstrap s -> (forall m, n = Some m -> In m (containers s)) ->
  filter (behind n) (actions s) = filter (behind n) (actions_from None (on_screen s) (last s)).
Proof. apply actions_in_one_place. Qed.

(** A configuration with another `reorders`. *)
Definition with_order (r : bool) (c : config) : config :=
  Config (active c) (entries c) (revision c) (session c) (live c) (hides c) (first_page c) r (app_badge c).

(** R16.3 `reorders` is not remembered: it changes nothing but the screen. *)
Theorem order_is_not_remembered s c r : let t := after (Configure c) s in let u := after (Configure (with_order r c)) s in
  last u = last t /\ highest u = highest t /\ known u = known t /\ watch u = watch t /\ hidden u = hidden t /\
  icon_number u = icon_number t /\ awaited u = awaited t.
Proof.
  unfold after. simpl. change (valid (with_order r c)) with (valid c). destruct (valid c); [|repeat split].
  unfold accept. change (is_stale (with_order r c) s) with (is_stale c s). destruct (is_stale c s); [repeat split|].
  change (other_session (with_order r c) s) with (other_session c s). change (judge (with_order r c)) with (judge c).
  destruct (reconcile c _ _), (reconcile (with_order r c) _ _), (judge _ _ _). repeat split.
Qed.
