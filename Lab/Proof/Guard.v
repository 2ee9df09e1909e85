(** * R8: how often streams refresh the page in front. Lemmas of the theorems *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen.
Import ListNotations.

(** The sessions for which a step reports the page in front because of the guard; [None]: no report. *)
Definition cause (x : step) (s : state) : option text :=
  match x with Configure c => if by_session x s then session c else None | _ => None end.
(** The sessions, in order, for which a run reports it. *)
Fixpoint causes (xs : list step) (s : state) : list text :=
  match xs with
  | [] => []
  | x :: xs => match cause x s with Some y => y :: causes xs (after x s) | None => causes xs (after x s) end
  end.
(** Its acts of the user. *)
Fixpoint acts (xs : list step) (s : state) : nat :=
  match xs with [] => 0 | x :: xs => (if act x s then 1 else 0) + acts xs (after x s) end.

(** An accepted page that gives the session [x]. *)
Definition gives (x : step) (s : state) : option text :=
  match x with
  | Configure c => if valid c && negb (is_stale c s) && negb (live c) then session c else None
  | _ => None
  end.

(** A page, stale or not, that gives a session. *)
Definition page_of (x : step) : option text :=
  match x with Configure c => if valid c && negb (live c) then session c else None | _ => None end.

Lemma watch_after x s : act x s = false ->
  (watch (after x s) = watch s \/
    exists y, page_of x = Some y /\ watch (after x s) = Guard (put (front s) y (pages (watch s))) (at_selection (watch s)) (reported (watch s)))
    /\ cause x s = None /\ gives x s = None \/
  exists c, x = Configure c /\ valid c = true /\ is_stale c s = false /\ watch (after x s) = snd (judge c (front s) (watch s)) /\
    cause x s = (if fst (judge c (front s) (watch s)) then session c else None) /\ gives x s = (if live c then None else session c).
Proof.
  destruct x as [c| |n|n|[a|]|i|n|]; unfold act, cause, by_session, gives, page_of, after, says; cbn [take].
  - intros _. destruct (valid c) eqn:V; [|left; auto]. unfold accept.
    destruct (is_stale c s) eqn:E.
    { left. simpl. split; auto. unfold seen. destruct (session c) as [y|], (live c); simpl; auto. right. exists y. auto. }
    right. exists c. unfold front. destruct (reconcile _ _ _) as [n v], (judge _ _ _). simpl. destruct (live c); auto 10.
  - left; auto.
  - intros A. left. split; [left | auto]. destruct (select_chosen n s) as [w|b l w v u ? ? ? ? ? O]; auto. exfalso. simpl in A.
    destruct O as [(_ & -> & _)|(_ & O)]; [discriminate|]. unfold leave in O.
    destruct (place _ _ _) as [bs m]. destruct (flat_map _ _) as [|? [|]]; inversion O; subst; discriminate.
  - left. split; [left | auto]. unfold load. now destruct (existsb _ _).
  - discriminate.
  - left; auto.
  - left; auto.
  - left. split; [left | auto]. unfold appear. now destruct (existsb _ _).
  - left. split; [left | auto]. unfold resume. now destruct (front_outdated _).
Qed.

Fixpoint count (y : text) (l : list text) : nat := match l with [] => 0 | x :: l => (if (x =? y)%string then 1 else 0) + count y l end.
(** How many accepted pages give [y]. *)
Fixpoint pages_giving (y : text) (xs : list step) (s : state) : nat :=
  match xs with [] => 0 | x :: xs => (if same (gives x s) (Some y) then 1 else 0) + pages_giving y xs (after x s) end.

Lemma mem_without y x l : y <> x -> mem y (without x l) = mem y l.
Proof.
  intros N. induction l as [|z l IH]; simpl; auto. destruct (String.eqb_spec z x) as [->|]; simpl; rewrite IH; auto.
  destruct (String.eqb_spec y x); easy.
Qed.

Definition credit (y : text) (s : state) : nat := if mem y (reported (watch s)) then 0 else 1.

(** ** Whatever comes: a session is reported at most once, and once more for each page that gives it and each act of the user. *)
Lemma once_more y xs : forall s, count y (causes xs s) <= credit y s + acts xs s + pages_giving y xs s.
Proof.
  induction xs as [|x xs IH]; intros s; cbn [causes acts pages_giving count]; [lia|]. specialize (IH (after x s)).
  assert (B : forall u, credit y u <= 1) by (intros u; unfold credit; destruct (mem _ _); lia).
  destruct (act x s) eqn:AX.
  { assert (C : cause x s = None) by (destruct x as [| | | |[|]| | |]; auto; discriminate). rewrite C.
    specialize (B (after x s)). lia. }
  destruct (watch_after x s AX) as [(G & C & K)|(c & -> & V & E & G & C & K)].
  { rewrite C, K. unfold credit in *. assert (T : reported (watch (after x s)) = reported (watch s)) by (destruct G as [->|(? & _ & ->)]; auto).
    rewrite T in IH. simpl. lia. }
  set (t := after _ s) in *. unfold judge in G, C. rewrite K. destruct (session c) as [z|]; revgoals.
  { cbn [fst snd] in *. rewrite C. unfold credit in *. rewrite G in IH. destruct (live c); simpl; lia. }
  destruct (live c).
  - destruct (differ _ _ && _) eqn:J; cbn [fst snd] in *; rewrite C; unfold credit in *; rewrite G in IH; cbn [reported] in IH; [|simpl; lia].
    apply andb_true_iff in J as [_ J]. apply negb_true_iff in J. cbn [count mem existsb] in *. rewrite (String.eqb_sym y z) in IH.
    fold (mem y (reported (watch s))) in IH. assert (Q := String.eqb_eq z y). destruct (String.eqb z y); cbn [orb] in IH.
    + assert (z = y) by (now apply Q). subst z. rewrite J. lia.
    + lia.
  - cbn [fst snd] in *. rewrite C. unfold credit in *. rewrite G in IH. cbn [reported] in IH. simpl (same _ _).
    destruct (String.eqb_spec z y) as [->|N].
    + destruct (mem y (without y (reported (watch s)))); destruct (mem y (reported (watch s))); lia.
    + rewrite mem_without in IH by congruence. lia.
Qed.

Lemma count_NoDup l : (forall y, In y l -> count y l <= 1) -> NoDup l.
Proof.
  assert (Z : forall (x : text) m, In x m -> 1 <= count x m).
  { intros x m. induction m as [|z m IH]; simpl; [easy|]. intros [->|I]; [rewrite String.eqb_refl; lia | apply IH in I; lia]. }
  induction l as [|x l IH]; intros H; constructor.
  - intros I. apply Z in I. specialize (H x (or_introl eq_refl)). simpl in H. rewrite String.eqb_refl in H. lia.
  - apply IH. intros y I. specialize (H y (or_intror I)). simpl in H. lia.
Qed.

Lemma count_filter P y l : P y = true -> count y (filter P l) = count y l.
Proof.
  intros Y. induction l as [|x l IH]; simpl; auto. destruct (P x) eqn:E; simpl; rewrite IH; auto.
  destruct (String.eqb_spec x y); auto. congruence.
Qed.

(** Until the user acts, sessions of a finite list that no page
    gives cause at most one report each, whatever else comes in between. *)
Lemma once xs s (P : text -> bool) L : acts xs s = 0 -> (forall y, P y = true -> pages_giving y xs s = 0) ->
  (forall y, P y = true -> In y (causes xs s) -> In y L) ->
  NoDup (filter P (causes xs s)) /\ List.length (filter P (causes xs s)) <= List.length L.
Proof.
  intros A G I.
  assert (N : NoDup (filter P (causes xs s))).
  { apply count_NoDup. intros y Y. apply filter_In in Y as [_ Y]. rewrite count_filter by auto.
    assert (H := once_more y xs s). rewrite A, (G y Y) in H. unfold credit in H. destruct (mem _ _); lia. }
  split; auto. apply NoDup_incl_length; auto. intros y Y. apply filter_In in Y as [Y Z]. auto.
Qed.

(** ** If all pages agree *)
Definition agree (a : text) (xs : list step) : Prop := forall x y, In x xs -> page_of x = Some y -> y = a.
Definition own (s : state) : option text := page_session (front s) (watch s).

Lemma own_put n a g : page_session n (Guard (put n a (pages g)) (at_selection g) (reported g)) = Some a.
Proof. unfold page_session. simpl. now rewrite N.eqb_refl. Qed.

Lemma never_its_own a xs : forall s, reachable s -> acts xs s = 0 -> agree a xs -> own s = Some a -> ~ In a (causes xs s).
Proof.
  induction xs as [|x xs IH]; intros s R A Z H; cbn [causes acts] in *; [easy|].
  destruct (act x s) eqn:AX; [discriminate|]. simpl in A.
  assert (Z' : agree a xs) by (intros u y U; apply Z; now right). specialize (IH (after x s) (reachable_after x s R) A Z').
  assert (F : front (after x s) = front s).
  { destruct (N.eq_dec (front (after x s)) (front s)) as [E|E]; auto. exfalso. apply only_the_user in E; auto. congruence. }
  unfold own in IH. rewrite F in IH.
  destruct (watch_after x s AX) as [(G & C & K)|(c & -> & V & E & G & C & K)].
  { rewrite C. apply IH. destruct G as [->|(y & P & ->)]; [exact H|]. rewrite own_put. f_equal. exact (Z x y (or_introl eq_refl) P). }
  assert (P : page_of (Configure c) = if live c then None else session c) by (simpl; rewrite V; now destruct (live c)).
  specialize (Z (Configure c)). rewrite P in Z.
  set (t := after _ s) in *. unfold judge in G, C. destruct (session c) as [z|].
  2: { cbn [fst snd] in *. rewrite C. rewrite G in IH. destruct (live c); auto. }
  destruct (live c).
  - destruct (differ _ _ && _) eqn:J; cbn [fst snd] in *; rewrite C; rewrite G in IH; auto.
    apply andb_true_iff in J as [J _]. unfold own in H. rewrite H in J. simpl in J. intros [Q|Q]; [|now apply IH].
    subst. now rewrite String.eqb_refl in J.
  - cbn [fst snd] in *. rewrite C. rewrite G in IH. apply IH. unfold page_session. simpl. rewrite N.eqb_refl. simpl. f_equal.
    apply Z; [now left | auto].
Qed.

Lemma agree_pages a xs : agree a xs -> forall y s, y <> a -> pages_giving y xs s = 0.
Proof.
  induction xs as [|x xs IH]; intros Z y s N; cbn [pages_giving]; auto. rewrite IH; auto; [|intros u w U; apply Z; now right].
  destruct (gives x s) as [z|] eqn:G; auto. simpl. destruct (String.eqb_spec z y) as [Q|]; auto. exfalso. apply N. subst z.
  apply (Z x y (or_introl eq_refl)). destruct x as [c| | | | | | |]; simpl in *; try discriminate.
  destruct (valid c), (is_stale c s), (live c); simpl in *; congruence.
Qed.

Lemma once_in_all a xs s L : reachable s -> acts xs s = 0 -> agree a xs -> own s = Some a ->
  (forall y, y <> a -> In y (causes xs s) -> In y L) -> NoDup (causes xs s) /\ List.length (causes xs s) <= List.length L.
Proof.
  intros R A Z X I. assert (N := never_its_own a xs s R A Z X).
  assert (D : NoDup (causes xs s)).
  { apply count_NoDup. intros y Y. assert (H := once_more y xs s). rewrite A, (agree_pages a xs Z) in H by (intros ->; auto).
    unfold credit in H. destruct (mem _ _); lia. }
  split; auto. apply NoDup_incl_length; auto. intros y Y. apply I; auto. intros ->. auto.
Qed.

(** ** Pages and streams that change in turns are still reported each time: this is what the delay is for. *)
Definition message (x : text) (l : bool) : config := Config None [] None (Some x) l false false false None.
Fixpoint two_keys (n : nat) : list step :=
  match n with
  | 0 => []
  | S n => Configure (message "b" true) :: Configure (message "b" false) :: Configure (message "a" true) ::
      Configure (message "a" false) :: two_keys n
  end%string.

Lemma message_step x l s : highest s = None -> let t := after (Configure (message x l)) s in
  highest t = None /\ front t = selected (snd (reconcile (message x l) (other_session (message x l) s) (on_screen s))) /\
  watch t = snd (judge (message x l) (front s) (watch s)) /\
  cause (Configure (message x l)) s = if fst (judge (message x l) (front s) (watch s)) then Some x else None.
Proof.
  intros H. unfold after, cause, by_session, says, front. cbn [take]. change (valid (message x l)) with true. cbv match.
  unfold accept, is_stale. change (revision (message x l)) with (@None N). cbv match.
  destruct (reconcile _ _ _) as [n v], (judge _ _ _). destruct (marks_front _ _ v); cbn; auto.
Qed.

Lemma message_front x l s : highest s = None -> front (after (Configure (message x l)) s) = front s.
Proof.
  intros H. destruct (message_step x l s H) as (_ & -> & _). unfold reconcile. change (wanted (message x l)) with (@nil tab).
  change (effective [] _ _) with (@nil tab). cbv match. now destruct (is_nil _).
Qed.

Lemma two_keys_loop n : forall s, own s = Some "a"%string -> reported (watch s) = [] -> highest s = None ->
  acts (two_keys n) s = 0 /\ List.length (causes (two_keys n) s) = 2 * n.
Proof.
  induction n as [|n IH]; intros s O W H; auto. cbn [two_keys acts causes].
  change (act (Configure ?c) ?t) with false. cbv match. cbn [Nat.add]. unfold own in O.
  destruct (message_step "b" true s H) as (H1 & _ & W1 & C1). assert (F1 := message_front "b" true s H). rewrite C1. unfold judge in W1 |- *.
  change (session (message ?x ?l)) with (Some x) in *. change (live (message ?x ?l)) with l in *. cbv match in *.
  rewrite O, W in *. simpl differ in *. simpl mem in *. cbn [negb andb fst snd] in *. set (t := after _ s) in *.
  destruct (message_step "b" false t H1) as (H2 & _ & W2 & C2). assert (F2 := message_front "b" false t H1). rewrite C2. unfold judge in W2 |- *.
  change (session (message ?x ?l)) with (Some x) in *. change (live (message ?x ?l)) with l in *. cbv match in *. cbn [fst snd] in *.
  set (u := after _ t) in *.
  destruct (message_step "a" true u H2) as (H3 & _ & W3 & C3). assert (F3 := message_front "a" true u H2). rewrite C3. unfold judge in W3 |- *.
  change (session (message ?x ?l)) with (Some x) in *. change (live (message ?x ?l)) with l in *. cbv match in *.
  assert (OU : page_session (front u) (watch u) = Some "b"%string).
  { rewrite F2, W2. unfold page_session. simpl. now rewrite N.eqb_refl. }
  assert (RU : reported (watch u) = []) by (rewrite W2, W1; reflexivity).
  rewrite OU, RU in *. simpl differ in *. simpl mem in *. cbn [negb andb fst snd] in *. set (v := after _ u) in *.
  destruct (message_step "a" false v H3) as (H4 & _ & W4 & C4). assert (F4 := message_front "a" false v H3). rewrite C4. unfold judge in W4 |- *.
  change (session (message ?x ?l)) with (Some x) in *. change (live (message ?x ?l)) with l in *. cbv match in *. cbn [fst snd] in *.
  set (w := after _ v) in *.
  assert (OW : own w = Some "a"%string).
  { unfold own. rewrite F4, W4. unfold page_session. simpl. now rewrite N.eqb_refl. }
  assert (RW : reported (watch w) = []) by (rewrite W4, W3; reflexivity).
  destruct (IH w OW RW H4) as [IA IC]. cbn [List.length]. split; [exact IA | lia].
Qed.
