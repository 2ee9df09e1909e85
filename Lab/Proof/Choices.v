(** * Which tabs are shown, and what a tap leaves: lemmas of the theorems *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen.
Import ListNotations.
Local Open Scope list_scope.

(** ** R3: replacing, and chains *)

Lemma replaced_is tabs t d : NoDup (map id tabs) -> replaced tabs t = Some d <->
  replaces t = Some (id d) /\ id d <> id t /\ In d tabs /\ is_deprecated d = true.
Proof.
  intros N. unfold replaced. destruct (replaces t) as [r|]; [|split; [discriminate | intros [X _]; discriminate]].
  destruct (String.eqb_spec r (id t)) as [->|D]; [split; [discriminate | intros (X & Y & _); injection X; congruence]|].
  destruct (named r tabs) as [e|] eqn:F.
  - apply named_some in F as [I E]. destruct (is_deprecated e) eqn:P.
    + split; [intros X; injection X as <-; subst; auto|]. intros (X & _ & Y & _). injection X as X. f_equal.
      eapply (NoDup_same id tabs); eauto. congruence.
    + split; [discriminate|]. intros (X & _ & Y & Z). injection X as X.
      assert (e = d) by (eapply (NoDup_same id tabs); eauto; congruence). congruence.
  - split; [discriminate|]. intros (X & _ & Y & _). injection X as ->. rewrite (named_self tabs d N Y) in F. discriminate.
Qed.

(** R3.4: each tab of a chain is replaced by the one before it. *)
Fixpoint follows (tabs : list tab) (t : tab) (l : list tab) : Prop :=
  match l with [] => True | d :: l => replaced tabs t = Some d /\ follows tabs d l end.
(** R3.5: it ends where nothing is replaced, or where it would go round. *)
Definition ends (tabs : list tab) (seen : list text) (t : tab) : Prop :=
  match replaced tabs t with Some d => In (id d) seen | None => True end.

Lemma chain_from_follows tabs fuel : forall seen t,
  follows tabs t (chain_from tabs fuel seen t) /\
  (forall d, In d (chain_from tabs fuel seen t) -> ~ In (id d) seen) /\ NoDup (map id (chain_from tabs fuel seen t)) /\
  (List.length (chain_from tabs fuel seen t) < fuel ->
    ends tabs (map id (chain_from tabs fuel seen t) ++ seen) (List.last (chain_from tabs fuel seen t) t)).
Proof.
  induction fuel as [|fuel IH]; simpl; intros seen t; [repeat split; auto; [constructor | lia]|].
  destruct (replaced tabs t) as [d|] eqn:R; simpl; [|repeat split; auto; [constructor|]; unfold ends; rewrite R; auto].
  destruct (mem (id d) seen) eqn:M; simpl.
  { repeat split; auto; [constructor|]. intros _. unfold ends. rewrite R. now apply mem_In. }
  apply mem_out in M. destruct (IH (id d :: seen) d) as (F & O & N & L). repeat split; auto.
  - intros e [<-|H]; auto. intros K. apply (O e H). now right.
  - constructor; auto. intros K. apply in_map_iff in K as (e & E & K). apply (O e K). now left.
  - intros K. assert (Z : List.length (chain_from tabs fuel (id d :: seen) d) < fuel) by lia. specialize (L Z).
    revert L. generalize (chain_from tabs fuel (id d :: seen) d) as l. intros l L.
    replace (match l with [] => d | _ :: _ => List.last l t end) with (List.last l d) by (clear; induction l as [|x [|y l]]; simpl in *; auto).
    unfold ends in *. destruct (replaced tabs (List.last l d)); auto. rewrite in_app_iff in L. simpl in L.
    destruct L as [L|[L|L]]; [right; apply in_app_iff; auto | now left | right; apply in_app_iff; auto].
Qed.

Lemma chain_is tabs t : NoDup (map id tabs) -> follows tabs t (chain tabs t) /\ NoDup (id t :: map id (chain tabs t)) /\
  ends tabs (id t :: map id (chain tabs t)) (List.last (chain tabs t) t).
Proof.
  intros N. destruct (chain_from_follows tabs (List.length tabs) [id t] t) as (F & O & D & L). fold (chain tabs t) in *.
  assert (D' : NoDup (id t :: map id (chain tabs t))).
  { constructor; auto. intros K. apply in_map_iff in K as (e & E & K). apply (O e K). now left. }
  split; auto. split; auto.
  assert (I : incl (map id (chain tabs t)) (map id tabs)).
  { intros i H. apply in_map_iff in H as (e & <- & H). apply in_map. now apply chain_In in H. }
  assert (Len := NoDup_incl_length D I). rewrite !map_length in Len.
  destruct (Nat.eq_dec (List.length (chain tabs t)) (List.length tabs)) as [Q|Q].
  - (* The chain has all tabs. *)
    unfold ends. destruct (replaced tabs _) as [d|] eqn:R; auto. right.
    apply replaced_is in R as (_ & _ & R & _); auto.
    assert (J : incl (map id tabs) (map id (chain tabs t))) by (apply NoDup_length_incl; auto; rewrite !map_length; lia).
    apply J. now apply in_map.
  - assert (Z : ends tabs (map id (chain tabs t) ++ [id t]) (List.last (chain tabs t) t)) by (apply L; lia).
    unfold ends in *. destruct (replaced _ _); auto. apply in_app_iff in Z as [Z|[<-|[]]]; simpl; auto.
Qed.

(** ** R4: stand-ins *)

Lemma find_first {A} (p : A -> bool) l a : find p l = Some a <->
  exists before rest, l = before ++ a :: rest /\ p a = true /\ forall b, In b before -> p b = false.
Proof.
  split.
  - induction l as [|x l IH]; simpl; [discriminate|]. destruct (p x) eqn:P.
    + intros E. injection E as <-. exists [], l. repeat split; auto. intros b [].
    + intros E. destruct (IH E) as (b & r & -> & Q & N). exists (x :: b), r. repeat split; auto. intros c [<-|H]; auto.
  - intros (b & r & -> & P & N). induction b as [|x b IH]; simpl; [now rewrite P|].
    rewrite (N x (or_introl eq_refl)). apply IH. intros c H. apply N. now right.
Qed.

Section StandIn.
  Variables (tabs : list tab) (visible : list text) (sel : option text) (t : tab).
  Hypothesis N : NoDup (map id tabs).
  Hypothesis I : In t tabs.

  Lemma stand_in_shown : shown tabs visible sel t = true -> stand_in tabs visible sel (id t) = Some t.
  Proof. intros S. unfold stand_in. now rewrite named_self, S. Qed.

  Lemma stand_in_hidden : is_deprecated t = false -> shown tabs visible sel t = false ->
    stand_in tabs visible sel (id t) = find (retained visible sel) (chain tabs t).
  Proof. intros D S. unfold stand_in. now rewrite named_self, S, D. Qed.

  Lemma stand_in_left_out : is_deprecated t = true -> shown tabs visible sel t = false ->
    stand_in tabs visible sel (id t) = find (fun e => mem (id t) (map id (chain tabs e))) (effective tabs visible sel).
  Proof.
    intros D S. unfold stand_in. rewrite named_self, S, D by auto. generalize (effective tabs visible sel). intros l.
    induction l as [|e l IH]; simpl; auto. rewrite IH.
    replace (existsb (fun d => (id d =? id t)%string) (chain tabs e)) with (mem (id t) (map id (chain tabs e))); auto.
    unfold mem. clear. induction (chain tabs e) as [|x m IH]; simpl; auto. rewrite IH. now rewrite String.eqb_sym.
  Qed.
End StandIn.

(** ** R11: leaving a tab *)

Lemma marked_split n xs l ys : exists xs' l' ys', mark_number n (xs ++ l :: ys) = xs' ++ l' :: ys' /\
  map number xs' = map number xs /\ number l' = number l /\ map number ys' = map number ys /\
  map tab_of xs' = map tab_of xs /\ map tab_of ys' = map tab_of ys.
Proof.
  unfold mark_number. rewrite map_app. simpl. do 3 eexists. split; [reflexivity|].
  fold (mark_number n xs). fold (mark_number n ys). rewrite !mark_numbers, !mark_tabs. repeat split. now destruct (N.eqb _ _).
Qed.

Lemma leaving s n b l xs ys : reachable s -> In b (bar (on_screen s)) -> number b = n -> n <> front s ->
  bar (on_screen s) = xs ++ l :: ys -> number l = front s -> deprecated (shows l) = Some Hard ->
  let new_tabs := map id (appearing (tabs_of (last s)) (tabs_on_bar s) (map tab_of (xs ++ ys)) (tab_of l) (tab_of b)) in
  let after_it := map tab_of xs ++ new_tabs ++ map tab_of ys in
  let t := after (Select n) s in
  (List.length after_it < 2 -> in_bootstrap t /\ what (says (Select n) s) = Case 3) /\
  (2 <= List.length after_it -> tabs_on_bar t = after_it /\ what (says (Select n) s) = Selected).
Proof.
  intros R B Nb NF S Nl D. assert (G := fine_good _ (reachable_fine s R)). cbv zeta.
  assert (Il : In l (bar (on_screen s))) by (rewrite S; apply in_app_iff; right; now left).
  unfold front in *. assert (FB : numbered n (bar (on_screen s)) = Some b) by (rewrite <- Nb; apply numbered_self; auto; apply G).
  assert (FL : numbered (selected (on_screen s)) (bar (on_screen s)) = Some l) by (rewrite <- Nl; apply numbered_self; auto; apply G).
  unfold after, says, in_bootstrap, tabs_on_bar. simpl. unfold select. rewrite FB, FL.
  destruct (N.eqb_spec n (selected (on_screen s))) as [X|_]; [exfalso; congruence|]. rewrite D.
  unfold leave. cbn [bar fresh]. rewrite mark_tabs.
  assert (DN : NoDup (map number (xs ++ l :: ys))) by (rewrite <- S; apply G).
  assert (Rest : map tab_of (filter (fun x => negb (number x =? number l)%N) (mark_number n (bar (on_screen s)))) = map tab_of (xs ++ ys)).
  { rewrite S. destruct (marked_split n xs l ys) as (xs' & l' & ys' & -> & NX & NL & NY & TX & TY).
    rewrite filter_app. simpl. rewrite NL, N.eqb_refl. simpl.
    assert (Keep : forall zs zs', map number zs' = map number zs -> ~ In (number l) (map number zs) ->
      filter (fun x => negb (number x =? number l)%N) zs' = zs').
    { intros zs zs' Q O. rewrite <- Q in O. clear Q. induction zs' as [|z r IH]; simpl; auto. simpl in O.
      destruct (N.eqb_spec (number z) (number l)); [exfalso; auto|]. simpl. f_equal. auto. }
    rewrite map_app in DN. simpl in DN. apply NoDup_remove_2 in DN. rewrite in_app_iff in DN.
    rewrite (Keep xs xs'), (Keep ys ys') by auto. now rewrite !map_app, TX, TY. }
  rewrite Rest. set (app := appearing _ _ _ _ _).
  destruct (place _ (fresh (on_screen s)) app) as [bs m] eqn:P. destruct (all_fresh _ _ _ _ P) as (_ & _ & T).
  assert (After : map tab_of (flat_map (fun x => if (number x =? number l)%N then bs else [x]) (mark_number n (bar (on_screen s)))) =
    map tab_of xs ++ map id app ++ map tab_of ys).
  { change (flat_map _ _) with (swap (number l) bs (mark_number n (bar (on_screen s)))). rewrite S.
    destruct (marked_split n xs l ys) as (xs' & l' & ys' & -> & NX & NL & NY & TX & TY).
    rewrite map_app in DN. simpl in DN. apply NoDup_remove_2 in DN. rewrite in_app_iff in DN.
    unfold swap. rewrite flat_map_app. simpl. rewrite NL, N.eqb_refl. fold (swap (number l) bs xs'). fold (swap (number l) bs ys').
    rewrite !swap_out by (rewrite ?NX, ?NY; auto). now rewrite !map_app, TX, TY, T. }
  rewrite <- After, map_length. destruct (flat_map _ _) as [|y [|z r]]; simpl; split; intros; auto; lia.
Qed.

Lemma leaving_another s n b : reachable s -> In b (bar (on_screen s)) -> number b = n -> n <> front s ->
  (forall l, In l (bar (on_screen s)) -> number l = front s -> deprecated (shows l) <> Some Hard) ->
  bar (on_screen (after (Select n) s)) = mark_number n (bar (on_screen s)) /\ what (says (Select n) s) = Selected.
Proof.
  intros R B Nb NF D. assert (G := fine_good _ (reachable_fine s R)).
  assert (BN : bar (on_screen s) <> []) by (intros Z; rewrite Z in B; destruct B).
  destruct (selected_box _ G BN) as (l & Il & Nl & _). specialize (D l Il Nl).
  unfold front in *. assert (FB : numbered n (bar (on_screen s)) = Some b) by (rewrite <- Nb; apply numbered_self; auto; apply G).
  assert (FL : numbered (selected (on_screen s)) (bar (on_screen s)) = Some l) by (rewrite <- Nl; apply numbered_self; auto; apply G).
  unfold after, says. simpl. unfold select. rewrite FB, FL. destruct (N.eqb_spec n (selected (on_screen s))) as [X|_]; [congruence|].
  destruct (deprecated (shows l)) as [[]|]; auto. congruence.
Qed.

(** ** R8.2 *)

Lemma turned_after s n : act (Select n) s = true ->
  front (after (Select n) s) = n /\ watch (after (Select n) s) = turned (known s) (watch s).
Proof.
  unfold act, after, says, front. simpl. unfold select. destruct (numbered n _) as [b|] eqn:B; [|discriminate].
  destruct (numbered (selected _) _) as [l|]; [|discriminate]. destruct (N.eqb _ _); [discriminate|]. intros _.
  apply numbered_some in B as [_ B].
  destruct (deprecated (shows l)) as [[]|]; simpl; auto. unfold leave.
  destruct (place _ _ _). destruct (flat_map _ _) as [|? [|]]; simpl; auto.
Qed.
