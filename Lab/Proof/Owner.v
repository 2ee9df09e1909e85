(** * R13: addresses and actions. Lemmas of the theorems *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen.
Import ListNotations.
Local Open Scope list_scope.

Lemma beats_trans a b c : beats a b = false -> beats b c = false -> beats a c = false.
Proof.
  unfold beats. destruct (Nat.ltb_spec (long b) (long a)), (Nat.ltb_spec (long c) (long b)), (Nat.ltb_spec (long c) (long a)),
    (Nat.eqb_spec (long a) (long b)), (Nat.eqb_spec (long b) (long c)), (Nat.eqb_spec (long a) (long c)),
    (itself a), (itself b), (itself c); simpl; intros; try congruence; lia.
Qed.

Lemma beats_self a : beats a a = false.
Proof. unfold beats. rewrite Nat.ltb_irrefl, Nat.eqb_refl. now destruct (itself a). Qed.

Lemma beats_asym a b : beats a b = true -> beats b a = false.
Proof.
  unfold beats. destruct (Nat.ltb_spec (long b) (long a)), (Nat.ltb_spec (long a) (long b)), (Nat.eqb_spec (long a) (long b)),
    (Nat.eqb_spec (long b) (long a)), (itself a), (itself b); simpl; intros; try congruence; lia.
Qed.

(** The winner of a list: no other beats it, and it beats everything before it. *)
Definition wins (w : counted) (l : list counted) : Prop :=
  exists before rest, l = before ++ w :: rest /\ (forall c, In c before -> beats w c = true) /\ (forall c, In c rest -> beats c w = false).

Lemma beats_through a b c : beats a b = true -> beats b c = true -> beats a c = true.
Proof.
  unfold beats. destruct (Nat.ltb_spec (long b) (long a)), (Nat.ltb_spec (long c) (long b)), (Nat.ltb_spec (long c) (long a)),
    (Nat.eqb_spec (long a) (long b)), (Nat.eqb_spec (long b) (long c)), (Nat.eqb_spec (long a) (long c)),
    (itself a), (itself b), (itself c); simpl; intros; try congruence; try lia; exfalso; lia.
Qed.

Lemma beats_more a b c : beats a b = true -> beats c b = false -> beats a c = true.
Proof.
  unfold beats. destruct (Nat.ltb_spec (long b) (long a)), (Nat.ltb_spec (long b) (long c)), (Nat.ltb_spec (long c) (long a)),
    (Nat.eqb_spec (long a) (long b)), (Nat.eqb_spec (long c) (long b)), (Nat.eqb_spec (long a) (long c)),
    (itself a), (itself b), (itself c); simpl; intros; try congruence; try lia; exfalso; lia.
Qed.

Lemma winner_from l : forall before b rest, (forall c, In c before -> beats b c = true) -> (forall c, In c rest -> beats c b = false) ->
  exists w, fold_left (fun w c => match w with Some b => if beats c b then Some c else w | None => Some c end) l (Some b) = Some w /\
    wins w (before ++ b :: rest ++ l).
Proof.
  induction l as [|x l IH]; simpl; intros before b rest B R.
  - exists b. split; auto. exists before, rest. rewrite app_nil_r. auto.
  - destruct (beats x b) eqn:E.
    + destruct (IH (before ++ b :: rest) x []) as (w & W & K).
      * intros c H. apply in_app_iff in H as [H|[<-|H]]; auto.
        -- eapply beats_through; eauto.
        -- apply (beats_more x b c); auto.
      * intros c [].
      * exists w. split; auto. rewrite <- app_assoc in K. simpl in K. exact K.
    + destruct (IH before b (rest ++ [x])) as (w & W & K); auto.
      * intros c H. apply in_app_iff in H as [H|[<-|[]]]; auto.
      * exists w. split; auto. rewrite <- app_assoc in K. exact K.
Qed.

Lemma winner_wins l : l <> [] -> exists w, winner l = Some w /\ wins w l.
Proof.
  destruct l as [|x l]; [easy|]. intros _. unfold winner. simpl. destruct (winner_from l [] x []) as (w & W & K); try easy. eauto.
Qed.

Lemma winner_none l : winner l = None <-> l = [].
Proof.
  split; [|intros ->; reflexivity]. intros W. destruct l as [|x l]; auto. destruct (winner_wins (x :: l)) as (w & E & _); congruence.
Qed.

Lemma wins_In w l : wins w l -> In w l.
Proof. intros (a & b & -> & _). apply in_app_iff. right. now left. Qed.

Lemma wins_over w l c : wins w l -> In c l -> beats c w = false.
Proof.
  intros (a & b & -> & A & B) H. apply in_app_iff in H as [H|[<-|H]]; auto; [|apply beats_self]. apply beats_asym. auto.
Qed.

Definition counted_claims (a : list text) (s : state) : list counted := flat_map (claims_for a s) (bar (on_screen s)).

(** What a claim that counts is made from. *)
Lemma counted_In a s k : In k (counted_claims a s) <->
  exists b t p, In b (bar (on_screen s)) /\ In t (tabs_of (last s)) /\ In p (claims t) /\ covers a p = true /\
    counts_for s t = Some (tab_of b) /\ k = Counted (List.length (segments p)) (id t =? tab_of b)%string b.
Proof.
  unfold counted_claims, claims_for. rewrite in_flat_map. split.
  - intros (b & B & H). apply in_flat_map in H as (t & T & H). destruct (same _ _) eqn:S; [|destruct H].
    apply same_eq in S. apply in_map_iff in H as (p & <- & H). apply filter_In in H as [P C]. exists b, t, p. auto 10.
  - intros (b & t & p & B & T & P & C & S & ->). exists b. split; auto. apply in_flat_map. exists t. split; auto.
    rewrite S. replace (same (Some (tab_of b)) (Some (tab_of b))) with true by (symmetry; apply same_eq; auto).
    apply in_map_iff. exists p. split; auto. apply filter_In. auto.
Qed.

Lemma owner_container a s : reachable s -> In (owner a s) (containers s).
Proof.
  intros R. apply reachable_fine in R as [G _ _]. unfold owner. destruct (winner _) as [w|] eqn:W; [|now apply alive_selected].
  assert (NE : flat_map (claims_for a s) (bar (on_screen s)) <> []) by (intros E; rewrite E in W; discriminate).
  destruct (winner_wins _ NE) as (w' & E & K). rewrite W in E. injection E as <-. apply wins_In, counted_In in K as (b & t & p & B & _ & _ & _ & _ & ->).
  simpl. now apply in_alive.
Qed.

(** ** Opening *)

Lemma select_selects n s : reachable s -> In n (containers s) -> n <> front s -> front (after (Select n) s) = n.
Proof.
  intros R I D. assert (F := reachable_fine s R). destruct F as [G _ _]. unfold after, front, containers in *. simpl.
  assert (B : bar (on_screen s) <> []).
  { intros E. unfold alive in I. rewrite E in I. destruct I as [<-|[]]. now apply D. }
  rewrite alive_bar in I by auto. apply in_map_iff in I as (b & N & I).
  destruct (good_front _ G) as [E|S]; [congruence|]. apply in_map_iff in S as (l & M & S).
  unfold select. rewrite <- N at 1. rewrite numbered_self by (auto; apply G). rewrite <- M at 1. rewrite numbered_self by (auto; apply G).
  destruct (N.eqb_spec n (selected (on_screen s))); [congruence|].
  destruct (deprecated (shows l)) as [[]|]; auto. unfold leave. destruct (place _ _ _). destruct (flat_map _ _) as [|? [|]]; simpl; auto.
Qed.

Lemma open_goes a s : reachable s -> front (after (Open (Some a)) s) = owner a s.
Proof.
  intros R. assert (I := owner_container a s R). unfold after, front. simpl. unfold open.
  destruct (N.eqb_spec (owner a s) (selected (on_screen s))) as [E|E]; [simpl; auto|].
  assert (S := select_selects _ s R I E). unfold after, front in S. simpl in S. now destruct (select (owner a s) s).
Qed.

(** ** Actions *)

Lemma actions_from_ids v l : forall before, map fst (actions_from before v l) = flat_map (fun e => match e with ATab _ => [] | AnAction i => [i] end) l.
Proof. induction l as [|[t|i] l IH]; intros before; simpl; auto. f_equal. apply IH. Qed.

(** R17.4: the container behind which an action stands. *)
Definition nearest (v : view) (l : list entry) : option N :=
  fold_left (fun n e => match e with ATab t => match showing (id t) (bar v) with Some b => Some (number b) | None => n end | AnAction _ => n end) l None.

Lemma actions_from_place v l : forall d before i n, In (i, n) (actions_from before v l) ->
  before = nearest v d -> exists a b, l = a ++ AnAction i :: b /\ n = nearest v (d ++ a).
Proof.
  induction l as [|[t|j] l IH]; intros d before i n H E; simpl in H; [easy| |].
  - destruct (IH (d ++ [ATab t]) _ i n H) as (a & b & -> & ->).
    + unfold nearest. rewrite fold_left_app. simpl. fold (nearest v d). now rewrite <- E.
    + exists (ATab t :: a), b. rewrite <- app_assoc. auto.
  - destruct H as [H|H].
    + injection H as <- <-. exists [], l. rewrite app_nil_r. auto.
    + destruct (IH (d ++ [AnAction j]) _ i n H) as (a & b & -> & ->).
      * unfold nearest. rewrite fold_left_app. simpl. exact E.
      * exists (AnAction j :: a), b. rewrite <- app_assoc. auto.
Qed.

Lemma actions_In s p : In p (actions s) -> bar (on_screen s) <> [] /\ In p (actions_from None (on_screen s) (last s)).
Proof.
  unfold actions. destruct (bar (on_screen s)) eqn:B; [easy|]. intros H. split; [easy|]. rewrite in_app_iff, in_flat_map in H.
  destruct H as [H|(b & _ & H)]; now apply filter_In in H.
Qed.

Lemma nearest_alive v l n : nearest v l = Some n -> exists b, In b (bar v) /\ number b = n.
Proof.
  unfold nearest. assert (H : forall m, (forall k, m = Some k -> exists b, In b (bar v) /\ number b = k) ->
    fold_left (fun n e => match e with ATab t => match showing (id t) (bar v) with Some b => Some (number b) | None => n end | AnAction _ => n end) l m = Some n ->
    exists b, In b (bar v) /\ number b = n).
  { induction l as [|[t|i] l IH]; simpl; intros m M E; auto; [|eapply IH; eauto].
    eapply IH; [|exact E]. intros k K. destruct (showing (id t) (bar v)) as [b|] eqn:S; auto.
    injection K as <-. apply showing_some in S as [S _]. eauto. }
  apply H. discriminate.
Qed.

(** Every action is on the bar, if there is one. *)
Lemma actions_all s i : bar (on_screen s) <> [] -> In (AnAction i) (last s) -> exists n, In (i, n) (actions s).
Proof.
  intros B H. assert (K : In i (map fst (actions_from None (on_screen s) (last s)))).
  { rewrite actions_from_ids. apply in_flat_map. exists (AnAction i). simpl. auto. }
  apply in_map_iff in K as ([j n] & E & K). simpl in E. subst j. exists n. unfold actions.
  destruct (bar (on_screen s)) as [|x xs] eqn:BB; [easy|]. rewrite <- BB. rewrite in_app_iff, in_flat_map. destruct n as [n|].
  - right. destruct (actions_from_place (on_screen s) (last s) [] None i (Some n) K eq_refl) as (a & b & _ & E).
    destruct (nearest_alive _ _ _ (eq_sym E)) as (y & Y & <-). exists y. split; auto. apply filter_In. split; auto.
    unfold behind. simpl. apply N.eqb_refl.
  - left. apply filter_In. auto.
Qed.
