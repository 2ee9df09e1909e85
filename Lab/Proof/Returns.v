(** * R20: what comes of an app that comes back. Lemmas of the theorems *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen Again Guard Owner Table Accepted Choices.
Import ListNotations.
Local Open Scope list_scope.

(** ** Marked containers *)

Lemma mark_outdated b : outdated (mark b) = false.
Proof. unfold outdated, mark. simpl. destruct (latest b); auto. simpl. now rewrite String.eqb_refl. Qed.

Lemma numbered_marked m n bs :
  numbered m (mark_number n bs) = option_map (fun b => if (number b =? n)%N then mark b else b) (numbered m bs).
Proof.
  unfold numbered, mark_number. induction bs as [|b bs IH]; simpl; auto. rewrite IH.
  destruct (N.eqb (number b) n) eqn:E; simpl; destruct (N.eqb (number b) m); simpl; now rewrite ?E.
Qed.

Lemma marked_front n v : front_outdated v = false -> front_outdated (View (mark_number n (bar v)) (selected v) (fresh v)) = false.
Proof.
  unfold front_outdated. simpl. rewrite numbered_marked. destruct (numbered _ _) as [b|]; auto. simpl.
  destruct (N.eqb _ _); auto. intros _. apply mark_outdated.
Qed.

Lemma marked_loaded n bs a : In a (mark_number n bs) -> number a = n -> loaded a = latest a.
Proof.
  intros A N. apply in_map_iff in A as (b & E & _). destruct (N.eqb_spec (number b) n) as [|D]; subst; auto. now destruct D.
Qed.

Lemma front_outdated_is v : front_outdated v = true <-> exists b, numbered (selected v) (bar v) = Some b /\ outdated b = true.
Proof.
  unfold front_outdated. destruct (numbered _ _) as [b|].
  - split; [eauto | intros (? & E & ?); congruence].
  - split; [discriminate | intros (? & E & ?); discriminate].
Qed.

(** ** When a configuration is awaited *)

(** A configuration that is accepted. *)
Definition accepts (x : step) (s : state) : bool :=
  match x with Configure c => valid c && negb (is_stale c s) | _ => false end.

(** What a selection leaves, also if it is Case 3. *)
Lemma chosen_front ts l b u w v : (w, v) = leave ts l b u -> selected v = number b.
Proof.
  unfold leave. destruct (place _ _ _) as [bs m]. destruct (flat_map _ _) as [|y [|z r]]; intros E;
    injection E as -> ->; reflexivity.
Qed.

Lemma awaited_after s x : reachable s -> x <> Resume ->
  awaited (after x s) = awaited s && negb (accepts x s) && (front (after x s) =? front s)%N.
Proof.
  intros R D.
  assert (Same : forall t, awaited t = awaited s -> front t = front s -> accepts x s = false ->
    awaited t = awaited s && negb (accepts x s) && (front t =? front s)%N).
  { intros t -> -> ->. now rewrite N.eqb_refl, !andb_true_r. }
  assert (Sel : forall n t, t = snd (select n s) -> accepts x s = false ->
    awaited t = awaited s && negb (accepts x s) && (front t =? front s)%N).
  { intros n t -> A. destruct (select_chosen n s) as [w|b l w v u B Nb Il Nl NE C]; [now apply Same|]. simpl.
    assert (F : selected v = n) by (destruct C as [(_ & _ & ->)|(_ & C)]; [reflexivity | apply chosen_front in C; congruence]).
    unfold front. simpl. rewrite F. destruct (N.eqb_spec n (selected (on_screen s))); [congruence|]. now rewrite andb_false_r. }
  destruct x as [c| |n|n|[a|]|i|n|]; try (now apply Same); try congruence; unfold after; cbn [take].
  - destruct (valid c) eqn:V; [|apply Same; simpl; auto; now rewrite V].
    destruct (is_stale c s) eqn:E; [rewrite accept_stale by auto; apply Same; simpl; auto; now rewrite E, andb_false_r|].
    assert (A := accepted_state c s V E). unfold after in A. simpl in A. rewrite V in A. rewrite A. simpl. rewrite V, E. simpl.
    now rewrite andb_false_r.
  - now apply (Sel n).
  - unfold load. destruct (existsb _ _); now apply Same.
  - unfold open. destruct (N.eqb _ _); [now apply Same|]. specialize (Sel (owner a s) _ eq_refl eq_refl). now destruct (select _ s).
  - unfold appear. destruct (existsb _ _); now apply Same.
Qed.

(** While one is awaited, there are tabs, and the one in front is not outdated. *)
Definition waiting (s : state) : Prop := awaited s = true -> bar (on_screen s) <> [] /\ front_outdated (on_screen s) = false.

Lemma waiting_after s x : waiting s -> waiting (after x s).
Proof.
  intros W. assert (Sel : forall n, waiting (snd (select n s))).
  { intros n. destruct (select_chosen n s); auto. intros A. discriminate. }
  destruct x as [c| |n|n|[a|]|i|n|]; unfold after; simpl; auto.
  - destruct (valid c) eqn:V; auto. destruct (is_stale c s) eqn:E; [rewrite accept_stale by auto; exact W|].
    assert (A := accepted_state c s V E). unfold after in A. simpl in A. rewrite V in A. rewrite A. intros B. discriminate.
  - unfold load. destruct (existsb _ _); auto. intros A. destruct (W A) as [B F]. simpl. split; [|now apply marked_front].
    intros Z. apply B. now destruct (bar (on_screen s)).
  - unfold open. destruct (N.eqb _ _); auto. specialize (Sel (owner a s)). now destruct (select _ s).
  - unfold appear. now destruct (existsb _ _).
  - unfold resume. destruct (front_outdated _) eqn:F; intros A; [discriminate|]. simpl in *. split; auto.
    now destruct (bar (on_screen s)).
Qed.

Lemma reachable_waiting s : reachable s -> waiting s.
Proof.
  intros [xs ->]. assert (W : waiting start) by (intros A; discriminate). revert W. generalize start.
  induction xs as [|x xs IH]; simpl; auto. intros s W. now apply IH, waiting_after.
Qed.

(** ** Why a step reports *)

Lemma reasons s x : refreshed (says x s) = by_session x s || by_selection x s || by_return x s.
Proof.
  destruct x as [c| |n|n|[a|]|i|n|]; simpl; rewrite ?orb_false_r; auto.
  - unfold says. simpl. destruct (valid c) eqn:V; auto. destruct (is_stale c s) eqn:E; [now rewrite accept_stale|].
    destruct (accepted c s V E) as (n & X & _). unfold says in X. simpl in X. rewrite V in X. now rewrite X.
  - unfold says. simpl. unfold load. now destruct (existsb _ _).
  - unfold says. simpl. unfold perform. now destruct (mem i _).
  - unfold says. simpl. unfold appear. now destruct (existsb _ _).
Qed.

Lemma by_selection_acts s x : by_selection x s = true -> act x s = true.
Proof.
  destruct x as [c| |n|n|[a|]|i|n|]; try discriminate; auto. unfold by_selection, act, says. simpl.
  destruct (select_chosen n s) as [w|b l w v u ? ? ? ? ? C]; [discriminate|]. simpl. intros _.
  destruct C as [(_ & -> & _)|(_ & C)]; auto. unfold leave in C. destruct (place _ _ _).
  destruct (flat_map _ _) as [|? [|]]; inversion C; auto.
Qed.

Lemma by_session_causes s x : by_session x s = true -> exists y, cause x s = Some y.
Proof.
  destruct x as [c| |n|n|a|i|n|]; try discriminate. intros B. unfold cause. rewrite B. simpl in B.
  apply andb_true_iff in B as [_ B]. unfold judge in B. destruct (session c); [eauto | discriminate].
Qed.

(** ** A selection *)

Lemma selection_outdated s x : by_selection x s = true -> reachable s ->
  exists b, In b (bar (on_screen s)) /\ number b = front (after x s) /\ outdated b = true.
Proof.
  intros B R. assert (Sel : forall n, refreshed (fst (select n s)) = true ->
    exists b, In b (bar (on_screen s)) /\ number b = front (snd (select n s)) /\ outdated b = true).
  { intros n. destruct (select_chosen n s) as [w|b l w v u I Nb Il Nl NE C]; [discriminate|]. simpl. intros O.
    exists b. split; auto. split; auto. unfold front. simpl.
    destruct C as [(_ & _ & ->)|(_ & C)]; [auto | apply chosen_front in C; auto]. }
  destruct x as [c| |n|n|[a|]|i|n|]; try discriminate; [now apply Sel|]. revert B.
  unfold by_selection, after, says. simpl. unfold open. destruct (N.eqb _ _); [discriminate|].
  specialize (Sel (owner a s)). destruct (select _ s). exact Sel.
Qed.

Lemma selection_fresh s x a : reachable s -> by_selection x s = true ->
  In a (bar (on_screen (after x s))) -> number a = front (after x s) -> loaded a = latest a.
Proof.
  intros R. assert (G := fine_good _ (reachable_fine s R)).
  assert (Sel : forall n a, refreshed (fst (select n s)) = true ->
    In a (bar (on_screen (snd (select n s)))) -> number a = front (snd (select n s)) -> loaded a = latest a).
  { intros n e. destruct (select_chosen n s) as [w|b l w v u I Nb Il Nl NE C]; [discriminate|]. intros _. unfold front. simpl.
    destruct C as [(_ & _ & ->)|(_ & C)]; [apply marked_loaded|]. assert (F := chosen_front _ _ _ _ _ _ C). rewrite F, Nb.
    unfold leave in C. set (app := appearing _ _ _ _ _) in C. destruct (place _ (fresh u) app) as [bs m] eqn:P.
    destruct (all_fresh _ _ _ _ P) as (_ & Q & _). change (flat_map _ (bar u)) with (swap (number l) bs (bar u)) in C.
    assert (K : In e (bar v) -> In e (swap (number l) bs (bar u))).
    { destruct (swap _ _ _) as [|y [|z r]]; injection C as _ ->; simpl; tauto. }
    intros A N. apply K, swap_In in A as [[A _]|[A _]]; [now apply (marked_loaded n (bar (on_screen s)))|].
    apply Q in A as [[A _] _]. simpl in A. assert (number b < fresh (on_screen s))%N by (apply G; now apply in_alive). lia. }
  destruct x as [c| |n|n|[w|]|i|n|]; try discriminate; [apply Sel|]. unfold by_selection, after, says. simpl. unfold open.
  destruct (N.eqb _ _); [discriminate|]. specialize (Sel (owner w s)). destruct (select _ s). intros B. apply Sel, B.
Qed.

(** ** A return *)

Lemma return_fresh s x a : reachable s -> by_return x s = true ->
  In a (bar (on_screen (after x s))) -> number a = front (after x s) -> loaded a = latest a.
Proof.
  intros R B. destruct x as [c| |n|n|w|i|n|]; try discriminate.
  - simpl in B. apply andb_true_iff in B as [B K]. apply andb_true_iff in B as [V E]. apply negb_true_iff in E.
    destruct (accepted c s V E) as (n & _ & _ & Y). unfold front. rewrite Y. unfold marks_front. rewrite K, orb_true_r.
    apply marked_loaded.
  - unfold by_return, says, after, front in *. simpl in *. unfold resume in *. destruct (front_outdated _); [|discriminate]. simpl.
    apply marked_loaded.
Qed.

(** The tab in front, before and after: it has another version than the one that was loaded. *)
Lemma return_of_a_stream s c : reachable s -> valid c = true -> is_stale c s = false ->
  by_return (Configure c) s = true <-> awaited s = true /\ live c = true /\
    exists b a x y, In b (bar (on_screen s)) /\ number b = front s /\
      In a (bar (on_screen (after (Configure c) s))) /\ number a = front s /\ tab_of a = tab_of b /\
      loaded b = Some x /\ version (shows a) = Some y /\ x <> y.
Proof.
  intros R V E. assert (G := fine_good _ (reachable_fine s R)). simpl. rewrite V, E. simpl. unfold refreshes_after_return.
  rewrite !andb_true_iff, front_outdated_is.
  destruct (reconcile_keeps c (other_session c s) _ G V) as (GW & SW & _). fold (front s) in SW. rewrite SW.
  set (w := snd (reconcile c (other_session c s) (on_screen s))) in *.
  assert (A := the_screen_alike s c V E). fold w in A. split.
  - intros [[AW L] (o & F & O)]. split; auto. split; auto.
    destruct (reachable_waiting s R AW) as [_ FO]. apply numbered_some in F as [I N].
    destruct (reconcile_origin c s o R V I) as [_ Q]. destruct (alike_box _ _ o A I) as (a & Ia & Na & Sa).
    remember (shows o) as t. destruct Q as [b B T| |m].
    + apply (kept_bar c) in B. simpl in N. assert (OB : outdated b = false).
      { unfold front_outdated in FO. fold (front s) in FO. rewrite <- N, numbered_self in FO; auto. apply G. }
      unfold outdated in O, OB. simpl in O.
      destruct (version t) as [y|] eqn:VT; simpl in O; [|destruct (loaded b); simpl in *; congruence].
      destruct (loaded b) as [x|] eqn:LB; simpl in O; [|rewrite String.eqb_refl in O; discriminate].
      exists b, a, x, y. simpl in Na. unfold tab_of in *. rewrite Sa. repeat split; auto; try congruence.
      intros ->. rewrite String.eqb_refl in O. discriminate.
    + exfalso. unfold outdated in O. simpl in O. destruct (version t); simpl in O; [rewrite String.eqb_refl in O|]; discriminate.
    + exfalso. unfold outdated in O. simpl in O. destruct (version t); simpl in O; [rewrite String.eqb_refl in O|]; discriminate.
  - intros (AW & L & b & a & x & y & B & NB & Ia & Na & TA & LB & VA & D). split; auto.
    destruct (box_after s c R V E a Ia) as (o & Io & Q & IE & EA). fold w in Io, EA.
    assert (NO : number o = front s) by (rewrite <- Na, EA; destruct (_ && _); reflexivity).
    assert (SO : shows a = shows o) by (rewrite EA; destruct (_ && _); reflexivity).
    exists o. split; [rewrite <- NO; apply numbered_self; auto; apply GW|].
    assert (TO : tab_of o = tab_of b) by (unfold tab_of in *; congruence). rewrite SO in VA. clear EA.
    remember (shows o) as t. destruct Q as [b' B' T|S H|m M].
    + simpl in NO. assert (b' = b).
      { eapply NoDup_same; [apply (good_numbers _ G)| | |]; eauto; [eapply (kept_bar c); eauto | congruence]. }
      subst b'. unfold outdated. simpl. rewrite VA, LB. simpl. apply negb_true_iff, String.eqb_neq. congruence.
    + exfalso. destruct S as [S|S]; [unfold in_bootstrap in S; rewrite S in B; destruct B|]. apply S. exists (tab_of b). split.
      * now apply selected_tab_of.
      * rewrite <- TO. unfold effective_ids, tab_of. simpl. now apply in_map.
    + exfalso. simpl in NO. assert (number b < fresh (on_screen s))%N by (apply G; now apply in_alive). lia.
Qed.

Lemma return_outdated s x : reachable s -> by_return x s = true ->
  exists b, In b (bar (on_screen s)) /\ number b = front (after x s) /\
    (outdated b = true \/
     exists c t, x = Configure c /\ awaited s = true /\ live c = true /\ In t (wanted c) /\ id t = tab_of b /\
       differ (loaded b) (version t) = true /\ outdated (relabel t b) = true).
Proof.
  intros R B. destruct x as [c| | | | | | |]; try discriminate.
  - assert (K := B). simpl in K. apply andb_true_iff in K as [K _]. apply andb_true_iff in K as [V E]. apply negb_true_iff in E.
    apply (return_of_a_stream s c R V E) in B as (AW & L & b & a & x & y & I & N & Ia & Na & T & LB & VA & D).
    assert (FT : front (after (Configure c) s) = front s) by now apply one_law. rewrite FT.
    exists b. split; auto. split; auto. right.
    destruct (shows_what_was_sent s c R V E a Ia) as [_ W]. unfold tab_of in T. apply String.eqb_neq in D.
    exists c, (shows a). unfold outdated. simpl. rewrite LB, VA. simpl. rewrite D, (String.eqb_sym y x), D. auto 10.
  - unfold by_return, says in B. unfold after. simpl in *. unfold resume in *. destruct (front_outdated _) eqn:F; [|discriminate].
    apply front_outdated_is in F as (b & F & O). apply numbered_some in F as [I N]. exists b. auto.
Qed.

(** ** How many *)

Fixpoint returns (xs : list step) (s : state) : nat :=
  match xs with [] => 0 | x :: xs => (if by_return x s then 1 else 0) + returns xs (after x s) end.
Definition is_resume (x : step) : bool := match x with Resume => true | _ => false end.
(** How often the app comes back. *)
Definition resumes (xs : list step) : nat := List.length (filter is_resume xs).
(** How many steps of a run report a container, for whatever reason. *)
Fixpoint reports (xs : list step) (s : state) : nat :=
  match xs with [] => 0 | x :: xs => (if refreshed (says x s) then 1 else 0) + reports xs (after x s) end.

Definition owed (s : state) : nat := if awaited s then 1 else 0.

(** Each step that reports for a return uses up what is owed. *)
Lemma owed_after s x : reachable s ->
  (if by_return x s then 1 else 0) + owed (after x s) <= owed s + (if is_resume x then 1 else 0).
Proof.
  intros R. assert (D : x = Resume \/ x <> Resume) by (destruct x; auto; right; discriminate). destruct D as [->|D].
  - simpl. unfold owed, after, says. simpl. unfold resume. destruct (front_outdated _); simpl; [lia|].
    destruct (negb _); lia.
  - assert (Q := awaited_after s x R D). unfold owed. rewrite Q.
    destruct (by_return x s) eqn:B; [|destruct (awaited s), (accepts x s), (N.eqb _ _); simpl; lia].
    assert (A : awaited s = true /\ accepts x s = true).
    { destruct x as [c| | | | | | |]; try discriminate; [|now destruct D]. simpl in B. apply andb_true_iff in B as [B K].
      split; auto. unfold refreshes_after_return in K. now destruct (awaited s). }
    destruct A as [-> ->]. simpl. lia.
Qed.

Lemma returns_bound xs : forall s, reachable s -> returns xs s <= owed s + resumes xs.
Proof.
  induction xs as [|x xs IH]; intros s R; cbn [returns]; [lia|]. assert (B := owed_after s x R).
  specialize (IH (after x s) (reachable_after x s R)). unfold resumes in *. simpl. destruct (is_resume x); simpl; lia.
Qed.

Lemma reports_bound xs : forall s, reachable s ->
  reports xs s <= List.length (causes xs s) + acts xs s + returns xs s.
Proof.
  induction xs as [|x xs IH]; intros s R; cbn [reports causes acts returns]; [lia|].
  specialize (IH (after x s) (reachable_after x s R)). rewrite reasons.
  destruct (by_session x s) eqn:S.
  { destruct (by_session_causes s x S) as [y ->]. simpl. lia. }
  destruct (by_selection x s) eqn:L.
  { rewrite (by_selection_acts s x L). simpl. destruct (cause x s); simpl; lia. }
  simpl. destruct (cause x s); simpl; destruct (by_return x s); lia.
Qed.

(** From one return to the next. *)
Lemma one_report s xs : reachable s -> ~ In Resume xs -> returns (Resume :: xs) s <= 1.
Proof.
  intros R N. cbn [returns]. assert (O := owed_after s Resume R). assert (B := returns_bound xs _ (reachable_after Resume s R)).
  assert (Z : resumes xs = 0).
  { clear B. unfold resumes. induction xs as [|x xs IH]; auto. simpl.
    destruct x; simpl; try (apply IH; intros I; apply N; now right).
    destruct N. now left. }
  assert (F : owed (after Resume s) = 0 \/ by_return Resume s = false).
  { unfold owed, by_return, says, after. simpl. unfold resume. destruct (front_outdated _); auto. }
  destruct F as [F|F]; rewrite F in *; unfold owed in *; destruct (awaited _), (by_return Resume s); lia.
Qed.
