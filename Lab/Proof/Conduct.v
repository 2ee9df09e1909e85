(** * Conduct: the wait after a form, and the reloads that streams and other windows cause

    The model of FormWait and StreamReload beside the sentences of docs/protocol.md (P14.4, P14.12, P15.3 to P15.10). Times are
    seconds. Selecting a tab, opening an address and performing an action are alike here. *)

From Coq Require Import List Bool Arith Lia.
Import ListNotations.

(** ** The model *)

(** What is known of the session of the page in front. [late] says that a step has waited as long as it may. *)
Inductive gate :=
| Known
| Withheld
(** The page in front is of a former session, whatever it gives. *)
| Former
| Sent (limit : nat) (late : bool)
| Awaited (limit : nat) (late : bool)
| Outdated (limit : nat) (late : bool).

(** What is known again if no page follows a form. *)
Inductive base := OfPage | OfNone | OfFormer.

Definition gate_of (b : base) : gate := match b with OfPage => Known | OfNone => Withheld | OfFormer => Former end.

Inductive wish := Show | Reselect.

Inductive event :=
| Time
| FormStarted (gives_sessions : bool)
| FormEnded
| PageBegan
| PageSettled
| ModalPageSettled
(** [last]: it gave the session last given. [wanted]: it is the session for which a reload waits. *)
| PageGave (last wanted : bool)
(** [named]: a stream gave another session; otherwise the page is out of date for another reason. One that a reload under way serves
    (P14.16) changes nothing, as [Time]. *)
| StreamDemanded (named : bool)
(** [served]: the page in front is being loaded again for this session. *)
| SessionChanged (served : bool)
| User (w : wish)
| UserActed
(** The user stays on the page in front. *)
| Stays
(** Another container was selected. *)
| Left.

Inductive effect := CarryOut (w : wish) | Waits (w : wish) | WaitsNoMore | Reload.

Record conduct := Conduct {
  session : gate;
  former : base;
  waiting : option (wish * nat);
  count : nat;
  due : option nat;
  (** Whether the reload that waits is for a session. *)
  named : bool;
  held : bool
}.

Definition start : conduct := Conduct Known OfPage None 0 None false false.

Definition with_session g c := Conduct g (former c) (waiting c) (count c) (due c) (named c) (held c).
Definition with_former b c := Conduct (session c) b (waiting c) (count c) (due c) (named c) (held c).
Definition with_waiting w c := Conduct (session c) (former c) w (count c) (due c) (named c) (held c).
Definition with_reload n d s c := Conduct (session c) (former c) (waiting c) n d s (held c).

Definition step_limit := 3.
Definition form_limit := 30.

Definition limit_of (g : gate) : option nat :=
  match g with Known | Withheld | Former => None | Sent l _ | Awaited l _ | Outdated l _ => Some l end.

Definition form_under_way (g : gate) : bool := match g with Sent _ _ | Awaited _ _ => true | _ => false end.

(** The step that waits ends. *)
Definition end_wait (f : wish -> list effect) (c : conduct) : list effect * conduct :=
  match waiting c with
  | None => ([], c)
  | Some (w, _) => (f w ++ [WaitsNoMore], with_waiting None c)
  end.

Definition become (g : gate) (c : conduct) := end_wait (fun w => [CarryOut w]) (with_session g c).

Definition carry_late (w : wish) : list effect := match w with Show => [CarryOut Show] | Reselect => [] end.

Definition stay (c : conduct) := end_wait (fun _ => []) c.

Definition take_step (w : wish) (t : nat) (c : conduct) : list effect * conduct :=
  match session c with
  | Known | Withheld | Former => ([CarryOut w], c)
  | Sent _ true | Awaited _ true | Outdated _ true => (carry_late w, c)
  | Sent _ false | Awaited _ false | Outdated _ false =>
    match w, waiting c with
    | Reselect, Some _ => stay c
    | _, Some (_, l) => ([Waits w], with_waiting (Some (w, l)) c)
    | _, None => ([Waits w], with_waiting (Some (w, t + step_limit)) c)
    end
  end.

Definition delay (n : nat) : nat := match n with 0 => 0 | S m => Nat.min (2 ^ m) 300 end.

(** Carries out the reload that waits, if its time has come and no form holds it back. *)
Definition reload_if (now : bool) (c : conduct) : list effect * conduct :=
  match due c with
  | Some _ =>
    if now && negb (held c) then ([Reload], with_reload (if named c then S (count c) else count c) None false c) else ([], c)
  | None => ([], c)
  end.

Definition is_due (t : nat) (o : option nat) : bool := match o with Some d => d <=? t | None => false end.

(** A reload that waits serves all sessions that come meanwhile. One for another reason is not delayed. *)
Definition demand (s : bool) (t : nat) (c : conduct) : list effect * conduct :=
  match due c with
  | Some d => ([], with_reload (count c) (Some d) (named c || s) c)
  | None =>
    let c := with_reload (count c) (Some (if s then t + delay (count c) else t)) s c in reload_if (is_due t (due c)) c
  end.

Definition page_gave (wanted : bool) (c : conduct) : conduct := if wanted then with_reload (count c) None false c else c.

Definition note_former (c : conduct) : conduct :=
  match session c with
  | Sent _ _ => c
  | Known => with_former OfPage c
  | Awaited _ _ | Withheld => with_former OfNone c
  | Outdated _ _ | Former => with_former OfFormer c
  end.

(** The page in front is of a former session, unless one is awaited anyway. *)
Definition outdate (t : nat) (c : conduct) : conduct :=
  match session c with
  | Known | Withheld | Former => with_session (Outdated (t + form_limit) false) c
  | Sent _ _ | Awaited _ _ | Outdated _ _ => c
  end.

(** No page follows the form. *)
Definition end_form (c : conduct) : list effect * conduct := become (gate_of (former c)) c.

Definition take (e : event) (t : nat) (c : conduct) : list effect * conduct :=
  match e with
  | Time => ([], c)
  | FormStarted s => ([], if s then with_session (Sent (t + form_limit) false) (note_former c) else c)
  | FormEnded => match session c with Sent _ _ => end_form c | _ => ([], c) end
  | PageBegan =>
    ([], match session c with
         | Sent l _ | Awaited l _ | Outdated l _ => with_session (Awaited l false) c
         | Former => with_session Withheld c
         | Known | Withheld => c
         end)
  | PageSettled => match session c with Awaited _ _ => become Withheld c | _ => ([], c) end
  | ModalPageSettled => if form_under_way (session c) then end_form c else ([], c)
  | PageGave last wanted =>
    let c := page_gave wanted c in
    match session c with
    | Awaited _ _ | Withheld => become (if last then Known else Withheld) c
    | Known | Former | Sent _ _ | Outdated _ _ => ([], c)
    end
  | StreamDemanded s => demand s t c
  | SessionChanged served =>
    let c := with_former OfFormer (outdate t c) in
    if served then ([], c) else demand true t c
  | User w => take_step w t c
  | UserActed => let (x, c) := reload_if true c in (x, with_reload 0 (due c) (named c) c)
  | Stays => stay c
  | Left => ([], with_reload (count c) None false c)
  end.

(** Holds reloads back while a form is under way. *)
Definition settle (t : nat) (c : conduct) : list effect * conduct :=
  reload_if (is_due t (due c))
    (Conduct (session c) (former c) (waiting c) (count c) (due c) (named c) (form_under_way (session c))).

(** A step has waited as long as it may. *)
Definition become_late (c : conduct) : list effect * conduct :=
  end_wait carry_late
    match session c with
    | Sent l _ => with_session (Sent l true) c
    | Awaited l _ => with_session (Awaited l true) c
    | Outdated l _ => with_session (Outdated l true) c
    | Known | Withheld | Former => c
    end.

Definition pass_step (t : nat) (c : conduct) : list effect * conduct :=
  if is_due t (option_map snd (waiting c)) then become_late c else ([], c).

Definition pass_form (t : nat) (c : conduct) : list effect * conduct :=
  if is_due t (limit_of (session c))
  then match session c with Sent _ _ => end_form c | Outdated _ _ => become Former c | _ => become Withheld c end
  else ([], c).

Definition and_then (p : list effect * conduct) (f : conduct -> list effect * conduct) : list effect * conduct :=
  let (x, c) := p in let (y, d) := f c in (x ++ y, d).

(** The effects of [f] come before those of [p], as a reload comes before a step that leaves its page. *)
Definition after (p : list effect * conduct) (f : conduct -> list effect * conduct) : list effect * conduct :=
  let (x, c) := p in let (y, d) := f c in (y ++ x, d).

Definition pass (t : nat) (c : conduct) : list effect * conduct :=
  after (and_then (pass_step t c) (pass_form t)) (settle t).

Definition least (a b : option nat) : option nat :=
  match a, b with Some x, Some y => Some (Nat.min x y) | Some x, None => Some x | None, _ => b end.

(** The time at which the client is woken. *)
Definition wake (c : conduct) : option nat :=
  least (least (limit_of (session c)) (option_map snd (waiting c))) (if held c then None else due c).

(** Timers that are due come first, in their order. Three can be set. *)
Fixpoint catch_up (fuel t : nat) (c : conduct) : list effect * conduct :=
  match fuel, wake c with
  | S n, Some d => if d <=? t then and_then (pass d c) (catch_up n t) else ([], c)
  | _, _ => ([], c)
  end.

Definition on (e : event) (t : nat) (c : conduct) : list effect * conduct :=
  and_then (catch_up 3 t c) (fun c => after (take e t c) (settle t)).

(** A run: events with their times, which never go back. *)
Inductive run : conduct -> nat -> list (event * nat) -> list effect -> conduct -> nat -> Prop :=
| run_end c t : run c t [] [] c t
| run_event c t e u es d u' ys : t <= u ->
    run (snd (on e u c)) u es ys d u' -> run c t ((e, u) :: es) (fst (on e u c) ++ ys) d u'.

(** A state that events lead to, and the time of the last one. *)
Definition reached (c : conduct) (t : nat) : Prop := exists es xs, run start 0 es xs c t.

(** ** Every wait ends *)


Definition timers (c : conduct) : nat :=
  (if limit_of (session c) then 1 else 0) + (if waiting c then 1 else 0) + (if due c then 1 else 0).

(** Takes a state apart, and decides what is due. *)
Ltac decide_due :=
  repeat match goal with
  | |- context [?a <=? ?b] => destruct (Nat.leb_spec a b)
  | H : context [?a <=? ?b] |- _ => destruct (Nat.leb_spec a b)
  end.

(** Takes apart what a form was sent from, where it matters. *)
Ltac decide_former := try match goal with |- context [gate_of ?b] => destruct b; simpl end.

Ltac parts c :=
  destruct c as [[| | |l late|l late|l late] b [[w k]|] n [d|] s h]; simpl in *.

Lemma pass_less t c : wake c = Some t -> held c = form_under_way (session c) -> timers (snd (pass t c)) < timers c.
Proof.
  unfold pass, pass_step, pass_form, settle, reload_if, become_late, end_form, become, end_wait, after, and_then, timers, wake,
    with_reload, with_waiting, with_session, is_due.
  parts c; intros W H; subst; simpl in *; inversion W; subst; clear W; simpl;
    repeat (decide_due; simpl; try lia; try (destruct w; simpl); decide_former); lia.
Qed.

(** What an event changes: no limit is put off, and none is longer than it may be. *)
Definition held_right (c : conduct) : Prop := held c = form_under_way (session c).

Lemma reload_if_keeps now c : let d := snd (reload_if now c) in
  session d = session c /\ waiting d = waiting c /\ held d = held c.
Proof. unfold reload_if. destruct (due c); simpl; auto. destruct (now && negb (held c)); simpl; auto. Qed.

Lemma settle_holds t c : let d := snd (settle t c) in
  session d = session c /\ waiting d = waiting c /\ held_right d.
Proof.
  unfold settle, held_right. simpl.
  destruct (reload_if_keeps (is_due t (due c))
    (Conduct (session c) (former c) (waiting c) (count c) (due c) (named c) (form_under_way (session c)))) as (A & B & C).
  simpl in *. rewrite A, B, C. auto.
Qed.

Lemma snd_and_then p f : snd (and_then p f) = snd (f (snd p)).
Proof. unfold and_then. destruct p. simpl. now destruct (f c). Qed.

Lemma snd_after p f : snd (after p f) = snd (f (snd p)).
Proof. unfold after. destruct p. simpl. now destruct (f c). Qed.

Lemma pass_holds t c : held_right (snd (pass t c)).
Proof. unfold pass. rewrite snd_after. apply settle_holds. Qed.

Lemma catch_up_holds n t : forall c, held_right c -> held_right (snd (catch_up n t c)).
Proof.
  induction n as [|n IH]; intros c H; simpl; auto. destruct (wake c); auto. destruct (_ <=? _); auto.
  rewrite snd_and_then. apply IH, pass_holds.
Qed.

(** Nothing that is due is left. *)
Definition later (t : nat) (c : conduct) : Prop := forall d, wake c = Some d -> t < d.

Lemma catch_up_later n t : forall c, held_right c -> timers c <= n -> later t (snd (catch_up n t c)).
Proof.
  induction n as [|n IH]; intros c H T.
  - simpl. intros d W. unfold timers in T. unfold wake in W. destruct (limit_of _), (waiting c), (due c), (held c); simpl in *; try lia; discriminate.
  - simpl. destruct (wake c) as [d|] eqn:W; [|intros d E; simpl in E; congruence]. destruct (Nat.leb_spec d t).
    + rewrite snd_and_then. apply IH; [apply pass_holds|]. assert (L := pass_less d c W H). lia.
    + simpl. intros e E. congruence.
Qed.

Lemma timers_three c : timers c <= 3.
Proof. unfold timers. destruct (limit_of _), (waiting c), (due c); lia. Qed.

(** Only a wait of which the session is not known goes on. *)
Definition sound (c : conduct) : Prop :=
  waiting c <> None -> exists l, session c = Sent l false \/ session c = Awaited l false \/ session c = Outdated l false.

Lemma pass_keeps_sound t c : sound c -> sound (snd (pass t c)).
Proof.
  unfold sound, pass, pass_step, pass_form, settle, reload_if, become_late, end_form, become, end_wait, after, and_then, with_reload,
    with_waiting, with_session, is_due.
  parts c; intros S; simpl in *; repeat (decide_due; simpl; try (destruct h; simpl)); try (destruct w; simpl);
    decide_former; simpl in *; eauto;
    intros N; try congruence; try (destruct late; [|eauto]);
    destruct S as (? & [E | [E | E]]); congruence.
Qed.

(** The limits of a state at a time: nothing is due, and no wait is longer than it may be. *)
Definition safe (t : nat) (c : conduct) : Prop :=
  (forall l, limit_of (session c) = Some l -> t < l <= t + form_limit) /\
  (forall w l, waiting c = Some (w, l) -> t < l <= t + step_limit).

(** The same, but something may be due. *)
Definition bounded (t : nat) (c : conduct) : Prop :=
  (forall l, limit_of (session c) = Some l -> l <= t + form_limit) /\
  (forall w l, waiting c = Some (w, l) -> l <= t + step_limit).

Ltac small := unfold step_limit, form_limit in *; simpl in *; try congruence;
  repeat match goal with H : Some _ = Some _ |- _ => inversion H; subst; clear H end; try lia.

Lemma pass_bounded t u c : bounded t c -> bounded t (snd (pass u c)).
Proof.
  unfold bounded, pass, pass_step, pass_form, settle, reload_if, become_late, end_form, become, end_wait, after, and_then, with_reload,
    with_waiting, with_session, is_due.
  parts c; intros [A B]; simpl in *; repeat (decide_due; simpl; try (destruct h; simpl)); try (destruct w; simpl);
    decide_former; split; simpl in *; eauto; intros; small; eauto.
Qed.

Lemma catch_up_keeps n t u : forall c, bounded u c -> sound c -> bounded u (snd (catch_up n t c)) /\ sound (snd (catch_up n t c)).
Proof.
  induction n as [|n IH]; intros c B S; simpl; auto. destruct (wake c); auto. destruct (_ <=? _); auto.
  rewrite snd_and_then. apply IH; [now apply pass_bounded | now apply pass_keeps_sound].
Qed.

Lemma least_left a b d : least a b = Some d -> forall x, a = Some x -> d <= x.
Proof. intros E x ->. destruct b; simpl in E; inversion E; lia. Qed.

Lemma least_right a b d : least a b = Some d -> forall x, b = Some x -> d <= x.
Proof. intros E x ->. destruct a; simpl in E; inversion E; lia. Qed.

Lemma caught_up t c d : held_right c -> sound c -> bounded t c -> d = snd (catch_up 3 t c) ->
  safe t d /\ sound d /\ held_right d.
Proof.
  intros H S B Z. assert (L : later t d) by (subst; apply catch_up_later; auto using timers_three).
  assert (K : bounded t d /\ sound d) by (subst; now apply catch_up_keeps).
  assert (G : held_right d) by (subst; now apply catch_up_holds). clear Z. destruct K as [[B1 B2] S'].
  split; [|split; auto]. unfold later, wake in L. split.
  - intros l E. split; [|now apply B1]. rewrite E in L. simpl in L.
    destruct (waiting d) as [[w k]|], (if held d then None else due d) as [x|]; simpl in L; specialize (L _ eq_refl); lia.
  - intros w l E. split; [|now apply (B2 w)]. rewrite E in L. simpl in L.
    destruct (limit_of (session d)) as [k|], (if held d then None else due d) as [x|]; simpl in L; specialize (L _ eq_refl); lia.
Qed.

(** What changes reloads alone, or what a form was sent from, keeps every wait. *)
Definition same (c d : conduct) : Prop := session d = session c /\ waiting d = waiting c.

Lemma same_keeps t c d : same c d -> safe t c -> sound c -> safe t d /\ sound d.
Proof. unfold same, safe, sound. intros [-> ->]. auto. Qed.

Lemma demand_same s t c : same c (snd (demand s t c)).
Proof.
  unfold demand, same. destruct (due c); simpl; auto.
  match goal with |- context [reload_if ?now ?d] => destruct (reload_if_keeps now d) as (-> & -> & _) end. auto.
Qed.

Lemma page_gave_same wanted c : same c (page_gave wanted c).
Proof. unfold page_gave, same. now destruct wanted. Qed.

Lemma note_former_same c : same c (note_former c).
Proof. unfold note_former, same. destruct (session c) eqn:E; simpl; rewrite ?E; auto. Qed.

Lemma end_wait_ends f c : session (snd (end_wait f c)) = session c /\ waiting (snd (end_wait f c)) = None.
Proof. unfold end_wait. destruct (waiting c) as [[w l]|] eqn:E; simpl; auto. Qed.

Lemma end_wait_keeps t f c : safe t c -> safe t (snd (end_wait f c)) /\ sound (snd (end_wait f c)).
Proof.
  unfold safe, sound. destruct (end_wait_ends f c) as [-> ->]. intros [A _].
  split; [split; auto; discriminate | intros N; now destruct N].
Qed.

(** A session with a limit that is not reached, or with none. *)
Definition in_time (t : nat) (g : gate) : Prop := forall l, limit_of g = Some l -> t < l <= t + form_limit.

Lemma become_keeps t g c : in_time t g -> safe t c -> safe t (snd (become g c)) /\ sound (snd (become g c)).
Proof. intros G [_ B]. apply end_wait_keeps. now split. Qed.

Lemma end_form_keeps t c : safe t c -> safe t (snd (end_form c)) /\ sound (snd (end_form c)).
Proof. apply become_keeps. unfold in_time. now destruct (former c). Qed.

Lemma await_keeps t g c : in_time t g -> (exists l, g = Sent l false \/ g = Awaited l false \/ g = Outdated l false) -> safe t c ->
  safe t (with_session g c) /\ sound (with_session g c).
Proof. intros G E [_ B]. split; [now split | now intros _]. Qed.

Lemma take_step_keeps w t c : safe t c -> sound c -> safe t (snd (take_step w t c)) /\ sound (snd (take_step w t c)).
Proof.
  intros A B. assert (W : in_time t (session c)) by exact (proj1 A).
  assert (N : forall g k, session c = g -> t < k <= t + step_limit ->
    (exists l, g = Sent l false \/ g = Awaited l false \/ g = Outdated l false) ->
    safe t (with_waiting (Some (w, k)) c) /\ sound (with_waiting (Some (w, k)) c)).
  { intros g k E K F. split; [split; [exact (proj1 A) | intros; small] | intros _; simpl; now rewrite E]. }
  unfold take_step. destruct (session c) as [| | |l [|]|l [|]|l [|]] eqn:E; try (now split);
    (destruct w; destruct (waiting c) as [[v k]|] eqn:V; simpl; [| |now apply end_wait_keeps|];
      apply (N _ _ eq_refl); try (exists l; tauto); first [exact (proj2 A v k V) | small]).
Qed.

Ltac awaits := eexists; solve [left; reflexivity | right; left; reflexivity | right; right; reflexivity].

Lemma outdate_keeps t c : safe t c -> sound c -> safe t (outdate t c) /\ sound (outdate t c).
Proof.
  intros A B. unfold outdate.
  destruct (session c); try (now split); (apply await_keeps; [intros k K; small | awaits | assumption]).
Qed.

Lemma take_keeps e t c : safe t c -> sound c -> safe t (snd (take e t c)) /\ sound (snd (take e t c)).
Proof.
  intros A B. assert (W : in_time t (session c)) by exact (proj1 A).
  destruct e as [|[]| | | | |last wanted|s|served|w| | |]; unfold take; try (now split).
  - destruct (same_keeps t c _ (note_former_same c) A B). apply await_keeps; [intros l L; small | awaits | assumption].
  - destruct (session c); try (now split); now apply end_form_keeps.
  - destruct (session c) eqn:E; try (now split); try (apply await_keeps; [intros k; apply W; now rewrite E | awaits | assumption]).
    split; [split; [discriminate | exact (proj2 A)] | intros N; destruct (B N) as (? & [F | [F | F]]); simpl in *; congruence].
  - destruct (session c); try (now split); now apply become_keeps.
  - destruct (form_under_way (session c)); [now apply end_form_keeps | now split].
  - destruct (same_keeps t c _ (page_gave_same wanted c) A B).
    destruct (session (page_gave wanted c)); try (now split); apply become_keeps; auto; now destruct last.
  - apply (same_keeps t c); auto using demand_same.
  - destruct (outdate_keeps t c A B). destruct served; [now split|].
    apply (same_keeps t (outdate t c)); auto. apply (demand_same true t (with_former OfFormer (outdate t c))).
  - now apply take_step_keeps.
  - assert (C := reload_if_keeps true c). destruct (reload_if true c) as [x d]. destruct C as (C & D & _).
    apply (same_keeps t c); auto. now split.
  - now apply end_wait_keeps.
Qed.

Lemma settle_keeps t c : safe t c -> sound c -> safe t (snd (settle t c)) /\ sound (snd (settle t c)) /\ held_right (snd (settle t c)).
Proof.
  intros [A B] S. destruct (settle_holds t c) as (E & F & G). split; [|split; auto].
  - split; [rewrite E | rewrite F]; auto.
  - unfold sound. rewrite E, F. exact S.
Qed.

Lemma on_keeps e t u c : t <= u -> safe t c -> sound c -> held_right c ->
  let d := snd (on e u c) in safe u d /\ sound d /\ held_right d.
Proof.
  intros L [A B] S H. unfold on. rewrite snd_and_then, snd_after.
  assert (Bd : bounded u c).
  { split; [intros l E; specialize (A l E) | intros w l E; specialize (B w l E)]; lia. }
  destruct (caught_up u c _ H S Bd eq_refl) as (Q & R & _). destruct (take_keeps e u _ Q R) as [Q' R']. now apply settle_keeps.
Qed.

Lemma reached_safe c t : reached c t -> safe t c /\ sound c /\ held_right c.
Proof.
  intros (es & xs & R). assert (I : safe 0 start /\ sound start /\ held_right start).
  { split; [split; intros; discriminate|]. split; [|reflexivity]. intros N. now destruct N. }
  revert I R. generalize start, 0. intros c0 t0 I R. induction R; auto. apply IHR.
  destruct I as (A & B & D). now apply (on_keeps e t u).
Qed.

(** ** Theorems *)

(** A step of the user waits three seconds at most (P15.7), a form thirty (P15.10): when a client reports anything at all at the end
    of that time, such as that it was woken, the wait is over. *)
Theorem every_wait_ends : forall c t w l, reached c t -> waiting c = Some (w, l) -> t < l <= t + 3.
Proof. intros c t w l R E. destruct (reached_safe c t R) as ([_ B] & _). apply (B w l E). Qed.

Theorem every_form_ends : forall c t l, reached c t -> limit_of (session c) = Some l -> t < l <= t + 30.
Proof. intros c t l R E. destruct (reached_safe c t R) as ([A _] & _). apply (A l E). Qed.

(** Nothing that the user or a page does puts the end of a wait off. *)
Theorem no_wait_is_put_off : forall e t c v i v' j, waiting c = Some (v, i) -> waiting (snd (take e t c)) = Some (v', j) -> j = i.
Proof.
  intros e t c v i v' j E.
  assert (S : forall d, waiting d = waiting c -> waiting d = Some (v', j) -> j = i) by (intros d ->; rewrite E; congruence).
  assert (N : forall f d, waiting (snd (end_wait f d)) = Some (v', j) -> j = i) by
    (intros f d; destruct (end_wait_ends f d) as [_ ->]; discriminate).
  destruct e as [|[]| | | | |last wanted|s|served|w| | |]; simpl; try (now apply S).
  - destruct (note_former_same c) as [_ ->]. now apply S.
  - destruct (session c); try (now apply S). apply N.
  - destruct (session c); now apply S.
  - destruct (session c); try (now apply S). apply N.
  - destruct (form_under_way (session c)); [apply N | now apply S].
  - destruct (session (page_gave wanted c)); try apply N; apply S; now destruct (page_gave_same wanted c).
  - apply S. now destruct (demand_same s t c).
  - assert (O : waiting (outdate t c) = Some (v', j) -> j = i) by (unfold outdate; destruct (session c); now apply S).
    destruct served; [exact O|]. destruct (demand_same true t (with_former OfFormer (outdate t c))) as [_ ->]. exact O.
  - unfold take_step. destruct (session c) as [| | |l late|l late|l late]; try (now apply S);
      destruct late; try (now apply S); rewrite E; destruct w; try apply N; simpl; congruence.
  - assert (C := reload_if_keeps true c). destruct (reload_if true c) as [x d]. destruct C as (C & D & _). now apply S.
  - apply N.
Qed.

(** A step waits only while the session of the page in front is not known (P15.5). *)
Theorem only_the_unknown_waits : forall c t, reached c t -> session c = Known -> waiting c = None.
Proof.
  intros c t R E. destruct (reached_safe c t R) as (_ & S & _). destruct (waiting c) eqn:W; auto.
  destruct S as (? & [F | [F | F]]); congruence.
Qed.

(** *** Reloads *)

Definition is_reload (x : effect) : bool := match x with Reload => true | _ => false end.
Definition reloads (xs : list effect) : nat := List.length (filter is_reload xs).
Definition is_cause (e : event) : bool := match e with StreamDemanded _ | SessionChanged _ => true | _ => false end.
Definition causes (es : list (event * nat)) : nat := List.length (filter (fun e => is_cause (fst e)) es).
Definition owed (c : conduct) : nat := if due c then 1 else 0.

Lemma reloads_app xs ys : reloads (xs ++ ys) = reloads xs + reloads ys.
Proof. unfold reloads. now rewrite filter_app, app_length. Qed.

Definition pays (p : list effect * conduct) (n : nat) : Prop := reloads (fst p) + owed (snd p) <= n.

Lemma pays_then p f n : pays p n -> (forall c, pays (f c) (owed c)) -> pays (and_then p f) n.
Proof.
  unfold pays, and_then. destruct p as [xs c]. simpl. intros A B. specialize (B c). destruct (f c) as [ys d]. simpl in *.
  rewrite reloads_app. lia.
Qed.

Lemma pays_after p f n : pays p n -> (forall c, pays (f c) (owed c)) -> pays (after p f) n.
Proof.
  unfold pays, after. destruct p as [xs c]. simpl. intros A B. specialize (B c). destruct (f c) as [ys d]. simpl in *.
  rewrite reloads_app. lia.
Qed.

Lemma reload_if_pays now c : pays (reload_if now c) (owed c).
Proof. unfold pays, reloads, reload_if, owed. destruct (due c) eqn:E; simpl; [destruct (now && _); simpl|]; rewrite ?E; simpl; lia. Qed.

Lemma settle_pays t c : pays (settle t c) (owed c).
Proof. unfold settle. apply (reload_if_pays _ (Conduct _ _ _ _ _ _ _)). Qed.

Lemma pass_pays t c : pays (pass t c) (owed c).
Proof.
  unfold pass. apply pays_after; [apply pays_then|].
  - unfold pays, reloads, pass_step, become_late, end_wait, with_waiting, with_session, owed, is_due.
    parts c; decide_due; simpl; try (destruct w; simpl); lia.
  - intros d. unfold pays, reloads, pass_form, end_form, become, end_wait, with_waiting, with_session, owed, is_due.
    parts d; decide_due; simpl; decide_former; lia.
  - apply settle_pays.
Qed.

Lemma catch_up_pays n t : forall c, pays (catch_up n t c) (owed c).
Proof.
  induction n as [|n IH]; intros c; simpl; [unfold pays; simpl; lia|]. destruct (wake c); [|unfold pays; simpl; lia].
  destruct (_ <=? _); [|unfold pays; simpl; lia]. apply pays_then; [apply pass_pays | apply IH].
Qed.

Lemma end_wait_pays f c n : (forall w, reloads (f w) = 0) -> owed c <= n -> pays (end_wait f c) n.
Proof.
  intros F L. unfold pays, end_wait. destruct (waiting c) as [[w l]|]; simpl; [|exact L].
  rewrite reloads_app, F. exact L.
Qed.

Lemma end_form_pays c : pays (end_form c) (owed c).
Proof. now apply end_wait_pays. Qed.

Lemma demand_pays s t c : pays (demand s t c) (owed c + 1).
Proof.
  unfold demand. destruct (due c) eqn:E.
  - unfold pays, owed. rewrite E. simpl. lia.
  - match goal with |- pays (reload_if ?now ?d) _ => assert (P := reload_if_pays now d) end.
    unfold pays in *. unfold owed at 2 in P. simpl in *. lia.
Qed.

Lemma page_gave_pays wanted c : owed (page_gave wanted c) <= owed c.
Proof. unfold page_gave. destruct wanted; unfold owed; simpl; lia. Qed.

Lemma take_step_pays w t c : pays (take_step w t c) (owed c).
Proof.
  unfold take_step. destruct (session c) as [| | |l []|l []|l []];
    try (destruct w; destruct (waiting c) as [[]|]); try (now apply end_wait_pays); unfold pays, owed; simpl; lia.
Qed.

Lemma take_pays e t c : pays (take e t c) (owed c + if is_cause e then 1 else 0).
Proof.
  assert (E : forall d, owed d <= owed c -> pays ([], d) (owed c + 0)) by (intros d L; unfold pays; simpl; lia).
  destruct e as [|[]| | | | |last wanted|s|served|w| | |]; simpl; try (now apply E); rewrite ?Nat.add_0_r in *.
  - apply E. unfold note_former. now destruct (session c).
  - destruct (session c); try (now apply E). apply end_form_pays.
  - destruct (session c); now apply E.
  - destruct (session c); try (now apply E). now apply end_wait_pays.
  - destruct (form_under_way (session c)); [apply end_form_pays | now apply E].
  - assert (P := page_gave_pays wanted c).
    destruct (session (page_gave wanted c)); try (now apply E); apply end_wait_pays; auto.
  - apply demand_pays.
  - assert (F : forall d, owed d = owed c -> pays (if served then ([], d) else demand true t d) (owed c + 1)).
    { intros d <-. destruct served; [unfold pays; simpl; lia | apply demand_pays]. }
    apply F. unfold outdate. now destruct (session c).
  - apply take_step_pays.
  - assert (P := reload_if_pays true c). unfold pays in *. destruct (reload_if true c). exact P.
  - now apply end_wait_pays.
  - apply E. unfold owed. simpl. lia.
Qed.

Lemma on_pays e t c : pays (on e t c) (owed c + if is_cause e then 1 else 0).
Proof.
  unfold on. assert (A := catch_up_pays 3 t c). unfold pays, and_then in *. destruct (catch_up 3 t c) as [xs d]. simpl in A.
  assert (B : pays (after (take e t d) (settle t)) (owed d + if is_cause e then 1 else 0)) by
    (apply pays_after; [apply take_pays | apply settle_pays]).
  unfold pays in B. destruct (after (take e t d) (settle t)) as [ys f]. simpl in *. rewrite reloads_app. lia.
Qed.

(** There is at most one reload for each time that a stream, or a page of another window, gave another session (P14.4). *)
Theorem one_reload_for_each_cause : forall es xs c t, run start 0 es xs c t -> reloads xs <= causes es.
Proof.
  intros es xs c t R. assert (G : reloads xs + owed c <= causes es + owed start); [|change (owed start) with 0 in G; lia].
  revert R. generalize start, 0. intros c0 t0 R. induction R; simpl; [lia|].
  assert (B := on_pays e u c). unfold pays in B. rewrite reloads_app. unfold causes in *. simpl. destruct (is_cause e); simpl in *; lia.
Qed.

(** No reload takes the place of a form's answer (P14.12). *)
Theorem forms_hold_reloads_back : forall now c, held c = true -> fst (reload_if now c) = [].
Proof. intros now c H. unfold reload_if. destruct (due c); auto. rewrite H. now destruct now. Qed.
