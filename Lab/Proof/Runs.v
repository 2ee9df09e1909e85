(** * Words that the theorems use: runs of steps, and what is on the screen *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps.
Import ListNotations.

Definition after (x : step) (s : state) : state := snd (take x s).
Definition says (x : step) (s : state) : report := fst (take x s).
Fixpoint run (xs : list step) (s : state) : state := match xs with [] => s | x :: xs => run xs (after x s) end.

(** What any sequence of steps leads to. *)
Definition reachable (s : state) : Prop := exists xs, s = run xs start.

(** The identities of the containers. *)
Definition containers (s : state) : list N := alive (on_screen s).
Definition front (s : state) : N := selected (on_screen s).
Definition tabs_on_bar (s : state) : list text := map tab_of (bar (on_screen s)).
Definition is_on_bar (n : N) (i : text) (s : state) : Prop := exists b, In b (bar (on_screen s)) /\ number b = n /\ tab_of b = i.
Definition in_bootstrap (s : state) : Prop := bar (on_screen s) = [].

(** The user selects another container or opens an address of the app (R8.9, R8.10). *)
Definition act (x : step) (s : state) : bool :=
  match x with
  | Select n => match what (says x s) with Reselected | Ignored => false | _ => true end
  | Open (Some _) => true
  | _ => false
  end.

(** Why a step reports the selected container as refreshed (R14.6): its session differs (R8.5), the user selected it (R9.9), or the
    app came back (R20.1, R20.3). *)
Definition by_session (x : step) (s : state) : bool :=
  match x with Configure c => valid c && negb (is_stale c s) && fst (judge c (front s) (watch s)) | _ => false end.
Definition by_selection (x : step) (s : state) : bool :=
  match x with Select _ | Open _ => refreshed (says x s) | _ => false end.
Definition by_return (x : step) (s : state) : bool :=
  match x with
  | Configure c => valid c && negb (is_stale c s) &&
      refreshes_after_return c s (snd (reconcile c (other_session c s) (on_screen s)))
  | Resume => refreshed (says x s)
  | _ => false
  end.

Lemma start_fine : Fine start.
Proof.
  constructor; simpl; [|constructor|intros b []]. constructor; simpl; auto; try constructor. intros n [<-|[]]. lia.
Qed.

Lemma run_fine xs : forall s, Fine s -> Fine (run xs s) /\ evolves (on_screen s) (on_screen (run xs s)).
Proof.
  induction xs as [|x xs IH]; simpl; intros s F; [split; [auto | apply evolves_refl]|].
  destruct (step_fine x s F) as [F' [A B]]. destruct (IH _ F') as [F'' [C D]]. split; auto. fold (after x s) in *.
  split; [lia|]. intros n H. apply D in H as [H|H]; [auto | right; lia].
Qed.

Lemma reachable_fine s : reachable s -> Fine s.
Proof. intros [xs ->]. apply run_fine, start_fine. Qed.

Lemma reachable_after x s : reachable s -> reachable (after x s).
Proof. intros [xs ->]. exists (app xs [x]). generalize start. induction xs as [|y ys IH]; simpl; auto. Qed.
