(** * What every step keeps *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases.
Import ListNotations.

(** ** Accepting *)

Lemma accept_stale c s : is_stale c s = true ->
  accept c s = (only Stale, dropped c s).
Proof. intros E. unfold accept. now rewrite E. Qed.

Lemma accept_screen c s : is_stale c s = false ->
  let w := snd (reconcile c (other_session c s) (on_screen s)) in
  on_screen (snd (accept c s)) = if marks_front c s w then page_loaded w else w.
Proof. intros E. unfold accept. rewrite E. now destruct (reconcile _ _ _) as [n v], (judge _ _ _). Qed.

Lemma page_loaded_good v : Good v -> Good (page_loaded v).
Proof. intros G. apply (good_like v); auto; simpl; [apply mark_numbers | apply mark_tabs]. Qed.

Lemma page_loaded_alive v : alive (page_loaded v) = alive v.
Proof. apply same_numbers_alive; auto. apply mark_numbers. Qed.

Lemma accept_keeps c s : Good (on_screen s) -> valid c = true ->
  let w := on_screen (snd (accept c s)) in
  Good w /\ selected w = selected (on_screen s) /\ evolves (on_screen s) w.
Proof.
  intros G V. destruct (is_stale c s) eqn:E.
  - rewrite accept_stale by auto. simpl. split; [|split]; auto. apply evolves_refl.
  - cbv zeta. rewrite accept_screen by auto. cbv zeta.
    destruct (reconcile_keeps c (other_session c s) (on_screen s) G V) as (A & B & C). destruct (marks_front _ _ _); auto.
    split; [|split]; [now apply page_loaded_good | auto |]. destruct C as [C D]. split; auto. now rewrite page_loaded_alive.
Qed.

(** ** Leaving a tab *)

Lemma NoDup_app_of {A} (l m : list A) : NoDup l -> NoDup m -> (forall x, In x l -> ~ In x m) -> NoDup (l ++ m).
Proof.
  induction l as [|x l IH]; simpl; auto. intros N M D. inversion N; subst. constructor.
  - rewrite in_app_iff. intros [H|H]; [auto | apply (D x); auto].
  - apply IH; auto.
Qed.

Section Swap.
  Variables (l : N) (bs : list container).
  Definition swap := flat_map (fun x => if (number x =? l)%N then bs else [x]).

  Lemma swap_out xs : ~ In l (map number xs) -> swap xs = xs.
  Proof.
    induction xs as [|x xs IH]; simpl; auto. intros H. destruct (N.eqb_spec (number x) l); [exfalso; auto|].
    simpl. f_equal. apply IH. auto.
  Qed.

  Lemma swap_In x xs : In x (swap xs) <-> In x xs /\ number x <> l \/ In x bs /\ In l (map number xs).
  Proof.
    unfold swap. rewrite in_flat_map. split.
    - intros (y & Y & H). destruct (N.eqb_spec (number y) l).
      + right. split; auto. apply in_map_iff. eauto.
      + destruct H as [->|[]]. auto.
    - intros [[H N]|[H N]].
      + exists x. split; auto. destruct (N.eqb_spec (number x) l); [congruence | now left].
      + apply in_map_iff in N as (y & E & Y). exists y. split; auto. now rewrite E, N.eqb_refl.
  Qed.

  Lemma swap_NoDup {K} (f : container -> K) xs : NoDup (map number xs) -> NoDup (map f xs) -> NoDup (map f bs) ->
    (forall b, In b bs -> ~ In (f b) (map f xs)) -> NoDup (map f (swap xs)).
  Proof.
    induction xs as [|x xs IH]; simpl; auto. intros N F B D. inversion N; subst. inversion F; subst.
    destruct (N.eqb_spec (number x) l).
    - rewrite swap_out by congruence. rewrite map_app. apply NoDup_app_of; auto.
      intros k K1 K2. apply in_map_iff in K1 as (b & <- & K1). apply (D b); auto.
    - simpl. constructor.
      + intros H. apply in_map_iff in H as (y & E & H). apply swap_In in H as [[H _]|[H _]].
        * apply H3. rewrite <- E. now apply in_map.
        * apply (D y); auto.
      + apply IH; auto. intros b H K1. apply (D b); auto.
  Qed.
End Swap.

Lemma all_fresh ts n bs m : place (fun _ => None) n ts = (bs, m) ->
  (n <= m)%N /\ (forall b, In b bs -> (n <= number b < m)%N /\ In (shows b) ts) /\ map tab_of bs = map id ts.
Proof.
  intros P. apply place_spec in P as [L F]. split; auto. split.
  - intros b H. destruct (Forall2_right _ _ _ _ F H) as (t & I & [Q|(_ & Q & R)]); [discriminate|]. split; auto. now rewrite Q.
  - clear L. induction F as [|t b ? ? [E|(_ & E & _)]]; simpl; [auto | discriminate |]. f_equal; auto. rewrite E. reflexivity.
Qed.

Record Left (v : view) (l b : container) (w : view) : Prop := {
  left_good : Good w;
  left_selected : selected w = number b;
  left_evolves : evolves v w;
  left_gone : ~ In (number l) (alive w);
  left_others : forall n, In n (alive v) -> n <> number l -> In n (alive w);
  left_boxes : forall x, In x (bar w) -> In x (bar v) /\ number x <> number l \/ deprecated (shows x) = None }.

Lemma leave_keeps ts l b v : Good v -> NoDup (map id ts) -> In (number b) (map number (bar v)) ->
  In (number l) (map number (bar v)) -> number l <> number b -> Left v l b (snd (leave ts l b v)).
Proof.
  intros G N B L D. unfold leave.
  set (rest := filter _ _). set (app := appearing _ _ _ _ _).
  destruct (place _ (fresh v) app) as [bs n] eqn:P.
  assert (PN : NoDup (map number bs)).
  { eapply place_NoDup; [exact P | unfold app; now apply NoDup_filter_map | discriminate | discriminate]. }
  destruct (all_fresh _ _ _ _ P) as (Q & F & T).
  change (flat_map _ (bar v)) with (swap (number l) bs (bar v)).
  set (after := swap (number l) bs (bar v)).
  assert (Old : forall x, In x (bar v) -> (number x < fresh v)%N) by (intros x H; apply G, in_alive, H).
  assert (NN : NoDup (map number after)).
  { apply swap_NoDup; auto; try apply G. intros x H K. apply in_map_iff in K as (y & E & K).
    apply F in H as [H _]. apply Old in K. lia. }
  assert (NT : NoDup (map tab_of after)).
  { apply swap_NoDup; try apply G.
    - rewrite T. unfold app. now apply NoDup_filter_map.
    - intros x H. apply F in H as [_ H]. apply filter_In in H as [_ H].
      apply andb_true_iff in H as [H _]. apply andb_true_iff in H as [_ H]. unfold waits in H.
      apply andb_true_iff in H as [H _]. now apply negb_true_iff, mem_out in H. }
  assert (Bb : exists x, In x after /\ number x = number b).
  { apply in_map_iff in B as (x & E & B). exists x. split; auto. apply swap_In. left. split; congruence. }
  destruct Bb as (x & X & E).
  assert (BL : bar v <> []) by (intros Z; rewrite Z in B; destruct B).
  assert (Alive : forall m, In m (map number after) -> In m (alive v) /\ m <> number l \/ (fresh v <= m < n)%N).
  { intros m H. apply in_map_iff in H as (y & <- & H). apply swap_In in H as [[H M]|[H _]].
    - left. split; auto. now apply in_alive.
    - right. now apply F. }
  assert (Bf : (number b < fresh v)%N) by (rewrite <- alive_bar in B by auto; now apply G).
  assert (Lf : (number l < fresh v)%N) by (rewrite <- alive_bar in L by auto; now apply G).
  assert (Stay : forall m, In m (alive v) -> m <> number l -> In m (map number after)).
  { intros m H M. rewrite alive_bar in H by auto. apply in_map_iff in H as (y & <- & H). apply in_map, swap_In. auto. }
  destruct after as [|y [|z r]] eqn:A.
  - destruct X.
  - simpl. destruct X as [->|[]]. constructor; simpl; auto.
    + constructor; simpl; auto; try constructor. intros m [<-|[]]. lia.
    + split; simpl; [lia|]. intros m [<-|[]]. left. now rewrite alive_bar.
    + intros [H|[]]; congruence.
    + intros m H M. specialize (Stay m H M). simpl in Stay. rewrite E in Stay. auto.
    + tauto.
  - assert (AL : alive (View (y :: z :: r) (number b) n) = map number (y :: z :: r)) by reflexivity.
    constructor; cbv [snd]; rewrite ?AL; auto.
    + constructor; auto.
      * rewrite AL. cbn [fresh]. intros m H. apply Alive in H as [[H _]|H]; [|lia]. apply G in H. lia.
      * simpl. lia.
      * right. cbn [selected bar]. rewrite <- E. now apply in_map.
    + split; [simpl; lia|]. rewrite AL. intros m H. apply Alive in H as [[H _]|H]; [auto | right; lia].
    + intros H. apply Alive in H as [[_ H]|H]; [congruence | lia].
    + intros k H. assert (K : In k after) by (rewrite A; exact H). apply swap_In in K as [K|[K _]]; [now left|].
      right. apply F in K as [_ K]. apply filter_In in K as [_ K]. apply andb_true_iff in K as [K _].
      apply andb_true_iff in K as [K _]. unfold is_deprecated in K. now destruct (deprecated (shows k)).
Qed.

(** ** Selecting *)

Inductive chosen (n : N) (s : state) : report * state -> Prop :=
  | Nothing w : chosen n s (only w, s)
  | Chosen b l w v :
      let u := View (mark_number n (bar (on_screen s))) n (fresh (on_screen s)) in
      In b (bar (on_screen s)) -> number b = n -> In l (bar (on_screen s)) -> number l = selected (on_screen s) ->
      number l <> n ->
      (deprecated (shows l) <> Some Hard /\ w = Selected /\ v = u \/
       deprecated (shows l) = Some Hard /\ (w, v) = leave (tabs_of (last s)) l b u) ->
      chosen n s (Report w (outdated b) false false,
        State v (last s) (highest s) (known s) (turned (known s) (watch s)) false (icon_number s) false).

Lemma select_chosen n s : chosen n s (select n s).
Proof.
  unfold select. destruct (numbered n _) as [b|] eqn:B; [|constructor].
  destruct (numbered (selected _) _) as [l|] eqn:L; [|constructor].
  destruct (N.eqb_spec n (selected (on_screen s))); [constructor|].
  apply numbered_some in B as [B Nb], L as [L Nl].
  destruct (deprecated (shows l)) as [[]|] eqn:D; [| destruct (leave _ _ _ _) as [w v] eqn:E |];
    eapply Chosen; eauto; try congruence; try (left; split; [congruence | auto]).
Qed.

Lemma selected_good n s : Good (on_screen s) -> In n (map number (bar (on_screen s))) ->
  Good (View (mark_number n (bar (on_screen s))) n (fresh (on_screen s))).
Proof.
  intros G H. assert (B : bar (on_screen s) <> []) by (intros E; rewrite E in H; destruct H).
  assert (A : alive (View (mark_number n (bar (on_screen s))) n (fresh (on_screen s))) = alive (on_screen s)).
  { rewrite !alive_bar; simpl; auto; [apply mark_numbers|]. destruct (bar (on_screen s)); simpl; congruence. }
  constructor; rewrite ?A; simpl; rewrite ?mark_numbers, ?mark_tabs; try apply G; auto.
  unfold mark_number. rewrite map_length. apply G.
Qed.

Lemma marked_alive n s : bar (on_screen s) <> [] ->
  alive (View (mark_number n (bar (on_screen s))) n (fresh (on_screen s))) = alive (on_screen s).
Proof.
  intros B. rewrite !alive_bar; simpl; auto; [apply mark_numbers|]. destruct (bar (on_screen s)); simpl; congruence.
Qed.

(** ** All steps *)

(** A hard-deprecated tab is on the bar only while it is selected. *)
Definition hard_selected (v : view) : Prop :=
  forall b, In b (bar v) -> deprecated (shows b) = Some Hard -> number b = selected v.

Record Fine (s : state) : Prop := {
  fine_good : Good (on_screen s);
  fine_last : NoDup (map id (tabs_of (last s)));
  fine_hard : hard_selected (on_screen s) }.

Lemma mark_In n bs x : In x (mark_number n bs) -> exists y, In y bs /\ number x = number y /\ shows x = shows y.
Proof.
  intros H. apply in_map_iff in H as (y & E & H). exists y. split; auto. destruct (N.eqb _ _); subst; auto.
Qed.

Lemma reconcile_hard c other v : Good v -> valid c = true -> hard_selected v -> hard_selected (snd (reconcile c other v)).
Proof.
  intros G V H. destruct (reconcile_outcome c other v G V) as [B L|h B L I|B L|n B L O Q I _|n i B L S I J|n h B L I S J]; simpl.
  - exact H.
  - intros b K D. exfalso. apply arrange_box in K as (t & T & [E|(E & Q & _)]).
    + unfold promoting in E. destruct (String.eqb _ _); inversion E; subst. simpl in D.
      apply effective_hard in T as [_ T]; auto. unfold kept in T. rewrite B in T. now destruct other in T.
    + rewrite Q in D. simpl in D. apply effective_hard in T as [_ T]; auto. unfold kept in T. rewrite B in T. now destruct other in T.
  - intros b [].
  - intros b K D. simpl in K. apply in_map_iff in K as (a & E & K). destruct (named (tab_of a) _) as [t|] eqn:F.
    + subst. simpl in *. apply named_some in F as [F T]. apply effective_hard in F as [F _]; auto.
      destruct (selected_box v G B) as (z & Z & NZ & TZ). change (number a = selected v). rewrite <- NZ. f_equal.
      eapply NoDup_same; [apply (good_tabs _ G)| | |]; auto. congruence.
    + exfalso. assert (X : In (tab_of a) (map tab_of (bar v))) by now apply in_map. apply Q, in_map_iff in X as (t & T & X).
      destruct (find_of (fun u => String.eqb (id u) (tab_of a)) _ t X) as [u U]; [now rewrite T, String.eqb_refl|].
      unfold named in F. congruence.
  - intros b K D. apply arrange_box in K as (t & T & [E|(E & Q & R)]).
    + apply survivor_some in E as (a & A & E & ->); auto. simpl in *. apply effective_hard in T as [T _]; auto.
      destruct (selected_box v G B) as (z & Z & NZ & TZ). rewrite (proj1 (proj2 (arrange_bar _ _ _))), <- NZ. f_equal.
      eapply NoDup_same; [apply (good_tabs _ G)| | |]; auto; [eapply kept_bar; eauto | congruence].
    + exfalso. rewrite Q in D. simpl in D. apply effective_hard in T as [T W]; auto. apply in_map_iff in W as (a & A & W).
      rewrite (survivor_of c other v G t a) in E; auto. discriminate.
  - intros b K D. exfalso. apply arrange_box in K as (t & T & K).
    assert (E : shows b = t).
    { destruct K as [E|(_ & Q & _)]; [|now rewrite Q]. unfold morphing in E. destruct (String.eqb _ _); [now inversion E|].
      apply survivor_some in E as (a & _ & _ & ->); auto. }
    subst t. destruct (effective_hard _ _ _ _ T D) as [X _]. apply (S _ X). now apply in_map.
Qed.

Lemma page_loaded_hard v : hard_selected v -> hard_selected (page_loaded v).
Proof. intros H b K D. apply mark_In in K as (y & Y & -> & E). rewrite E in D. simpl. auto. Qed.

Theorem step_fine x s : Fine s -> Fine (snd (take x s)) /\ evolves (on_screen s) (on_screen (snd (take x s))).
Proof.
  intros F. destruct F as [G L H].
  assert (Same : Fine s /\ evolves (on_screen s) (on_screen s)) by (split; [now constructor | apply evolves_refl]).
  assert (Sel : forall n, Fine (snd (select n s)) /\ evolves (on_screen s) (on_screen (snd (select n s)))).
  { intros n. destruct (select_chosen n s) as [w|b l w v u B Nb Il Nl D C]; auto. simpl.
    assert (IB : In n (map number (bar (on_screen s)))) by (rewrite <- Nb; now apply in_map).
    assert (BE : bar (on_screen s) <> []) by (intros E; rewrite E in IB; destruct IB).
    assert (GU : Good u) by now apply selected_good. destruct C as [(C & -> & ->)|(C & E)].
    - split; [constructor; simpl; auto|].
      + intros e K DX. exfalso. apply mark_In in K as (y & Y & _ & E). rewrite E in DX. assert (Z := H y Y DX).
        apply C. rewrite <- DX. f_equal. f_equal. eapply NoDup_same; [apply (good_numbers _ G)| | |]; auto. congruence.
      + split; [simpl; lia|]. unfold u. rewrite marked_alive; auto.
    - assert (K : Left u l b (snd (leave (tabs_of (last s)) l b u))).
      { apply leave_keeps; auto; simpl; rewrite ?mark_numbers; try (apply in_map; auto). congruence. }
      rewrite <- E in K. simpl in K. destruct K as [K1 K2 K3 _ _ K4]. split; [constructor; simpl; auto|].
      + intros e X DX. exfalso. destruct (K4 e X) as [[M NE]|M]; [|congruence].
        apply mark_In in M as (y & Y & EN & ES). rewrite ES in DX. assert (Z := H y Y DX). congruence.
      + destruct K3 as [K3 K5]. split; auto. intros m M. apply K5 in M. unfold u in M. rewrite marked_alive in M; auto. }
  destruct x as [c| |n|n|address|i|n|]; simpl.
  - destruct (valid c) eqn:V; [|destruct Same as [[? ? ?] ?]; split; [constructor; auto | auto]].
    destruct (accept_keeps c s G V) as (A & B & C). split; auto. constructor; auto.
    + unfold accept. destruct (is_stale c s); auto. destruct (reconcile _ _ _), (judge _ _ _). simpl.
      now apply wanted_distinct.
    + destruct (is_stale c s) eqn:E.
      * rewrite accept_stale; auto.
      * rewrite accept_screen; auto. cbv zeta. assert (K := reconcile_hard c (other_session c s) _ G V H).
        destruct (marks_front _ _ _); auto. now apply page_loaded_hard.
  - destruct Same as [[? ? ?] ?]. split; [constructor; auto | auto].
  - apply Sel.
  - unfold load. destruct (existsb _ _); auto. simpl. split.
    + constructor; auto; simpl.
      * apply (good_like (on_screen s)); auto; simpl; [apply mark_numbers | apply mark_tabs].
      * intros b K D. apply mark_In in K as (y & Y & -> & E). rewrite E in D. simpl. auto.
    + split; simpl; [lia|]. intros m. erewrite same_numbers_alive; [eauto | apply mark_numbers | auto].
  - unfold open. destruct address as [a|]; auto. destruct (N.eqb _ _).
    + destruct Same as [[? ? ?] ?]. simpl. split; [constructor; auto | auto].
    + destruct (Sel (owner a s)) as [[? ? ?] ?]. destruct (select (owner a s) s). simpl in *. split; [constructor; auto | auto].
  - exact Same.
  - unfold appear. destruct (existsb _ _); auto. destruct Same as [[? ? ?] ?]. simpl. split; [constructor; auto | auto].
  - unfold resume. destruct (front_outdated _).
    + simpl. split; [constructor; simpl; auto|]; [now apply page_loaded_good | now apply page_loaded_hard |].
      split; [simpl; lia|]. intros m. rewrite page_loaded_alive. auto.
    + destruct Same as [[? ? ?] ?]. simpl. split; [constructor; auto | auto].
Qed.
