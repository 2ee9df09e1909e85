(** * The table of the cases, and where each container comes from: lemmas of the theorems *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen Again.
Import ListNotations.
Local Open Scope list_scope.

Section Row.
  Variables (c : config) (s : state).
  (** R3, R6.3: the ids that count as visible. *)
  Definition visible_ids : list text := map tab_of (kept (other_session c s) (on_screen s)).
  Definition effective_tabs : list tab := effective (wanted c) visible_ids (selected_tab (on_screen s)).
  Definition effective_ids : list text := map id effective_tabs.
  Definition some_added : Prop := exists i, In i effective_ids /\ ~ In i visible_ids.
  Definition some_removed : Prop := exists i, In i visible_ids /\ ~ In i effective_ids.
  Definition selected_stays : Prop := exists i, selected_tab (on_screen s) = Some i /\ In i effective_ids.
  (** R4.4, R4.5. *)
  Definition hinted (h : tab) : Prop :=
    exists first rest, effective_tabs = first :: rest /\ h = hint (wanted c) visible_ids (selected_tab (on_screen s)) (active c) first.
  Definition few : Prop := List.length effective_tabs < 2.

  (** R7.1 to R7.12, each with what the rows above it exclude. *)
  Definition row (n : nat) : Prop :=
    match n with
    | 1 => in_bootstrap s /\ few
    | 2 => in_bootstrap s /\ ~ few
    | 3 => ~ in_bootstrap s /\ few
    | 4 => ~ in_bootstrap s /\ ~ few /\ ~ some_added /\ ~ some_removed /\ tabs_on_bar s = effective_ids /\ active c = selected_tab (on_screen s)
    | 5 => ~ in_bootstrap s /\ ~ few /\ ~ some_added /\ ~ some_removed /\ tabs_on_bar s = effective_ids /\ active c <> selected_tab (on_screen s)
    | 6 => ~ in_bootstrap s /\ ~ few /\ ~ some_added /\ ~ some_removed /\ tabs_on_bar s <> effective_ids
    | 7 => ~ in_bootstrap s /\ ~ few /\ selected_stays /\ some_added /\ ~ some_removed
    | 8 => ~ in_bootstrap s /\ ~ few /\ selected_stays /\ ~ some_added /\ some_removed
    | 9 => ~ in_bootstrap s /\ ~ few /\ ~ selected_stays /\ exists h, hinted h /\ In (id h) visible_ids
    | 10 => ~ in_bootstrap s /\ ~ few /\ (selected_stays /\ some_added /\ some_removed \/
        ~ selected_stays /\ (exists h, hinted h /\ ~ In (id h) visible_ids) /\ exists i, In i effective_ids /\ In i visible_ids)
    | 11 => ~ in_bootstrap s /\ ~ few /\ ~ selected_stays /\ (exists h, hinted h /\ ~ In (id h) visible_ids) /\
        ~ exists i, In i effective_ids /\ In i visible_ids
    | _ => False
    end.

  Lemma nil_is_none A (l : list A) : is_nil l = true <-> l = [].
  Proof. destruct l; simpl; split; congruence. Qed.

  Lemma extra l m : is_nil (filter (fun i => negb (mem i m)) l) = false <-> exists i, In i l /\ ~ In i m.
  Proof.
    split.
    - intros H. destruct (filter _ l) as [|i r] eqn:E; [discriminate|].
      assert (K : In i (filter (fun i => negb (mem i m)) l)) by (rewrite E; now left).
      apply filter_In in K as [K N]. exists i. split; auto. now apply negb_true_iff, mem_out in N.
    - intros (i & I & N). destruct (is_nil _) eqn:E; auto. apply filter_nil_incl in E. now apply E in I.
  Qed.

  Lemma no_extra l m : is_nil (filter (fun i => negb (mem i m)) l) = true <-> ~ exists i, In i l /\ ~ In i m.
  Proof. rewrite <- extra. destruct (is_nil _); split; congruence. Qed.

  Lemma reconcile_row : row (fst (reconcile c (other_session c s) (on_screen s))).
  Proof.
    unfold reconcile. fold visible_ids. fold effective_tabs. unfold row, few, in_bootstrap.
    remember effective_tabs as eff eqn:E. symmetry in E. destruct eff as [|first [|second rest]].
    - destruct (bar (on_screen s)) eqn:B; simpl; split; first [lia | congruence].
    - destruct (bar (on_screen s)) eqn:B; simpl; split; first [lia | congruence].
    - assert (L : ~ List.length (first :: second :: rest) < 2) by (simpl; lia).
      set (h := hint _ _ _ _ _). assert (H : hinted h) by (exists first, (second :: rest); auto).
      rewrite <- E. fold effective_ids. rewrite <- E in L.
      destruct (is_nil (bar (on_screen s))) eqn:B.
      { apply nil_is_none in B. simpl. split; auto. }
      assert (NB : ~ bar (on_screen s) = []) by (intros Z; rewrite Z in B; discriminate).
      assert (S : existsb (fun i => same (selected_tab (on_screen s)) (Some i)) effective_ids = true <-> selected_stays).
      { rewrite existsb_exists. split; intros (i & X); exists i; rewrite same_eq in *; tauto. }
      destruct (is_nil (filter _ effective_ids)) eqn:A; [apply no_extra in A | apply extra in A];
        (destruct (is_nil (filter _ visible_ids)) eqn:R; [apply no_extra in R | apply extra in R]); simpl.
      1: { destruct (same_order _ _) eqn:O; simpl.
        - apply same_order_eq in O. destruct (same _ _) eqn:X; simpl.
          + apply same_eq in X. repeat split; auto.
          + repeat split; auto. intros Z. apply same_eq in Z. congruence.
        - repeat split; auto. unfold tabs_on_bar. intros Z. rewrite Z, same_order_refl in O. discriminate. }
      all: destruct (existsb _ effective_ids) eqn:X; [assert (ST : selected_stays) by (now apply S); simpl; repeat split; auto 10|].
      all: assert (NX : ~ selected_stays) by (intros Z; apply S in Z; discriminate).
      all: destruct (mem (id h) visible_ids) eqn:M; [apply mem_In in M; simpl; eauto 10|]; apply mem_out in M.
      all: destruct (existsb (fun i => mem i visible_ids) effective_ids) eqn:Y; simpl.
      all: try (apply existsb_exists in Y as (i & I & Y); apply mem_In in Y; repeat split; auto; right; eauto 10).
      all: repeat split; eauto; intros (i & I & Z); apply mem_In in Z;
        assert (existsb (fun i => mem i visible_ids) effective_ids = true) by (apply existsb_exists; eauto); congruence.
  Qed.

  (** The containers after each case. *)
  Inductive result : nat * view -> Prop :=
    | Unchanged : in_bootstrap s -> result (1, on_screen s)
    | Demoted : result (3, View [] (front s) (fresh (on_screen s)))
    | Described n : In n [4; 5; 6] -> (n = 6 -> reorders c = false) -> result (n, in_place effective_tabs (on_screen s))
    | Arranged n : In n [6; 7; 8; 10] -> selected_stays \/ n = 6 ->
        result (n, arrange (on_screen s) (survivor (kept (other_session c s) (on_screen s))) effective_tabs)
    | Promoted h : in_bootstrap s -> hinted h -> result (2, arrange (on_screen s) (promoting (on_screen s) h) effective_tabs)
    | Morphed n h : In n [9; 10; 11] -> ~ selected_stays -> hinted h ->
        result (n, arrange (on_screen s) (morphing (other_session c s) (on_screen s) h) effective_tabs).

  Lemma reconcile_result : result (reconcile c (other_session c s) (on_screen s)).
  Proof.
    unfold reconcile. fold visible_ids. fold effective_tabs.
    remember effective_tabs as eff eqn:E. symmetry in E. destruct eff as [|first [|second rest]].
    - destruct (is_nil _) eqn:B; constructor. now apply nil_is_none.
    - destruct (is_nil _) eqn:B; constructor. now apply nil_is_none.
    - set (h := hint _ _ _ _ _). assert (H : hinted h) by (exists first, (second :: rest); auto).
      rewrite <- E. fold effective_ids.
      destruct (is_nil (bar (on_screen s))) eqn:B; [apply nil_is_none in B; now apply (Promoted h)|].
      destruct (is_nil (filter _ effective_ids)); destruct (is_nil (filter _ visible_ids)); simpl.
      1: { destruct (same_order _ _); simpl; [destruct (same _ _); apply Described; simpl; auto; discriminate|].
        destruct (reorders c) eqn:RE; [apply Arranged | apply Described]; simpl; auto. }
      all: destruct (existsb _ effective_ids) eqn:X.
      1, 3, 5: apply Arranged; simpl; auto 10; left; apply existsb_exists in X as (i & I & X); apply same_eq in X; exists i; auto.
      all: apply Morphed; auto; [destruct (mem (id h) visible_ids); [|destruct (existsb (fun i => mem i visible_ids) _)]; simpl; auto|].
      all: intros (i & I & Z); assert (existsb (fun i => same (selected_tab (on_screen s)) (Some i)) effective_ids = true)
        by (apply existsb_exists; exists i; split; auto; now apply same_eq); congruence.
  Qed.

  (** What a container was before a configuration, if its tab is [t] now. *)
  Inductive origin (t : tab) : container -> Prop :=
    | FromBefore b : In b (kept (other_session c s) (on_screen s)) -> tab_of b = id t -> origin t (relabel t b)
    | FromSelected : in_bootstrap s \/ ~ selected_stays -> hinted t -> origin t (new (front s) t)
    | FromNothing n : (fresh (on_screen s) <= n)%N -> origin t (new n t).
End Row.

Lemma hinted_same c s h t : valid c = true -> hinted c s h -> In t (effective_tabs c s) -> id t = id h -> t = h.
Proof.
  intros V (first & rest & E & ->) I J. eapply (NoDup_same id (wanted c)); auto.
  - now apply wanted_distinct.
  - now apply effective_In in I.
  - assert (K : In first (effective_tabs c s)) by (rewrite E; now left). apply hint_effective with (active := active c) in K.
    now apply effective_In in K.
Qed.

Lemma reconcile_origin c s a : reachable s -> valid c = true -> In a (bar (snd (reconcile c (other_session c s) (on_screen s)))) ->
  In (shows a) (effective_tabs c s) /\ origin c s (shows a) a.
Proof.
  intros R V. assert (F := reachable_fine s R). destruct F as [G _ _].
  assert (Surv : forall t k, survivor (kept (other_session c s) (on_screen s)) t = Some k -> origin c s t k /\ shows k = t).
  { intros t k K. apply survivor_some in K as (b & B & T & ->); auto. split; auto. now apply FromBefore. }
  assert (O := reconcile_outcome c (other_session c s) (on_screen s) G V).
  destruct (reconcile_result c s) as [B| |n I RE|n I S|h B H|n h I S H]; cbv [snd]; intros A.
  - unfold in_bootstrap in B. rewrite B in A. destruct A.
  - destruct A.
  - simpl in I. inversion O; subst; try (exfalso; intuition congruence).
    + simpl in A. apply in_map_iff in A as (b & E & A). destruct (named (tab_of b) _) as [t|] eqn:N.
      * subst. apply named_some in N as [N T]. split; auto. apply FromBefore; [|simpl; auto]. unfold kept.
        match goal with Z : other_session c s = false |- _ => now rewrite Z end.
      * exfalso. assert (X : In (tab_of b) (map tab_of (bar (on_screen s)))) by now apply in_map.
        match goal with Z : forall i, In i _ <-> In i _ |- _ => apply Z, in_map_iff in X as (t & T & X) end.
        destruct (find_of (fun u => String.eqb (id u) (tab_of b)) _ t X) as [u U]; [now rewrite T, String.eqb_refl|].
        unfold named in N. unfold effective_tabs, visible_ids in N. congruence.
    + exfalso. simpl in *. intuition congruence.
    + exfalso. simpl in *. intuition congruence.
  - apply arrange_box in A as (t & T & [K|(_ & K & L)]).
    + apply Surv in K as [K <-]. auto.
    + assert (SA : shows a = t) by (now rewrite K). rewrite SA. split; auto. rewrite K. apply FromNothing. lia.
  - apply arrange_box in A as (t & T & [K|(_ & K & L)]).
    + unfold promoting in K. destruct (String.eqb_spec (id t) (id h)) as [E|]; inversion K; subst. simpl. split; auto.
      apply FromSelected; auto. now rewrite (hinted_same c s h t V H T E).
    + assert (SA : shows a = t) by (now rewrite K). rewrite SA. split; auto. rewrite K. apply FromNothing. lia.
  - apply arrange_box in A as (t & T & [K|(_ & K & L)]).
    + unfold morphing in K. destruct (String.eqb_spec (id t) (id h)) as [E|]; [inversion K; subst; simpl; split; auto|].
      * apply FromSelected; auto. now rewrite (hinted_same c s h t V H T E).
      * apply Surv in K as [K <-]. auto.
    + assert (SA : shows a = t) by (now rewrite K). rewrite SA. split; auto. rewrite K. apply FromNothing. lia.
Qed.

Lemma table s c n : reachable s -> valid c = true -> is_stale c s = false ->
  what (says (Configure c) s) = Case n -> row c s n.
Proof.
  intros R V E W. destruct (accepted c s V E) as (m & X & -> & _). rewrite X in W. simpl in W. injection W as <-.
  apply reconcile_row.
Qed.
