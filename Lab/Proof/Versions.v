(** * Versions decide nothing *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs.
Import ListNotations.
Local Open Scope list_scope.

Lemma filter_of_map {A B} (f : A -> B) p l : filter p (map f l) = map f (filter (fun a => p (f a)) l).
Proof. induction l as [|a l IH]; simpl; auto. rewrite IH. now destruct (p (f a)). Qed.

Lemma find_of_map {A B} (f : A -> B) p l : find p (map f l) = option_map f (find (fun a => p (f a)) l).
Proof. induction l as [|a l IH]; simpl; auto. now destruct (p (f a)). Qed.

Lemma existsb_of_map {A B} (f : A -> B) p l : existsb p (map f l) = existsb (fun a => p (f a)) l.
Proof. induction l as [|a l IH]; simpl; auto. now rewrite IH. Qed.

Lemma find_by {A} (p q : A -> bool) l : (forall a, p a = q a) -> find p l = find q l.
Proof. intros E. induction l as [|a l IH]; simpl; auto. now rewrite E, IH. Qed.

Section Versions.
  Variable f : tab -> option text.

  (** A tab, and a configuration, with other versions. *)
  Definition versioned (t : tab) : tab := Tab (id t) (look t) (deprecated t) (replaces t) (f t) (claims t).
  Definition versioned_entry (e : entry) : entry := match e with ATab t => ATab (versioned t) | AnAction i => AnAction i end.
  Definition with_versions (c : config) : config :=
    Config (active c) (map versioned_entry (entries c)) (revision c) (session c) (live c) (hides c) (first_page c) (reorders c)
      (app_badge c).

  Lemma wanted_versioned c : wanted (with_versions c) = map versioned (wanted c).
  Proof. unfold wanted. simpl. induction (entries c) as [|[t|i] l IH]; simpl; auto. now rewrite IH. Qed.

  Lemma valid_versioned c : valid (with_versions c) = valid c.
  Proof.
    unfold valid, single. rewrite wanted_versioned. simpl. rewrite map_map.
    replace (map (fun e => entry_id (versioned_entry e)) (entries c)) with (map entry_id (entries c))
      by (apply map_ext; now intros []).
    assert (N : is_nil (map versioned_entry (entries c)) = is_nil (entries c)) by now destruct (entries c).
    rewrite N. now destruct (wanted c) as [|t [|u l]].
  Qed.

  Section Tabs.
    Variables (tabs : list tab) (visible : list text) (sel : option text).

    Lemma named_versioned i : named i (map versioned tabs) = option_map versioned (named i tabs).
    Proof. apply find_of_map. Qed.

    Lemma replaced_versioned t : replaced (map versioned tabs) (versioned t) = option_map versioned (replaced tabs t).
    Proof.
      unfold replaced. simpl. destruct (replaces t) as [r|]; auto. destruct (String.eqb r (id t)); auto.
      rewrite named_versioned. destruct (named r tabs) as [d|]; simpl; auto. unfold is_deprecated. simpl.
      now destruct (deprecated d).
    Qed.

    Lemma chain_versioned t : chain (map versioned tabs) (versioned t) = map versioned (chain tabs t).
    Proof.
      unfold chain. rewrite map_length. simpl. generalize [id t] as seen, (List.length tabs) as fuel. intros seen fuel.
      revert seen t. induction fuel as [|fuel IH]; intros seen t; simpl; auto. rewrite replaced_versioned.
      destruct (replaced tabs t) as [d|]; simpl; auto. destruct (mem (id d) seen); simpl; auto. now rewrite IH.
    Qed.

    Lemma retained_versioned t : retained visible sel (versioned t) = retained visible sel t.
    Proof. reflexivity. Qed.

    Lemma shown_versioned t : shown (map versioned tabs) visible sel (versioned t) = shown tabs visible sel t.
    Proof. unfold shown, waits. rewrite chain_versioned, existsb_of_map. reflexivity. Qed.

    Lemma effective_versioned : effective (map versioned tabs) visible sel = map versioned (effective tabs visible sel).
    Proof. unfold effective. rewrite filter_of_map. f_equal. apply filter_ext. apply shown_versioned. Qed.

    Lemma stand_in_versioned i : stand_in (map versioned tabs) visible sel i = option_map versioned (stand_in tabs visible sel i).
    Proof.
      unfold stand_in. rewrite named_versioned. destruct (named i tabs) as [t|]; simpl; auto. rewrite shown_versioned.
      destruct (shown tabs visible sel t); auto. unfold is_deprecated. simpl. destruct (is_some (deprecated t)).
      - rewrite effective_versioned, find_of_map. f_equal. apply find_by. intros e. now rewrite chain_versioned, existsb_of_map.
      - rewrite chain_versioned. rewrite find_of_map. reflexivity.
    Qed.

    Lemma hint_versioned a first : hint (map versioned tabs) visible sel a (versioned first) = versioned (hint tabs visible sel a first).
    Proof. unfold hint. destruct a as [a|]; auto. rewrite stand_in_versioned. now destruct (stand_in _ _ _ a). Qed.
  End Tabs.

  (** What a report tells of a container. *)
  Definition told (b : container) : N * text * text := (number b, tab_of b, look (shows b)).
  Definition told_of (v : view) : list (N * text * text) * N * N := (map told (bar v), selected v, fresh v).

  Lemma place_versioned j k ts n : (forall t, option_map told (j (versioned t)) = option_map told (k t)) ->
    map told (fst (place j n (map versioned ts))) = map told (fst (place k n ts)) /\
    snd (place j n (map versioned ts)) = snd (place k n ts).
  Proof.
    intros E. revert n. induction ts as [|t ts IH]; intros n; simpl; auto. specialize (E t).
    destruct (j (versioned t)) as [b|], (k t) as [d|]; try discriminate; simpl in E.
    - specialize (IH n). destruct (place j n _), (place k n ts). simpl in *. destruct IH as [-> ->]. injection E as A B C.
      unfold told at 1 3. rewrite A, B, C. auto.
    - specialize (IH (N.succ n)). destruct (place j _ _), (place k _ ts). simpl in *. destruct IH as [-> ->]. auto.
  Qed.

  Lemma arrange_versioned v j k ts : (forall t, option_map told (j (versioned t)) = option_map told (k t)) ->
    told_of (arrange v j (map versioned ts)) = told_of (arrange v k ts).
  Proof.
    intros E. assert (H := place_versioned j k ts (fresh v) E). unfold arrange, told_of.
    destruct (place j _ _), (place k _ _). simpl in *. now destruct H as [-> ->].
  Qed.

  Lemma survivor_versioned bs t : option_map told (survivor bs (versioned t)) = option_map told (survivor bs t).
  Proof. unfold survivor. simpl. now destruct (showing (id t) bs). Qed.

  Lemma in_place_versioned eff v : told_of (in_place (map versioned eff) v) = told_of (in_place eff v).
  Proof.
    unfold in_place, told_of. simpl. f_equal. f_equal. rewrite !map_map. apply map_ext. intros b. rewrite named_versioned.
    now destruct (named _ eff).
  Qed.

  Definition outcome (r : nat * view) : nat * (list (N * text * text) * N * N) := (fst r, told_of (snd r)).

  Lemma reconcile_versioned c other v : outcome (reconcile (with_versions c) other v) = outcome (reconcile c other v).
  Proof.
    unfold reconcile. rewrite wanted_versioned, effective_versioned.
    destruct (effective _ _ _) as [|a [|b l]] eqn:E; simpl map at 1; [now destruct (is_nil _) | now destruct (is_nil _) |].
    cbn beta iota zeta. rewrite <- E, hint_versioned. clear E b l.
    assert (I : forall l, map id (map versioned l) = map id l) by (intros l; now rewrite map_map).
    assert (J : forall t, id (versioned t) = id t) by reflexivity. rewrite !I, !J. clear I J.
    cbn [active reorders with_versions].
    repeat match goal with |- context [if ?b then _ else _] => destruct b end; unfold outcome; cbn [fst snd]; f_equal;
      try apply in_place_versioned; apply arrange_versioned; intros t; try apply survivor_versioned; simpl;
      destruct (String.eqb _ _); auto; apply survivor_versioned.
  Qed.

  (** The same report, but for what it refreshes. *)
  Definition same_but_refreshed (r q : report) : Prop := what r = what q /\ forgets r = forgets q /\ visits r = visits q.

  (** An accepted configuration, whether it marks the selected container as loaded or not. *)
  Lemma told_of_marked n v : told_of (View (mark_number n (bar v)) (selected v) (fresh v)) = told_of v.
  Proof.
    unfold told_of, mark_number. simpl. f_equal. f_equal. rewrite map_map. apply map_ext. intros b. now destruct (N.eqb _ _).
  Qed.

  Lemma take_versioned c s : same_but_refreshed (says (Configure (with_versions c)) s) (says (Configure c) s) /\
    (awaited s && live c = false -> says (Configure (with_versions c)) s = says (Configure c) s) /\
    told_of (on_screen (snd (take (Configure (with_versions c)) s))) = told_of (on_screen (snd (take (Configure c) s))).
  Proof.
    unfold says. simpl. rewrite valid_versioned. destruct (valid c); [|repeat split]. unfold accept.
    change (is_stale (with_versions c) s) with (is_stale c s). destruct (is_stale c s); [repeat split|].
    change (other_session (with_versions c) s) with (other_session c s). change (judge (with_versions c)) with (judge c).
    assert (H := reconcile_versioned c (other_session c s) (on_screen s)).
    destruct (reconcile _ _ _) as [m v], (reconcile c _ _) as [n w], (judge _ _ _). unfold outcome in H.
    cbn [fst snd] in *. injection H as -> B C D. split; [repeat split|]. split.
    - intros A. unfold refreshes_after_return. cbn [live with_versions]. now rewrite A.
    - cbn [on_screen]. unfold page_loaded. destruct (marks_front _ _ v), (marks_front _ _ w); rewrite ?told_of_marked;
        unfold told_of; now rewrite B, C, D.
  Qed.
End Versions.

(** What a report names besides depends on what it tells of each container. *)
Lemma told_alive v w : told_of v = told_of w -> alive v = alive w.
Proof.
  unfold told_of. intros H. injection H as B S _. unfold alive.
  assert (M : map number (bar v) = map number (bar w)).
  { transitivity (map (fun p => fst (fst p)) (map told (bar v))); [|rewrite B]; rewrite map_map; reflexivity. }
  destruct (bar v), (bar w); simpl in *; congruence.
Qed.

Lemma told_updated v w u : told_of w = told_of u -> updated v w = updated v u.
Proof.
  unfold told_of. intros H. injection H as B _ _. unfold updated. revert B. generalize (bar u) as cs.
  induction (bar w) as [|b bs IH]; intros [|c cs] B; try discriminate; auto. simpl in *. injection B as N T L B.
  rewrite N, T, L. specialize (IH cs B). destruct (match numbered (number c) (bar v) with Some _ => _ | None => _ end); simpl; congruence.
Qed.
