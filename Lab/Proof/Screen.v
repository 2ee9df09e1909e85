(** * What configurations and selections do to the screen: lemmas of the theorems *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs.
Import ListNotations.

(** ** The one law *)
Lemma one_law s c : reachable s -> selected (on_screen (after (Configure c) s)) = selected (on_screen s).
Proof.
  intros R. apply reachable_fine in R as [G _ _]. unfold after. simpl. destruct (valid c) eqn:V; auto.
  now apply accept_keeps.
Qed.

(** Only the user does: by a tap, or by opening an address. *)
Lemma only_the_user s x : reachable s -> selected (on_screen (after x s)) <> selected (on_screen s) -> act x s = true.
Proof.
  intros R H. destruct x as [c| |n|n|[a|]|i|n|]; auto; try (exfalso; apply H; auto; fail).
  - exfalso. now apply H, one_law.
  - unfold act, says. unfold after in H. simpl in *. destruct (select_chosen n s) as [w|b l w v u ? ? ? ? ? C]; [now destruct H|]. simpl in *.
    destruct C as [(_ & -> & _)|(_ & C)]; auto. unfold leave in C.
    destruct (place _ _ _). destruct (flat_map _ _) as [|? [|]]; inversion C; auto.
  - exfalso. apply H. unfold after. simpl. unfold load. now destruct (existsb _ _).
  - exfalso. apply H. unfold after. simpl. unfold appear. now destruct (existsb _ _).
  - exfalso. apply H. unfold after. simpl. unfold resume. now destruct (front_outdated _).
Qed.

(** No message disposes the selected container. *)
Lemma selected_survives s c : reachable s -> In (selected (on_screen s)) (containers (after (Configure c) s)).
Proof.
  intros R. rewrite <- (one_law s c R). apply alive_selected. apply (step_fine (Configure c) s). now apply reachable_fine.
Qed.

(** ** Identities *)
Lemma identities_are_unique s : reachable s -> NoDup (containers s).
Proof.
  intros R. apply reachable_fine in R as [[N _ _ _ _] _ _]. unfold containers, alive.
  destruct (bar (on_screen s)); auto. repeat constructor. intros [].
Qed.

Lemma never_again s xs ys n : reachable s -> In n (containers s) -> ~ In n (containers (run xs s)) ->
  ~ In n (containers (run ys (run xs s))).
Proof.
  intros R H O A. apply reachable_fine in R. destruct (run_fine xs s R) as [F [L _]]. destruct (run_fine ys _ F) as [_ [_ E]].
  apply E in A as [A|A]; [auto|]. apply (good_fresh _ (fine_good _ R)) in H. lia.
Qed.

(** ** What is on the screen *)
Lemma never_one_tab s : reachable s -> List.length (tabs_on_bar s) <> 1.
Proof. intros R. apply reachable_fine in R as [[_ _ _ C _] _ _]. unfold tabs_on_bar. now rewrite map_length. Qed.

Lemma selected_is_there s : reachable s -> In (selected (on_screen s)) (containers s).
Proof. intros R. apply alive_selected. now apply reachable_fine. Qed.

Lemma bootstrap_is_one_container s : in_bootstrap s -> containers s = [selected (on_screen s)].
Proof. unfold in_bootstrap, containers, alive. now intros ->. Qed.

Lemma tabs_are_unique s : reachable s -> NoDup (tabs_on_bar s).
Proof. intros R. now apply reachable_fine in R as [[_ T _ _ _] _ _]. Qed.

(** ** From the reconciliation to the state *)

Lemma accepted c s : valid c = true -> is_stale c s = false -> exists n,
  let w := snd (reconcile c (other_session c s) (on_screen s)) in
  says (Configure c) s =
    Report (Case n) (fst (judge c (front s) (watch s)) || refreshes_after_return c s w) (other_session c s) false
  /\ n = fst (reconcile c (other_session c s) (on_screen s))
  /\ on_screen (after (Configure c) s) = if marks_front c s w then page_loaded w else w.
Proof.
  intros V E. unfold says, after. simpl. rewrite V. unfold accept. rewrite E.
  unfold front. destruct (reconcile _ _ _) as [n w], (judge _ _ _). now exists n.
Qed.

(** The same containers, showing the same. *)
Definition alike (v w : view) : Prop :=
  map number (bar w) = map number (bar v) /\ map shows (bar w) = map shows (bar v) /\ selected w = selected v /\ fresh w = fresh v.

Lemma alike_loaded (l : bool) w : alike w (if l then page_loaded w else w).
Proof. destruct l; repeat split; simpl; [apply mark_numbers | apply mark_shows]. Qed.

Lemma accepted_alike c s : valid c = true -> is_stale c s = false ->
  alike (snd (reconcile c (other_session c s) (on_screen s))) (on_screen (after (Configure c) s)).
Proof. intros V E. destruct (accepted c s V E) as (n & _ & _ & ->). apply alike_loaded. Qed.

Lemma alike_tabs v w : alike v w -> map tab_of (bar w) = map tab_of (bar v).
Proof. intros (_ & E & _). unfold tab_of. rewrite <- !(map_map shows id). now rewrite E. Qed.

Lemma alike_box v w b : alike v w -> In b (bar v) -> exists a, In a (bar w) /\ number a = number b /\ shows a = shows b.
Proof.
  intros (N & S & _). revert N S. generalize (bar w) as xs. induction (bar v) as [|y ys IH]; intros [|x xs]; simpl; try easy.
  intros N S [->|H]; inversion N; inversion S; eauto. destruct (IH xs) as (a & A & E); eauto.
Qed.

Lemma alike_alive v w : alike v w -> alive w = alive v.
Proof. intros (N & _ & S & _). now apply same_numbers_alive. Qed.

Lemma not_case v c (other : bool) n : Good v -> valid c = true -> reconcile c other v = (n, snd (reconcile c other v)) ->
  outcome c other v (n, snd (reconcile c other v)).
Proof. intros G V E. rewrite <- E. now apply reconcile_outcome. Qed.

(** ** Survivors keep their containers *)

Lemma selected_tab_of v b : Good v -> In b (bar v) -> number b = selected v -> selected_tab v = Some (tab_of b).
Proof. intros G H E. unfold selected_tab. rewrite <- E, numbered_self; auto. apply G. Qed.

Lemma in_place_box v b eff :
  In b (bar v) -> exists a, In a (bar (in_place eff v)) /\ number a = number b /\ tab_of a = tab_of b.
Proof.
  intros H. simpl. exists (match named (tab_of b) eff with Some t => relabel t b | None => b end).
  split; [apply in_map_iff; eauto|]. destruct (named (tab_of b) eff) as [t|] eqn:E; auto.
  apply named_some in E as [_ E]. auto.
Qed.

Lemma reconcile_survivors c v b : Good v -> valid c = true -> let w := snd (reconcile c false v) in
  In b (bar v) -> In (tab_of b) (map tab_of (bar w)) ->
  (exists a, In a (bar w) /\ number a = number b /\ tab_of a = tab_of b) \/
  fst (reconcile c false v) = 9 /\ selected_tab w = Some (tab_of b).
Proof.
  intros G V w B. assert (GW : Good w) by now apply reconcile_keeps. revert w GW.
  destruct (reconcile_outcome c false v G V) as [E L|h E L I|E L|n E L O Q I _|n i E L S I J|n h E L I S J];
    cbv [fst snd]; intros GW H; try (rewrite E in B; destruct B; fail).
  - destruct H.
  - left. now apply in_place_box.
  - left. rewrite (arrange_tabs _ _ _ (survivor_keeps c false v G i E S I)) in H. apply in_map_iff in H as (t & T & H).
    destruct (arrange_bar v (survivor (kept false v)) (effective (wanted c) (map tab_of (kept false v)) (selected_tab v))) as [F _].
    assert (K := survivor_of c false v G t b B (eq_sym T)).
    destruct (Forall2_left _ _ _ _ F H) as (a & A & [X|(X & _)]); [|congruence]. rewrite K in X. inversion X; subst.
    exists (relabel t b). auto.
  - rewrite (arrange_tabs _ _ _ (morphing_keeps c false v G h E I S)) in H. apply in_map_iff in H as (t & T & H).
    destruct (arrange_bar v (morphing false v h) (effective (wanted c) (map tab_of (kept false v)) (selected_tab v))) as (F & SW & _).
    destruct (Forall2_left _ _ _ _ F H) as (a & A & X). unfold placed, morphing in X.
    destruct (String.eqb (id t) (id h)) eqn:EQ.
    + right. apply String.eqb_eq in EQ. destruct X as [X|(X & _)]; [|discriminate]. inversion X; subst.
      split. { destruct J as [[J _]|[_ J]]; auto. exfalso. apply J. rewrite <- EQ, T. simpl. now apply in_map. }
      rewrite (selected_tab_of _ _ GW A); [now rewrite <- T | now rewrite SW].
    + left. rewrite (survivor_of c false v G t b B (eq_sym T)) in X. destruct X as [X|(X & _)]; [|congruence].
      inversion X; subst. exists (relabel t b). auto.
Qed.

(** A tab that stays on the bar keeps its container; only the morphing of Case 9 can take it over. *)
Lemma survivors s c b : reachable s -> valid c = true -> other_session c s = false ->
  In b (bar (on_screen s)) -> In (tab_of b) (tabs_on_bar (after (Configure c) s)) ->
  is_on_bar (number b) (tab_of b) (after (Configure c) s) \/
  what (says (Configure c) s) = Case 9 /\ selected_tab (on_screen (after (Configure c) s)) = Some (tab_of b).
Proof.
  intros R V O B H. apply reachable_fine in R as [G _ _]. destruct (is_stale c s) eqn:E.
  - left. unfold after. simpl. rewrite V, accept_stale by auto. exists b. auto.
  - destruct (accepted c s V E) as (n & X & N & Y). rewrite O in *. cbv zeta in Y.
    set (w := snd (reconcile c false (on_screen s))) in *. assert (A := alike_loaded (marks_front c s w) w). rewrite <- Y in A.
    unfold tabs_on_bar in H. rewrite (alike_tabs _ _ A) in H.
    destruct (reconcile_survivors c _ b G V B H) as [(a & I & P & Q)|(P & Q)].
    + left. destruct (alike_box _ _ a A I) as (z & Z & ZN & ZS). exists z. unfold tab_of in *. rewrite ZS. split; [exact Z|]. split; congruence.
    + right. rewrite X. simpl. split; [congruence|]. destruct (reconcile_keeps c false _ G V) as (GW & _). fold w in GW.
      unfold selected_tab in Q. destruct (numbered _ _) as [z|] eqn:Z; [|discriminate]. apply numbered_some in Z as [Z ZN].
      destruct (alike_box _ _ z A Z) as (y & Y1 & YN & YS). rewrite (selected_tab_of _ y); auto.
      * unfold tab_of. rewrite YS. exact Q.
      * apply (good_like w); auto; try apply A. now apply alike_tabs.
      * destruct A as (_ & _ & A & _). rewrite A, YN. exact ZN.
Qed.

(** ** No container but the selected one survives another session *)
Lemma session_change s c n : reachable s -> forgets (says (Configure c) s) = true ->
  In n (containers s) -> In n (containers (after (Configure c) s)) -> n = selected (on_screen s).
Proof.
  intros R O A B. apply reachable_fine in R as [G _ _]. unfold says in O. simpl in O.
  destruct (valid c) eqn:V; [|discriminate]. destruct (is_stale c s) eqn:E; [rewrite accept_stale in O by auto; discriminate|].
  destruct (accepted c s V E) as (m & X & _ & Y). unfold says in X. simpl in X. rewrite V in X. rewrite X in O. simpl in O.
  unfold containers in B. rewrite Y, O in B. cbv zeta in B. rewrite (alike_alive _ _ (alike_loaded _ _)) in B.
  clear X Y E. destruct (reconcile_outcome c true (on_screen s) G V) as [P L|h P L I|P L|k P L Q J I _|k i P L S I J|k h P L I S J]; cbv [snd] in B.
  - unfold alive in B. rewrite P in B. now destruct B.
  - unfold containers, alive in A. rewrite P in A. now destruct A.
  - simpl in B. now destruct B.
  - discriminate.
  - rewrite alive_bar in B.
    + apply in_map_iff in B as (b & <- & B). apply arrange_box in B as (t & T & [K|(_ & _ & K)]).
      * apply survivor_some in K as (a & K & _ & ->). simpl. exact (kept_other c true _ _ eq_refl K).
      * apply (good_fresh _ G) in A. lia.
    + intros Z. assert (T := arrange_tabs _ _ _ (survivor_keeps c true _ G i P S I)). rewrite Z in T.
      destruct (effective _ _ _); simpl in *; [lia | discriminate].
  - rewrite alive_bar in B.
    + apply in_map_iff in B as (b & <- & B). apply arrange_box in B as (t & T & [K|(_ & _ & K)]).
      * unfold morphing in K. destruct (String.eqb _ _); [now inversion K|].
        apply survivor_some in K as (a & K & _ & ->). simpl. exact (kept_other c true _ _ eq_refl K).
      * apply (good_fresh _ G) in A. lia.
    + intros Z. assert (T := arrange_tabs _ _ _ (morphing_keeps c true _ G h P I S)). rewrite Z in T.
      destruct (effective _ _ _); simpl in *; [lia | discriminate].
Qed.

(** ** Dropped and rejected messages *)
Lemma stale_changes_nothing s c : valid c = true -> is_stale c s = true ->
  after (Configure c) s = dropped c s /\ says (Configure c) s = only Stale.
Proof. intros V E. unfold after, says. simpl. now rewrite V, accept_stale. Qed.

Lemma rejected_changes_nothing s c : valid c = false -> after (Configure c) s = rejecting s.
Proof. intros V. unfold after. simpl. now rewrite V. Qed.

(** ** Deprecated tabs *)

(** After accepting, the bar shows just the effective tabs, or there is none. *)
Lemma reconcile_bar c other v : Good v -> valid c = true ->
  let w := snd (reconcile c other v) in
  bar w = [] \/ forall i, In i (map tab_of (bar w)) <-> In i (map id (effective (wanted c) (map tab_of (kept other v)) (selected_tab v))).
Proof.
  intros G V. destruct (reconcile_outcome c other v G V) as [P L|h P L I|P L|k P L Q J I _|k i P L S I J|k h P L I S J]; cbv [snd]; auto; right; intros j.
  - now rewrite (arrange_tabs _ _ _ (promoting_keeps c other v G h P I)).
  - rewrite (in_place_tabs v). symmetry. rewrite Q in *. apply J.
  - now rewrite (arrange_tabs _ _ _ (survivor_keeps c other v G i P S I)).
  - now rewrite (arrange_tabs _ _ _ (morphing_keeps c other v G h P I S)).
Qed.

Lemma soft_stays s c b t : reachable s -> valid c = true -> other_session c s = false ->
  In b (bar (on_screen s)) -> In t (wanted c) -> id t = tab_of b -> deprecated t = Some Soft ->
  in_bootstrap (after (Configure c) s) \/ In (tab_of b) (tabs_on_bar (after (Configure c) s)).
Proof.
  intros R V O B T E D. apply reachable_fine in R as [G _ _]. destruct (is_stale c s) eqn:Z.
  - right. unfold after. simpl. rewrite V, accept_stale by auto. unfold tabs_on_bar. simpl. now apply in_map.
  - destruct (accepted c s V Z) as (n & _ & _ & Y). rewrite O in Y. cbv zeta in Y.
    set (w := snd (reconcile c false (on_screen s))) in *. assert (A := alike_loaded (marks_front c s w) w). rewrite <- Y in A.
    unfold in_bootstrap, tabs_on_bar. rewrite (alike_tabs _ _ A). destruct (reconcile_bar c false _ G V) as [K|K]; fold w in K.
    + left. destruct A as [A _]. rewrite K in A. now destruct (bar (on_screen (after _ _))).
    + right. apply K. rewrite <- E. apply in_map, effective_In. split; auto. unfold shown, is_deprecated, retained. rewrite D. simpl.
      apply andb_true_iff. split; auto. apply mem_In. rewrite E. now apply in_map.
Qed.

Lemma hard_only_while_selected s b : reachable s -> In b (bar (on_screen s)) -> deprecated (shows b) = Some Hard ->
  number b = selected (on_screen s).
Proof. intros R. apply reachable_fine in R as [_ _ H]. apply H. Qed.

(** ** Leaving a tab *)
Lemma select_disposes s n m : reachable s -> In m (containers s) -> ~ In m (containers (after (Select n) s)) ->
  m = selected (on_screen s) /\ exists l, In l (bar (on_screen s)) /\ number l = m /\ deprecated (shows l) = Some Hard.
Proof.
  intros R A B. apply reachable_fine in R as [G L H]. unfold after, containers in *. simpl in B.
  destruct (select_chosen n s) as [w|b l w v u I Nb Il Nl D C]; [contradiction|]. simpl in B.
  assert (BE : bar (on_screen s) <> []) by (intros E; rewrite E in I; destruct I).
  destruct C as [(_ & _ & ->)|(C & E)]; [exfalso; apply B; unfold u; now rewrite marked_alive|].
  assert (K : Left u l b (snd (leave (tabs_of (last s)) l b u))).
  { apply leave_keeps; auto; simpl; rewrite ?mark_numbers; try (apply in_map; auto); try congruence.
    apply selected_good; auto. rewrite <- Nb. now apply in_map. }
  rewrite <- E in K. simpl in K. destruct (N.eq_dec m (number l)) as [->|M].
  - split; eauto.
  - exfalso. apply B, (left_others _ _ _ _ K); auto. unfold u. now rewrite marked_alive.
Qed.

(** ** The order *)
Lemma order_stays s c n : reachable s -> reorders c = false -> what (says (Configure c) s) = Case n -> In n [4; 5; 6] ->
  map number (bar (on_screen (after (Configure c) s))) = map number (bar (on_screen s)).
Proof.
  intros R RE W I. apply reachable_fine in R as [G _ _]. unfold says in W. simpl in W.
  destruct (valid c) eqn:V; [|discriminate]. destruct (is_stale c s) eqn:E; [rewrite accept_stale in W by auto; discriminate|].
  destruct (accepted c s V E) as (m & X & M & Y). unfold says in X. simpl in X. rewrite V in X. rewrite X in W. simpl in W.
  injection W as ->. destruct (accepted_alike c s V E) as [A _]. rewrite A. clear A X Y. revert M.
  destruct (reconcile_outcome c (other_session c s) (on_screen s) G V) as [P L|h P L J|P L|k P L Q J K _|k i P L S J K|k h P L J S K];
    cbv [fst snd]; intros M; subst; try (simpl in I; intuition discriminate).
  - apply in_place_numbers.
  - simpl in I, K. exfalso. intuition congruence.
  - simpl in I, K. exfalso. destruct K as [[K _]|[K _]]; intuition congruence.
Qed.

(** With `reorders` the containers take the order of the server: nothing is created or disposed. *)
Lemma order_taken s c : reachable s -> reorders c = true -> what (says (Configure c) s) = Case 6 ->
  let t := after (Configure c) s in
  tabs_on_bar t = map id (effective (wanted c) (tabs_on_bar s) (selected_tab (on_screen s))) /\
  front t = front s /\ (forall n, In n (containers t) <-> In n (containers s)) /\
  (forall n i, is_on_bar n i s <-> is_on_bar n i t).
Proof.
  intros R RE W t. assert (F := reachable_fine s R). destruct F as [G _ _].
  assert (GT : Good (on_screen t)) by (now apply reachable_fine, reachable_after).
  assert (FR : front t = front s) by now apply one_law.
  unfold says in W. simpl in W.
  destruct (valid c) eqn:V; [|discriminate]. destruct (is_stale c s) eqn:E; [rewrite accept_stale in W by auto; discriminate|].
  destruct (accepted c s V E) as (m & X & M & Y). unfold says in X. simpl in X. rewrite V in X. rewrite X in W. simpl in W.
  injection W as ->. assert (A := accepted_alike c s V E). fold t in A. clear X Y. revert M A.
  destruct (reconcile_outcome c (other_session c s) (on_screen s) G V) as [P L|h P L J|P L|k P L Q J K KR|k i P L S J K|k h P L J S K];
    cbv [fst snd]; intros M A; subst; try discriminate.
  - simpl in KR. intuition congruence.
  - destruct K as [K|(_ & O & _ & I)]; [simpl in K; intuition congruence|].
    rewrite O in *. unfold kept in *.
    set (eff := effective (wanted c) (map tab_of (bar (on_screen s))) (selected_tab (on_screen s))) in *.
    assert (SK := survivor_keeps c false _ G i P S J). unfold kept in SK. fold eff in SK.
    assert (T : tabs_on_bar t = map id eff) by (unfold tabs_on_bar; rewrite (alike_tabs _ _ A); now apply arrange_tabs).
    destruct (arrange_bar (on_screen s) (survivor (bar (on_screen s))) eff) as (F & SW & _).
    assert (Old : forall x, In x (bar (on_screen s)) -> exists y, In y (bar (on_screen t)) /\ number y = number x /\ tab_of y = tab_of x).
    { intros x H. assert (IX : In (tab_of x) (map id eff)) by (apply I; now apply in_map).
      apply in_map_iff in IX as (u & EU & IU). assert (SU := survivor_of c false _ G u x H (eq_sym EU)).
      destruct (Forall2_left _ _ _ _ F IU) as (y & IY & [Z|(Z & _)]); [|unfold kept in SU; congruence].
      unfold kept in SU. rewrite SU in Z. injection Z as <-. destruct (alike_box _ _ _ A IY) as (z & IZ & NZ & SZ).
      exists z. split; [exact IZ|]. split; [exact NZ|]. unfold tab_of. rewrite SZ. exact EU. }
    assert (New : forall y, In y (bar (on_screen t)) -> exists x, In x (bar (on_screen s)) /\ number x = number y /\ tab_of x = tab_of y).
    { intros y H. assert (IY : In (tab_of y) (tabs_on_bar t)) by (now apply in_map). rewrite T in IY. apply I in IY.
      apply in_map_iff in IY as (x & EX & IX). destruct (Old x IX) as (z & IZ & NZ & TZ). exists x. split; auto. split; auto.
      rewrite <- NZ. f_equal. eapply NoDup_same; [apply (good_tabs _ GT)| | |]; auto. congruence. }
    split; [exact T|]. split; [exact FR|].
    assert (BT : bar (on_screen t) <> []).
    { intros Z. destruct (bar (on_screen s)) as [|x xs]; [congruence|]. destruct (Old x (or_introl eq_refl)) as (y & IY & _).
      rewrite Z in IY. destruct IY. }
    split; [|intros n j; split].
    + intros n. unfold containers. rewrite !alive_bar by auto. split; intros H; apply in_map_iff in H as (x & <- & H).
      * destruct (New x H) as (y & IY & <- & _). now apply in_map.
      * destruct (Old x H) as (y & IY & <- & _). now apply in_map.
    + intros (x & H & <- & <-). destruct (Old x H) as (y & ? & ? & ?). exists y. auto.
    + intros (x & H & <- & <-). destruct (New x H) as (y & ? & ? & ?). exists y. auto.
  - exfalso. destruct K as [[K _]|[K _]]; simpl in K; intuition congruence.
Qed.
