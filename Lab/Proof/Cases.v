(** * The cases of the reconciliation, and what each step keeps *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts.
Import ListNotations.

Lemma tabs_In t l : In t (tabs_of l) <-> In (ATab t) l.
Proof.
  unfold tabs_of. rewrite in_flat_map. split.
  - intros ([u|i] & H & K); simpl in K; [destruct K as [->|[]] | destruct K]; auto.
  - intros H. exists (ATab t). simpl. auto.
Qed.

(** If all ids are distinct, so are those of the tabs. *)
Lemma tabs_distinct l : NoDup (map entry_id l) -> NoDup (map id (tabs_of l)).
Proof.
  induction l as [|[t|i] l IH]; simpl; intros N; inversion N; subst; auto; constructor; auto.
  intros H. apply in_map_iff in H as (u & E & H). apply H1. rewrite <- E. apply tabs_In in H.
  now apply (in_map entry_id) in H.
Qed.

Lemma same_order_eq l : forall m, same_order l m = true -> l = m.
Proof.
  induction l as [|a l IH]; intros [|b m]; simpl; try discriminate; auto. intros H. apply andb_true_iff in H as [E H].
  apply String.eqb_eq in E. f_equal; auto.
Qed.

Lemma same_order_refl l : same_order l l = true.
Proof. induction l; simpl; auto. now rewrite String.eqb_refl. Qed.

Section Cases.
  Variables (c : config) (other : bool) (v : view).
  Let visible := map tab_of (kept other v).
  Let eff := effective (wanted c) visible (selected_tab v).

  Definition promoting (h t : tab) : option container :=
    if String.eqb (id t) (id h) then Some (new (selected v) t) else None.
  Definition morphing (h t : tab) : option container :=
    if String.eqb (id t) (id h) then Some (new (selected v) t) else survivor (kept other v) t.

  Inductive outcome : nat * view -> Prop :=
    | Stays : bar v = [] -> List.length eff < 2 -> outcome (1, v)
    | Promotes h : bar v = [] -> 2 <= List.length eff -> In h eff -> outcome (2, arrange v (promoting h) eff)
    | Demotes : bar v <> [] -> List.length eff < 2 -> outcome (3, View [] (selected v) (fresh v))
    | Updates n : bar v <> [] -> 2 <= List.length eff -> other = false ->
        (forall i, In i (map id eff) <-> In i (map tab_of (bar v))) -> In n [4; 5; 6] -> (n = 6 /\ reorders c = false \/ In n [4; 5] /\ map tab_of (bar v) = map id eff) -> outcome (n, in_place eff v)
    | Rearranges n i : bar v <> [] -> 2 <= List.length eff -> selected_tab v = Some i -> In i (map id eff) ->
        (In n [7; 8; 10] \/ n = 6 /\ other = false /\ reorders c = true /\ (forall j, In j (map id eff) <-> In j (map tab_of (bar v)))) ->
        outcome (n, arrange v (survivor (kept other v)) eff)
    | Morphs n h : bar v <> [] -> 2 <= List.length eff -> In h eff ->
        (forall i, selected_tab v = Some i -> ~ In i (map id eff)) ->
        (n = 9 /\ In (id h) visible \/ In n [10; 11] /\ ~ In (id h) visible) ->
        outcome (n, arrange v (morphing h) eff).

  Hypothesis G : Good v.
  Hypothesis V : valid c = true.

  Lemma wanted_distinct : NoDup (map id (wanted c)).
  Proof. apply tabs_distinct. unfold valid in V. rewrite !andb_true_iff in V. now apply distinct_NoDup. Qed.

  Lemma eff_distinct : NoDup (map id eff).
  Proof. apply effective_NoDup, wanted_distinct. Qed.

  Lemma kept_bar b : In b (kept other v) -> In b (bar v).
  Proof. unfold kept. destruct other; auto. intros H. now apply filter_In in H. Qed.

  Lemma kept_tabs : NoDup (map tab_of (kept other v)).
  Proof. unfold kept. destruct other; [apply NoDup_filter_map|]; apply G. Qed.

  Lemma kept_numbers : NoDup (map number (kept other v)).
  Proof. unfold kept. destruct other; [apply NoDup_filter_map|]; apply G. Qed.

  Lemma kept_selected b : In b (bar v) -> number b = selected v -> In b (kept other v).
  Proof. intros H E. unfold kept. destruct other; auto. apply filter_In. rewrite E, N.eqb_refl. auto. Qed.

  Lemma kept_other b : other = true -> In b (kept other v) -> number b = selected v.
  Proof. unfold kept. intros -> H. apply filter_In in H as [_ H]. now apply N.eqb_eq. Qed.

  Lemma selected_box : bar v <> [] -> exists b, In b (bar v) /\ number b = selected v /\ selected_tab v = Some (tab_of b).
  Proof.
    intros B. destruct (good_front _ G) as [E|H]; [congruence|]. apply in_map_iff in H as (b & E & H).
    exists b. split; [|split]; auto. unfold selected_tab. rewrite <- E, numbered_self; auto. apply G.
  Qed.

  Lemma reconcile_outcome : outcome (reconcile c other v).
  Proof.
    unfold reconcile. fold visible. fold eff. destruct eff as [|e [|f r]] eqn:E.
    - destruct (bar v) eqn:B; simpl; [apply Stays | apply Demotes]; rewrite ?E; simpl; auto; congruence.
    - destruct (bar v) eqn:B; simpl; [apply Stays | apply Demotes]; rewrite ?E; simpl; auto; congruence.
    - rewrite <- E in *. assert (L : 2 <= List.length eff) by (rewrite E; simpl; lia).
      set (h := hint _ _ _ _ _). assert (H : In h eff) by (apply hint_effective; fold eff; rewrite E; now left).
      destruct (is_nil (bar v)) eqn:B.
      + apply Promotes; auto. now destruct (bar v).
      + assert (B' : bar v <> []) by (now destruct (bar v)).
        destruct (is_nil (filter _ (map id eff))) eqn:A; destruct (is_nil (filter _ visible)) eqn:R; simpl.
        1: { apply filter_nil_incl in A, R. assert (O : other = false).
          { apply not_true_is_false. intros O.
            assert (J : incl (map number (kept other v)) [selected v]).
            { intros n K. apply in_map_iff in K as (b & <- & K). left. symmetry. now apply kept_other. }
            assert (X := NoDup_incl_length kept_numbers J). assert (Y := NoDup_incl_length eff_distinct A).
            unfold visible in Y. rewrite !map_length in *. simpl in X. lia. }
          assert (I : forall i, In i (map id eff) <-> In i (map tab_of (bar v))).
          { unfold visible, kept in A, R. rewrite O in A, R. intros i. split; auto. }
          destruct (same_order _ _) eqn:SO; simpl; [apply same_order_eq in SO; destruct (same _ _); simpl; apply Updates; simpl; auto 10|].
          destruct (reorders c) eqn:Z; [|apply Updates; simpl; auto].
          destruct (selected_box B') as (b & Ib & Nb & Tb). apply (Rearranges 6 (tab_of b)); auto.
          apply I. now apply in_map. }
        all: destruct (existsb _ (map id eff)) eqn:X.
        1, 3, 5: apply existsb_exists in X as (i & I & X); apply same_eq in X; eapply Rearranges; eauto; simpl; auto.
        all: apply Morphs; auto.
        1, 3, 5: intros i S I; assert (existsb (fun j => same (selected_tab v) (Some j)) (map id eff) = true)
            by (apply existsb_exists; exists i; split; auto; now apply same_eq); congruence.
        all: destruct (mem (id h) visible) eqn:M; [left; apply mem_In in M; auto | right; apply mem_out in M; split; auto];
          destruct (existsb (fun i => mem i visible) (map id eff)); simpl; auto.
  Qed.

  Lemma promoting_keeps h : bar v = [] -> In h eff -> Keeps v (promoting h) eff.
  Proof.
    intros B H. unfold promoting. constructor.
    - intros t k I E. destruct (String.eqb _ _); inversion E; subst. reflexivity.
    - intros t k I E. destruct (String.eqb _ _); inversion E; subst. simpl. now apply alive_selected.
    - intros t u k l _ _ E F _. destruct (String.eqb (id t) _) eqn:P; [|discriminate].
      destruct (String.eqb (id u) _) eqn:Q; [|discriminate]. apply String.eqb_eq in P, Q. congruence.
    - exists h, (new (selected v) h). now rewrite String.eqb_refl.
  Qed.

  Lemma survivor_some t k : survivor (kept other v) t = Some k ->
    exists b, In b (kept other v) /\ tab_of b = id t /\ k = relabel t b.
  Proof.
    unfold survivor. destruct (showing _ _) as [b|] eqn:S; [|discriminate]. simpl. intros E. apply showing_some in S as [S I].
    exists b. split; [|split]; congruence.
  Qed.

  Lemma survivor_of t b : In b (kept other v) -> tab_of b = id t -> survivor (kept other v) t = Some (relabel t b).
  Proof. intros I E. unfold survivor. rewrite <- E, showing_self; auto. apply kept_tabs. Qed.

  Lemma survivors_apart t u k l :
    survivor (kept other v) t = Some k -> survivor (kept other v) u = Some l -> number k = number l -> id t = id u.
  Proof.
    intros K L E. apply survivor_some in K as (a & A & S & ->). apply survivor_some in L as (b & B & T & ->). simpl in E.
    rewrite <- S, <- T. f_equal. eapply NoDup_same; [apply (good_numbers _ G)| | |exact E]; now apply kept_bar.
  Qed.

  Lemma survivor_keeps i : bar v <> [] -> selected_tab v = Some i -> In i (map id eff) -> Keeps v (survivor (kept other v)) eff.
  Proof.
    intros B S H. constructor.
    - intros t k _ E. apply survivor_some in E as (b & _ & E & ->). reflexivity.
    - intros t k _ E. apply survivor_some in E as (b & I & E & ->). simpl. now apply in_alive, kept_bar.
    - intros t u k l _ _. apply survivors_apart.
    - destruct (selected_box B) as (b & I & N & T). apply in_map_iff in H as (t & E & H).
      exists t, (relabel t b). repeat split; auto. apply survivor_of; [now apply kept_selected | congruence].
  Qed.

  Lemma morphing_keeps h : bar v <> [] -> In h eff -> (forall i, selected_tab v = Some i -> ~ In i (map id eff)) ->
    Keeps v (morphing h) eff.
  Proof.
    intros B H S. destruct (selected_box B) as (b & I & N & T).
    assert (Apart : forall t k, In t eff -> survivor (kept other v) t = Some k -> number k <> selected v).
    { intros t k J E Q. apply survivor_some in E as (d & D & E & ->). simpl in Q. apply (S _ T).
      assert (d = b) by (eapply NoDup_same; [apply (good_numbers _ G)| | |congruence]; auto; now apply kept_bar).
      subst. rewrite E. now apply in_map. }
    unfold morphing. constructor.
    - intros t k _ E. destruct (String.eqb _ _); [now inversion E|]. apply survivor_some in E as (d & _ & E & ->). reflexivity.
    - intros t k _ E. destruct (String.eqb _ _); [inversion E; now apply alive_selected|].
      apply survivor_some in E as (d & D & E & ->). simpl. now apply in_alive, kept_bar.
    - intros t u k l J K E F Q. destruct (String.eqb (id t) _) eqn:X; destruct (String.eqb (id u) _) eqn:Y;
        rewrite ?String.eqb_eq in *; try congruence.
      + inversion E; subst. exfalso. eapply (Apart u); eauto.
      + inversion F; subst. exfalso. eapply (Apart t); eauto.
      + eapply survivors_apart; eauto.
    - exists h, (new (selected v) h). now rewrite String.eqb_refl.
  Qed.

  Lemma in_place_numbers ts : map number (bar (in_place ts v)) = map number (bar v).
  Proof. simpl. rewrite map_map. apply map_ext. intros b. now destruct (named _ _). Qed.

  Lemma in_place_tabs ts : map tab_of (bar (in_place ts v)) = map tab_of (bar v).
  Proof.
    simpl. rewrite map_map. apply map_ext. intros b. destruct (named _ _) eqn:E; auto. apply named_some in E as [_ E]. exact E.
  Qed.
End Cases.

(** ** Containers evolve *)

(** Identities are only taken from the unused ones. *)
Definition evolves (v w : view) : Prop :=
  (fresh v <= fresh w)%N /\ forall n, In n (alive w) -> In n (alive v) \/ (fresh v <= n)%N.

Lemma evolves_refl v : evolves v v.
Proof. split; [lia | auto]. Qed.

Lemma same_numbers_alive v w : map number (bar w) = map number (bar v) -> selected w = selected v -> alive w = alive v.
Proof.
  intros E S. unfold alive. destruct (bar v), (bar w); simpl in *; congruence.
Qed.

Lemma good_like v w : Good v -> map number (bar w) = map number (bar v) -> map tab_of (bar w) = map tab_of (bar v) ->
  selected w = selected v -> fresh w = fresh v -> Good w.
Proof.
  intros [A B C D E] N T S F. constructor; rewrite ?N, ?T, ?S, ?F; auto.
  - rewrite (same_numbers_alive _ _ N S). auto.
  - rewrite <- (map_length number), N, map_length. auto.
  - destruct E as [E|E]; auto. left. rewrite E in N. now destruct (bar w).
Qed.

Lemma mark_numbers n bs : map number (mark_number n bs) = map number bs.
Proof. unfold mark_number. rewrite map_map. apply map_ext. intros b. now destruct (N.eqb _ _). Qed.
Lemma mark_shows n bs : map shows (mark_number n bs) = map shows bs.
Proof. unfold mark_number. rewrite map_map. apply map_ext. intros b. now destruct (N.eqb _ _). Qed.
Lemma mark_tabs n bs : map tab_of (mark_number n bs) = map tab_of bs.
Proof. unfold mark_number. rewrite map_map. apply map_ext. intros b. now destruct (N.eqb _ _). Qed.

Lemma good_bootstrap v : Good v -> Good (View [] (selected v) (fresh v)).
Proof.
  intros G. constructor; simpl; auto; try constructor.
  intros n [<-|[]]. apply G. now apply alive_selected.
Qed.

Lemma arrange_evolves v keep ts : Keeps v keep ts -> 2 <= List.length ts -> evolves v (arrange v keep ts).
Proof.
  intros K L. destruct (arrange_bar v keep ts) as (F & S & M). split; auto. intros n H. rewrite alive_bar in H.
  - apply in_map_iff in H as (b & E & H). destruct (Forall2_right _ _ _ _ F H) as (t & I & [Q|(_ & _ & R)]).
    + left. rewrite <- E. eapply keeps_alive; eauto.
    + right. lia.
  - intros E. rewrite E in F. inversion F; subst. simpl in L. lia.
Qed.

Lemma reconcile_keeps c other v : Good v -> valid c = true ->
  let w := snd (reconcile c other v) in Good w /\ selected w = selected v /\ evolves v w.
Proof.
  intros G V. destruct (reconcile_outcome c other v G V); simpl.
  - split; [|split]; auto. apply evolves_refl.
  - assert (K := promoting_keeps c other v G h H H1). split; [|split].
    + apply arrange_good; auto. now apply eff_distinct.
    + apply arrange_bar.
    + now apply arrange_evolves.
  - split; [now apply good_bootstrap | split; auto]. split; simpl; [lia|]. intros n [<-|[]]. left. now apply alive_selected.
  - split; [|split]; auto.
    + apply (good_like v); auto; [apply in_place_numbers | apply in_place_tabs].
    + split; simpl; [lia|]. intros m. rewrite (same_numbers_alive v); auto. apply in_place_numbers.
  - assert (K := survivor_keeps c other v G i H H1 H2). split; [|split].
    + apply arrange_good; auto. now apply eff_distinct.
    + apply arrange_bar.
    + now apply arrange_evolves.
  - assert (K := morphing_keeps c other v G h H H1 H2). split; [|split].
    + apply arrange_good; auto. now apply eff_distinct.
    + apply arrange_bar.
    + now apply arrange_evolves.
Qed.
