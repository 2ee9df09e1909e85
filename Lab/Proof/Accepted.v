(** * What an accepted configuration leaves: lemmas of the theorems *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen Again Guard Owner Table.
Import ListNotations.
Local Open Scope list_scope.

(** What an accepted configuration leaves behind. *)
Lemma accepted_state c s : valid c = true -> is_stale c s = false ->
  after (Configure c) s = State (on_screen (after (Configure c) s)) (entries c) (orelse (revision c) (highest s))
    (orelse (session c) (known s)) (snd (judge c (front s) (watch s))) (hides_after c s) (icon_after c s) false.
Proof. intros V E. unfold after, front. simpl. rewrite V. unfold accept. rewrite E. now destruct (reconcile _ _ _), (judge _ _ _). Qed.

Lemma alike_selected_tab v w : Good v -> alike v w -> selected_tab w = selected_tab v.
Proof.
  intros G A. destruct (bar v) as [|x xs] eqn:B.
  - destruct A as [A _]. rewrite B in A. unfold selected_tab. rewrite B. now destruct (bar w).
  - assert (NB : bar v <> []) by congruence. destruct (selected_box v G NB) as (b & I & N & ->).
    destruct (alike_box _ _ b A I) as (a & Ia & Na & Sa).
    assert (GW : Good w) by (apply (good_like v); auto; try apply A; now apply alike_tabs).
    rewrite (selected_tab_of w a GW Ia); [unfold tab_of; congruence|]. destruct A as (_ & _ & S & _). congruence.
Qed.

Section Accepted.
  Variables (s : state) (c : config) (n : nat).
  Hypothesis R : reachable s.
  Hypothesis V : valid c = true.
  Hypothesis E : is_stale c s = false.
  Hypothesis W : what (says (Configure c) s) = Case n.
  Let t := after (Configure c) s.
  Let w := snd (reconcile c (other_session c s) (on_screen s)).

  Lemma the_case : (n, w) = reconcile c (other_session c s) (on_screen s).
  Proof.
    destruct (accepted c s V E) as (m & X & M & _). rewrite X in W. simpl in W. injection W as ->. subst.
    unfold w. now destruct (reconcile _ _ _).
  Qed.

  Lemma the_screen : on_screen t = if marks_front c s w then page_loaded w else w.
  Proof. destruct (accepted c s V E) as (m & X & M & Y). exact Y. Qed.

  Lemma the_screen_alike : alike w (on_screen t).
  Proof. now apply accepted_alike. Qed.

  Lemma the_result : result c s (n, w).
  Proof. rewrite the_case. apply reconcile_result. Qed.

  Lemma the_good : Good w /\ selected w = front s.
  Proof. apply reachable_fine in R as [G _ _]. destruct (reconcile_keeps c (other_session c s) (on_screen s) G V) as (A & B & _). auto. Qed.

  Lemma case_1 : n = 1 -> on_screen t = on_screen s.
  Proof.
    intros N1. assert (X := the_result). rewrite N1 in X. inversion X as [B| |? I| ? I| |? ? I]; try (exfalso; simpl in *; intuition lia).
    rewrite the_screen. match goal with Q : _ = w |- _ => rewrite <- Q end. unfold in_bootstrap in B.
    destruct (marks_front _ _ _); auto. unfold page_loaded. destruct (on_screen s) as [bs k f]. simpl in *. now subst.
  Qed.

  Lemma case_3 : n = 3 -> in_bootstrap t /\ front t = front s /\ containers t = [front s].
  Proof.
    intros N1. assert (X := the_result). rewrite N1 in X. inversion X as [B| |? I| ? I| |? ? I]; try (exfalso; simpl in *; intuition lia).
    unfold in_bootstrap, front, containers. rewrite the_screen. match goal with Q : _ = w |- _ => rewrite <- Q end.
    destruct (marks_front _ _ _); simpl; auto.
  Qed.

  Lemma order_of_the_server : In n [2; 7; 8; 9; 10; 11] -> tabs_on_bar t = effective_ids c s.
  Proof.
    intros I. unfold tabs_on_bar. rewrite (alike_tabs _ _ the_screen_alike).
    apply reachable_fine in R as [G _ _]. assert (X := the_case).
    assert (O := reconcile_outcome c (other_session c s) (on_screen s) G V). rewrite <- X in O. unfold effective_ids, effective_tabs, visible_ids.
    inversion O as [? ?|h B L H|? ?|m ? ? ? ? J ?|m i B L S J K|m h B L H S K]; try (exfalso; simpl in *; intuition lia).
    all: try (exfalso; simpl in I; lia).
    all: match goal with Q : ?x = w |- _ => rewrite <- Q | |- _ => idtac end.
    - apply arrange_tabs. now apply promoting_keeps.
    - apply arrange_tabs. eapply survivor_keeps; eauto.
    - apply arrange_tabs. now apply morphing_keeps.
  Qed.

  Lemma hinted_is_selected : n = 2 \/ In n [9; 10; 11] /\ ~ selected_stays c s ->
    exists h, hinted c s h /\ selected_tab (on_screen t) = Some (id h) /\ front t = front s.
  Proof.
    intros I. destruct the_good as [GW SW]. rewrite (alike_selected_tab w _ GW the_screen_alike).
    assert (FT : front t = front s) by now apply one_law. assert (X := the_result).
    assert (Done : forall h keep, hinted c s h -> w = arrange (on_screen s) keep (effective_tabs c s) -> keep h = Some (new (front s) h) ->
      exists h, hinted c s h /\ selected_tab w = Some (id h) /\ front t = front s).
    { intros h keep H Q K. exists h. split; auto. split; auto.
      assert (IH : In h (effective_tabs c s)).
      { destruct H as (first & rest & EE & ->). apply hint_effective. fold (effective_tabs c s). rewrite EE. now left. }
      destruct (arrange_bar (on_screen s) keep (effective_tabs c s)) as (F & _ & _). rewrite <- Q in F.
      destruct (Forall2_left _ _ _ _ F IH) as (a & A & [Z|(Z & _)]); [|congruence]. rewrite K in Z. injection Z as <-.
      rewrite (selected_tab_of w _ GW A); auto. }
    inversion X as [B|Q|? J|m J S|h B H N1|m h J S H N1]; try (exfalso; simpl in *; intuition lia).
    - match goal with Q : arrange _ _ _ = w |- _ => rewrite Q end.
      apply (Done h (promoting (on_screen s) h)); auto. unfold promoting. now rewrite String.eqb_refl.
    - match goal with Q : arrange _ _ _ = w |- _ => rewrite Q end.
      apply (Done h (morphing (other_session c s) (on_screen s) h)); auto. unfold morphing. now rewrite String.eqb_refl.
  Qed.

  (** What a container on the bar was before. *)
  Lemma box_after a : In a (bar (on_screen t)) -> exists o, In o (bar w) /\ origin c s (shows o) o /\ In (shows o) (effective_tabs c s) /\
    a = if marks_front c s w && (number o =? front s)%N then mark o else o.
  Proof.
    rewrite the_screen. destruct the_good as [_ SW]. intros A.
    assert (exists o, In o (bar w) /\ a = if marks_front c s w && (number o =? front s)%N then mark o else o) as (o & O & ->).
    { destruct (marks_front c s w); [|eauto]. simpl in A. rewrite SW in A. apply in_map_iff in A as (o & <- & O). eauto. }
    exists o. destruct (reconcile_origin c s o R V O). auto.
  Qed.

  Lemma shows_what_was_sent a : In a (bar (on_screen t)) -> In (shows a) (effective_tabs c s) /\ In (shows a) (wanted c).
  Proof.
    intros A. destruct (box_after a A) as (o & _ & _ & I & EA).
    assert (SO : shows a = shows o) by (rewrite EA; destruct (_ && _); reflexivity).
    rewrite SO. split; auto. now apply effective_In in I.
  Qed.

  Lemma versions_after a : In a (bar (on_screen t)) ->
    (exists b, In b (bar (on_screen s)) /\ number b = number a /\ tab_of b = tab_of a /\
      latest a = orelse (version (shows a)) (latest b) /\
      loaded a = if marks_front c s w && (number a =? front s)%N then latest a else orelse (loaded b) (version (shows a))) \/
    latest a = version (shows a) /\ loaded a = version (shows a).
  Proof.
    intros A. destruct (box_after a A) as (o & _ & O & _ & ->). remember (shows o) as u. destruct O as [b B T| |m].
    - left. apply (kept_bar c) in B. exists b. destruct (_ && _) eqn:M; simpl in *; rewrite ?M; simpl; auto 10.
    - right. destruct (_ && _); simpl; auto.
    - right. destruct (_ && _); simpl; auto.
  Qed.

  Lemma survivor_after b : In b (bar (on_screen s)) -> number b <> front s -> In (number b) (containers t) ->
    In (tab_of b) (visible_ids c s) /\ In (tab_of b) (effective_ids c s) /\ is_on_bar (number b) (tab_of b) t.
  Proof.
    intros B NF I. assert (G := fine_good _ (reachable_fine s R)).
    assert (exists a, In a (bar (on_screen t)) /\ number a = number b) as (a & A & N).
    { unfold containers, alive in I. destruct (bar (on_screen t)) eqn:Z; [|rewrite <- Z in *; apply in_map_iff in I as (a & ? & ?); eauto].
      destruct I as [I|[]]. exfalso. apply NF. rewrite <- I. now apply one_law. }
    assert (A0 := A). apply box_after in A as (o & _ & O & IE & EA).
    assert (NO : number o = number b) by (rewrite <- N, EA; destruct (_ && _); reflexivity).
    assert (SO : shows a = shows o) by (rewrite EA; destruct (_ && _); reflexivity).
    remember (shows o) as u. destruct O as [b' B' T| |m L].
    - simpl in NO. assert (b' = b) by (eapply NoDup_same; [apply (good_numbers _ G)| | |]; eauto; eapply (kept_bar c); eauto). subst b'.
      split; [now apply in_map|]. split; [rewrite T; now apply in_map|]. exists a. split; auto. split; auto. unfold tab_of in *. congruence.
    - simpl in NO. congruence.
    - exfalso. simpl in NO. assert (number b < fresh (on_screen s))%N by (apply G; now apply in_alive). lia.
  Qed.

  Lemma hinted_container_goes b : n = 9 -> ~ selected_stays c s -> In b (bar (on_screen s)) ->
    selected_tab (on_screen t) = Some (tab_of b) -> ~ In (number b) (containers t).
  Proof.
    intros N9 NS B S I. assert (G := fine_good _ (reachable_fine s R)). assert (GT := fine_good _ (reachable_fine t (reachable_after _ _ R))).
    assert (NB : bar (on_screen t) <> []) by (intros Z; unfold selected_tab in S; rewrite Z in S; discriminate).
    destruct (selected_box _ GT NB) as (a & A & NA & TA). rewrite S in TA. injection TA as TA.
    assert (FR : front t = front s) by now apply one_law. unfold front in FR at 1.
    assert (IE : In (tab_of b) (effective_ids c s)) by (rewrite TA; unfold effective_ids, tab_of; apply in_map; now apply shows_what_was_sent).
    assert (NF : number b <> front s).
    { intros Z. apply NS. exists (tab_of b). split; auto. now apply selected_tab_of. }
    destruct (survivor_after b B NF I) as (_ & _ & x & X & NX & TX).
    assert (x = a) by (eapply NoDup_same; [apply (good_tabs _ GT)| | |]; auto; congruence). subst x. congruence.
  Qed.
End Accepted.

(** ** Actions *)

Lemma reconcile_tabs c d other v : wanted c = wanted d -> active c = active d -> reorders c = reorders d ->
  reconcile c other v = reconcile d other v.
Proof. intros E F G. unfold reconcile. now rewrite E, F, G. Qed.

Lemma action_is_no_tab s c i : reachable s -> valid c = true -> is_stale c s = false -> In (AnAction i) (entries c) ->
  ~ In i (tabs_on_bar (after (Configure c) s)).
Proof.
  intros R V E A I. apply in_map_iff in I as (a & T & I).
  destruct (shows_what_was_sent s c R V E a I) as [_ K]. apply tabs_In in K.
  assert (D : NoDup (map entry_id (entries c))) by (unfold valid in V; rewrite !andb_true_iff in V; now apply distinct_NoDup).
  assert (Z : AnAction i = ATab (shows a)) by (eapply NoDup_same; [exact D| | |]; auto). discriminate.
Qed.

Lemma behind_is n p : behind n p = true <-> snd p = n.
Proof.
  unfold behind. destruct p as [i [m|]], n as [n|]; simpl; rewrite ?N.eqb_eq; split; congruence.
Qed.

Lemma behind_twice m n l : filter (behind m) (filter (behind n) l) = [] \/ m = n /\ filter (behind m) (filter (behind n) l) = filter (behind n) l.
Proof.
  assert (D : {m = n} + {m <> n}) by (repeat decide equality). destruct D as [->|D]; [right|left].
  - split; auto. induction l as [|p l IH]; simpl; auto. destruct (behind n p) eqn:E; simpl; auto. rewrite E. now f_equal.
  - induction l as [|p l IH]; simpl; auto. destruct (behind n p) eqn:E; simpl; auto.
    destruct (behind m p) eqn:F; auto. apply behind_is in E, F. congruence.
Qed.

Lemma behind_each l n bs : NoDup (map number bs) ->
  filter (behind n) (flat_map (fun b => filter (behind (Some (number b))) l) bs) =
  match n with Some m => if among m (map number bs) then filter (behind n) l else [] | None => [] end.
Proof.
  induction bs as [|b bs IH]; simpl; intros N; [now destruct n|]. inversion N; subst.
  rewrite filter_app, IH by auto. destruct n as [m|].
  - destruct (behind_twice (Some m) (Some (number b)) l) as [T|[E T]]; rewrite T.
    + simpl. destruct (N.eqb_spec m (number b)) as [->|]; auto. simpl.
      destruct (behind_twice (Some (number b)) (Some (number b)) l) as [T'|[_ T']]; rewrite T in T'; rewrite <- ?T'; [|].
      * replace (among (number b) (map number bs)) with false; [|symmetry; apply not_true_iff_false; now rewrite among_In].
        simpl. destruct (filter (behind (Some (number b))) l) as [|p r] eqn:F; auto. exfalso.
        assert (P : behind (Some (number b)) p = true) by (eapply proj2, (filter_In (behind (Some (number b)))); rewrite F; now left).
        simpl in T. rewrite P in T. discriminate.
      * now destruct (among _ _).
    + injection E as ->. rewrite N.eqb_refl. simpl.
      replace (among (number b) (map number bs)) with false; [apply app_nil_r|].
      symmetry. apply not_true_iff_false. now rewrite among_In.
  - destruct (behind_twice None (Some (number b)) l) as [T|[E _]]; [now rewrite T | discriminate].
Qed.

Lemma actions_in_one_place s n : reachable s -> bar (on_screen s) <> [] -> (forall m, n = Some m -> In m (containers s)) ->
  filter (behind n) (actions s) = filter (behind n) (actions_from None (on_screen s) (last s)).
Proof.
  intros R B A. assert (G := fine_good _ (reachable_fine s R)). unfold containers in A. rewrite alive_bar in A by auto.
  unfold actions. destruct (bar (on_screen s)) as [|x xs] eqn:E; [congruence|]. rewrite <- E in *.
  rewrite filter_app, behind_each by apply G. destruct n as [m|].
  - assert (M : among m (map number (bar (on_screen s))) = true) by (apply among_In; auto). rewrite M.
    destruct (behind_twice (Some m) None (actions_from None (on_screen s) (last s))) as [T|[T _]]; [now rewrite T | discriminate].
  - rewrite app_nil_r. destruct (behind_twice None None (actions_from None (on_screen s) (last s))) as [T|[_ T]]; auto.
    rewrite T. destruct (filter (behind None) (actions_from None (on_screen s) (last s))) as [|p r] eqn:F; auto. exfalso.
    assert (P : behind None p = true) by (eapply proj2, (filter_In (behind None)); rewrite F; now left).
    simpl in T. rewrite P in T. discriminate.
Qed.

(** ** New containers *)

(** The numbers from [n] on. *)
Fixpoint counting (n : N) (k : nat) : list N := match k with 0 => [] | S k => n :: counting (N.succ n) k end.

Lemma place_counts v keep ts : forall n bs m, place keep n ts = (bs, m) -> (forall i, In i (alive v) -> (i < n)%N) ->
  (forall t k, keep t = Some k -> In (number k) (alive v)) ->
  exists k, filter (fun i => negb (among i (alive v))) (map number bs) = counting n k.
Proof.
  induction ts as [|t ts IH]; simpl; intros n bs m P A K.
  - injection P as <- <-. now exists 0.
  - destruct (keep t) as [b|] eqn:E.
    + destruct (place keep n ts) as [cs j] eqn:Q. injection P as <- <-. simpl.
      assert (M : among (number b) (alive v) = true) by (apply among_In; eauto). rewrite M. simpl. eapply IH; eauto.
    + destruct (place keep (N.succ n) ts) as [cs j] eqn:Q. injection P as <- <-. simpl.
      assert (M : among n (alive v) = false).
      { apply not_true_iff_false. intros X. apply among_In, A in X. lia. }
      rewrite M. simpl. destruct (IH _ _ _ Q) as (k & ->); auto; [intros i I; apply A in I; lia|]. now exists (S k).
Qed.

Lemma arrange_counts v keep ts : Good v -> Keeps v keep ts -> (forall t k, keep t = Some k -> In (number k) (alive v)) ->
  bar (arrange v keep ts) <> [] -> exists k, created v (arrange v keep ts) = counting (fresh v) k.
Proof.
  intros G _ K B. unfold created. rewrite (alive_bar (arrange v keep ts)) by auto. unfold arrange in *.
  destruct (place keep (fresh v) ts) as [bs m] eqn:P. simpl. eapply place_counts; eauto. apply G.
Qed.

Lemma none_created v w : (forall n, In n (alive w) -> In n (alive v)) -> created v w = [].
Proof.
  intros H. unfold created. induction (alive w) as [|n l IH]; simpl; auto.
  assert (M : among n (alive v) = true) by (apply among_In, H; now left). rewrite M. simpl. apply IH. intros i I. apply H. now right.
Qed.

Lemma created_counts s c : reachable s -> valid c = true -> is_stale c s = false ->
  exists k, created (on_screen s) (on_screen (after (Configure c) s)) = counting (fresh (on_screen s)) k.
Proof.
  intros R V E. assert (G := fine_good _ (reachable_fine s R)). unfold created. rewrite (alike_alive _ _ (the_screen_alike s c V E)).
  change (exists k, created (on_screen s) (snd (reconcile c (other_session c s) (on_screen s))) = counting (fresh (on_screen s)) k).
  assert (None : forall w, (forall n, In n (alive w) -> In n (alive (on_screen s))) -> exists k, created (on_screen s) w = counting (fresh (on_screen s)) k)
    by (intros w H; exists 0; now apply none_created).
  assert (Full : forall keep ts, 2 <= List.length ts -> Keeps (on_screen s) keep ts -> bar (arrange (on_screen s) keep ts) <> []).
  { intros keep ts L K Z. assert (T := arrange_tabs _ _ _ K). rewrite Z in T. destruct ts; simpl in *; [lia | discriminate]. }
  assert (Surv : forall t k, survivor (kept (other_session c s) (on_screen s)) t = Some k -> In (number k) (alive (on_screen s))).
  { intros t k K. apply survivor_some in K as (b & B & _ & ->); auto. simpl. apply in_alive. eapply (kept_bar c); eauto. }
  destruct (reconcile_outcome c (other_session c s) (on_screen s) G V) as [B L|h B L I|B L|n B L O Q I _|n i B L S I J|n h B L I S J]; cbv [snd].
  - apply None. auto.
  - assert (K := promoting_keeps c _ _ G h B I). apply arrange_counts; auto. intros t k P. unfold promoting in P.
    destruct (String.eqb _ _); inversion P; subst. simpl. now apply alive_selected.
  - apply None. simpl. intros m [<-|[]]. now apply alive_selected.
  - apply None. intros m. rewrite (same_numbers_alive (on_screen s)); auto. apply in_place_numbers.
  - assert (K := survivor_keeps c _ _ G i B S I). apply arrange_counts; auto.
  - assert (K := morphing_keeps c _ _ G h B I S). apply arrange_counts; auto. intros t k P. unfold morphing in P.
    destruct (String.eqb _ _); [inversion P; subst; simpl; now apply alive_selected | eauto].
Qed.
