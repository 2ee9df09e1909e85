(** * The same configuration again: lemmas of the theorems *)

From Coq Require Import List String Bool NArith Arith Lia.
From Tabwire Require Import Model Facts Cases Steps Runs Screen.
Import ListNotations.

(** The versions of the container are in line with its tab. *)
Definition fitted (b : container) : Prop := relabel (shows b) b = b.

Lemma new_fitted n t : fitted (new n t).
Proof. unfold fitted, relabel, new. simpl. now destruct (version t). Qed.
Lemma relabel_fitted t b : fitted (relabel t b).
Proof. unfold fitted, relabel. simpl. destruct (version t), (loaded b); reflexivity. Qed.
Lemma mark_fitted b : fitted b -> fitted (mark b).
Proof.
  destruct b as [n t l o]. unfold fitted, relabel, mark. simpl. intros E. injection E as E F.
  destruct (version t), l, o; simpl in *; congruence.
Qed.

Lemma reconcile_shows c other v b : Good v -> valid c = true -> In b (bar (snd (reconcile c other v))) -> bar v <> [] \/ fst (reconcile c other v) <> 1 ->
  In (shows b) (effective (wanted c) (map tab_of (kept other v)) (selected_tab v)) /\ fitted b.
Proof.
  intros G V. destruct (reconcile_outcome c other v G V) as [P L|h P L I|P L|n P L Q J I _|n i P L S I J|n h P L I S J]; cbv [fst snd]; intros B D.
  - rewrite P in B. destruct B.
  - apply arrange_box in B as (t & T & [K|(_ & -> & _)]); [|split; [auto | apply new_fitted]].
    unfold promoting in K. destruct (String.eqb _ _); inversion K; subst. split; [auto | apply new_fitted].
  - destruct B.
  - simpl in B. apply in_map_iff in B as (a & E & B). destruct (named (tab_of a) _) as [t|] eqn:F.
    + subst. apply named_some in F as [F _]. split; [auto | apply relabel_fitted].
    + exfalso. assert (X : In (tab_of a) (map tab_of (bar v))) by now apply in_map. apply J, in_map_iff in X as (t & T & X).
      destruct (find_of (fun u => String.eqb (id u) (tab_of a)) _ t X) as [u U]; [now rewrite T, String.eqb_refl|].
      unfold named in F. congruence.
  - apply arrange_box in B as (t & T & [K|(_ & -> & _)]); [|split; [auto | apply new_fitted]].
    apply survivor_some in K as (a & _ & _ & ->). split; [auto | apply relabel_fitted].
  - apply arrange_box in B as (t & T & [K|(_ & -> & _)]); [|split; [auto | apply new_fitted]].
    unfold morphing in K. destruct (String.eqb _ _); [inversion K; subst; split; [auto | apply new_fitted]|].
    apply survivor_some in K as (a & _ & _ & ->). split; [auto | apply relabel_fitted].
Qed.

Lemma reconcile_selected_tab c other v i : Good v -> valid c = true -> bar v <> [] -> bar (snd (reconcile c other v)) <> [] ->
  selected_tab v = Some i -> In i (map id (effective (wanted c) (map tab_of (kept other v)) (selected_tab v))) ->
  selected_tab (snd (reconcile c other v)) = Some i.
Proof.
  intros G V B. assert (GW := proj1 (reconcile_keeps c other v G V)). revert GW.
  destruct (selected_box v G B) as (b & Ib & Nb & Tb).
  destruct (reconcile_outcome c other v G V) as [P L|h P L I|P L|n P L Q J I _|n j P L S I J|n h P L I S J]; cbv [fst snd]; intros GW W E H; try congruence.
  - now destruct W.
  - destruct (in_place_box v b (effective (wanted c) (map tab_of (kept other v)) (selected_tab v)) Ib) as (a & A & N & T).
    rewrite (selected_tab_of _ a GW A); [congruence|]. rewrite N. exact Nb.
  - apply in_map_iff in H as (t & T & H).
    destruct (arrange_bar v (survivor (kept other v)) (effective (wanted c) (map tab_of (kept other v)) (selected_tab v))) as (F & SW & _).
    destruct (Forall2_left _ _ _ _ F H) as (a & A & X).
    assert (K : survivor (kept other v) t = Some (relabel t b)) by (apply (survivor_of c other v G); [now apply (kept_selected c) | congruence]).
    unfold placed in X. rewrite K in X. destruct X as [X|(X & _)]; [|discriminate]. inversion X; subst a.
    rewrite (selected_tab_of _ _ GW A); [unfold tab_of; simpl; congruence | rewrite SW; exact Nb].
  - exfalso. apply (S _ E H).
Qed.

Lemma in_place_same eff v : NoDup (map id eff) -> (forall b, In b (bar v) -> In (shows b) eff /\ fitted b) -> in_place eff v = v.
Proof.
  intros N F. destruct v as [bs s f]. unfold in_place. simpl in *. f_equal.
  induction bs as [|b bs IH]; simpl; auto. f_equal; [|apply IH; intros; apply F; now right].
  destruct (F b) as [I E]; [now left|]. change (match named (id (shows b)) eff with Some t => relabel t b | None => b end = b).
  rewrite named_self; [exact E | auto | auto].
Qed.

Lemma reconcile_full c other v : Good v -> valid c = true ->
  2 <= List.length (effective (wanted c) (map tab_of (kept other v)) (selected_tab v)) ->
  bar (snd (reconcile c other v)) <> [] /\ fst (reconcile c other v) <> 1.
Proof.
  intros G V L. assert (X : forall u, map tab_of (bar u) = map id (effective (wanted c) (map tab_of (kept other v)) (selected_tab v)) -> bar u <> []).
  { intros u T Z. rewrite Z in T. destruct (effective _ _ _); simpl in *; [lia | discriminate]. }
  destruct (reconcile_outcome c other v G V) as [P M|h P M I|P M|n P M Q J I|n j P M S I J|n h P M I S J]; cbv [fst snd]; try lia.
  - split; [|discriminate]. apply X, arrange_tabs. now apply promoting_keeps.
  - split; [|simpl in I; intuition congruence]. intros Z. apply P.
    assert (T := in_place_tabs v (effective (wanted c) (map tab_of (kept other v)) (selected_tab v))). rewrite Z in T. now destruct (bar v).
  - split; [|simpl in J; intuition congruence]. apply X, arrange_tabs. eapply survivor_keeps; eauto.
  - split; [|simpl in J; destruct J as [[J _]|[J _]]; intuition congruence]. apply X, arrange_tabs. now apply morphing_keeps.
Qed.

(** With `reorders` the bar has the order of the server. *)
Lemma reconcile_order c other v : Good v -> valid c = true ->
  2 <= List.length (effective (wanted c) (map tab_of (kept other v)) (selected_tab v)) -> reorders c = true ->
  map tab_of (bar (snd (reconcile c other v))) = map id (effective (wanted c) (map tab_of (kept other v)) (selected_tab v)).
Proof.
  intros G V L RE. destruct (reconcile_outcome c other v G V) as [P M|h P M I|P M|n P M Q J I U|n j P M S I J|n h P M I S J]; cbv [fst snd]; try lia.
  - now rewrite (arrange_tabs _ _ _ (promoting_keeps c other v G h P I)).
  - rewrite (in_place_tabs v). destruct U as [[_ U]|[_ U]]; [congruence | exact U].
  - now rewrite (arrange_tabs _ _ _ (survivor_keeps c other v G j P S I)).
  - now rewrite (arrange_tabs _ _ _ (morphing_keeps c other v G h P I S)).
Qed.

(** Reconciling again leaves any view alone that differs at most in the versions. *)
Lemma reconcile_again c other v u : Good v -> valid c = true -> fst (reconcile c other v) <> 3 ->
  alike (snd (reconcile c other v)) u -> (forall b, In b (bar u) -> fitted b) ->
  exists n, reconcile c false u = (n, u) /\ In n [1; 4; 5; 6].
Proof.
  intros G V D A FU. set (eff := effective (wanted c) (map tab_of (kept other v)) (selected_tab v)).
  assert (TU := alike_tabs _ _ A). destruct (Nat.lt_ge_cases (List.length eff) 2) as [L|L].
  - assert (snd (reconcile c other v) = v /\ bar v = []) as [W BV].
    { destruct (reconcile_outcome c other v G V); auto; exfalso; unfold eff in L; try lia. now destruct D. }
    rewrite W in *. assert (BU : bar u = []) by (destruct A as [A _]; rewrite BV in A; now destruct (bar u)).
    exists 1. split; [|simpl; auto]. unfold reconcile, kept. rewrite BU. simpl.
    assert (E : effective (wanted c) [] (selected_tab u) = eff).
    { unfold eff, kept, selected_tab. rewrite BV, BU. now destruct other. }
    rewrite E. destruct eff as [|e [|f r]]; simpl in *; auto. lia.
  - destruct (reconcile_full c other v G V L) as [BW N1].
    assert (GW := proj1 (reconcile_keeps c other v G V)).
    assert (GU : Good u) by (eapply good_like; [exact GW | apply A | exact TU | apply A | apply A]).
    destruct (reconcile_bar c other v G V) as [Z|T]; [congruence|]. fold eff in T.
    assert (SU : selected_tab u = selected_tab (snd (reconcile c other v))).
    { destruct (selected_box _ GW BW) as (b & B & N & ->). destruct (alike_box _ _ b A B) as (a & Ia & Na & Sa).
      rewrite (selected_tab_of _ a GU Ia); [unfold tab_of; congruence|]. destruct A as (_ & _ & A & _). congruence. }
    assert (E : effective (wanted c) (map tab_of (bar u)) (selected_tab u) = eff).
    { apply effective_again; [now apply wanted_distinct | intros i; rewrite TU; apply T |]. intros i S I. rewrite SU.
      apply reconcile_selected_tab; auto; [|rewrite TU in I; now apply T in I].
      intros BV. unfold selected_tab in S. rewrite BV in S. discriminate. }
    assert (P : in_place eff u = u).
    { apply in_place_same; [now apply eff_distinct|]. intros b B. split; auto.
      assert (exists a, In a (bar (snd (reconcile c other v))) /\ shows a = shows b) as (a & Ia & <-).
      { destruct A as (_ & A & _). assert (X : In (shows b) (map shows (bar u))) by now apply in_map.
        rewrite A in X. apply in_map_iff in X as (a & ? & ?). eauto. }
      apply (reconcile_shows c other v a); auto. }
    assert (BU : is_nil (bar u) = false).
    { destruct A as [A _]. destruct (bar u); auto. destruct (bar (snd (reconcile c other v))); [congruence | discriminate]. }
    unfold reconcile, kept. rewrite E. destruct eff as [|e [|f r]] eqn:EE; simpl in L; try lia. rewrite <- EE in *.
    rewrite BU. assert (I1 : is_nil (filter (fun i => negb (mem i (map tab_of (bar u)))) (map id eff)) = true).
    { apply filter_nil_incl. intros i H. rewrite TU. now apply T. }
    assert (I2 : is_nil (filter (fun i => negb (mem i (map id eff))) (map tab_of (bar u))) = true).
    { apply filter_nil_incl. intros i H. rewrite TU in H. now apply T. }
    rewrite I1, I2. simpl. rewrite P. destruct (same_order _ _) eqn:SO; simpl.
    + eexists. split; [reflexivity|]. destruct (same _ _); simpl; auto.
    + destruct (reorders c) eqn:RE; [|eexists; split; [reflexivity | simpl; auto]]. exfalso.
      assert (O := reconcile_order c other v G V). fold eff in O. rewrite EE in O. specialize (O L RE). rewrite <- EE in O.
      rewrite TU, O, same_order_refl in SO. discriminate.
Qed.

Lemma mark_twice n bs : mark_number n (mark_number n bs) = mark_number n bs.
Proof.
  unfold mark_number. rewrite map_map. apply map_ext. intros b. destruct (N.eqb (number b) n) eqn:E; [|now rewrite E].
  simpl. now rewrite E.
Qed.

Lemma mark_number_fitted n bs : (forall b, In b bs -> fitted b) -> forall b, In b (mark_number n bs) -> fitted b.
Proof. intros F b H. apply in_map_iff in H as (a & <- & H). destruct (N.eqb _ _); auto. apply mark_fitted; auto. Qed.

Lemma without_again x l : without x (without x l) = without x l.
Proof. induction l as [|y l IH]; simpl; auto. destruct (y =? x)%string eqn:E; simpl; rewrite ?E; simpl; congruence. Qed.

Lemma put_again n x l : put n x (put n x l) = put n x l.
Proof.
  unfold put. simpl. rewrite N.eqb_refl. simpl. f_equal.
  induction l as [|p l IH]; simpl; auto. destruct (N.eqb (fst p) n) eqn:E; simpl; rewrite ?E; simpl; congruence.
Qed.

Lemma judge_again c n g : judge c n (snd (judge c n g)) = (false, snd (judge c n g)).
Proof.
  unfold judge. destruct (session c) as [x|] eqn:S, (live c) eqn:L; simpl; rewrite ?S, ?L; auto.
  - destruct (differ (page_session n g) (Some x) && negb (mem x (reported g))) eqn:E; simpl.
    + unfold page_session in *. simpl. rewrite String.eqb_refl. simpl. now rewrite andb_false_r.
    + now rewrite E.
  - now rewrite put_again, without_again.
Qed.

Lemma not_known_again c s : differ (orelse (session c) (known s)) (session c) = false.
Proof. destruct (session c) as [x|]; simpl; [now rewrite String.eqb_refl | now destruct (known s)]. Qed.

Lemma again_changes_nothing s c : reachable s -> valid c = true -> is_stale c s = false ->
  what (says (Configure c) s) <> Case 3 ->
  let t := after (Configure c) s in
  after (Configure c) t = t /\ exists n, In n [1; 4; 5; 6] /\ says (Configure c) t = only (Case n).
Proof.
  intros R V E D. apply reachable_fine in R as [G _ _]. destruct (accepted c s V E) as (n & X & N & Y).
  cbv zeta in *. set (t := after (Configure c) s) in *. set (w := snd (reconcile c (other_session c s) (on_screen s))) in *.
  assert (A := alike_loaded (marks_front c s w) w). rewrite <- Y in A.
  assert (FW : forall b, In b (bar w) -> fitted b).
  { intros b B. destruct (bar (on_screen s)) as [|k ks] eqn:BV.
    - destruct (Nat.eq_dec (fst (reconcile c (other_session c s) (on_screen s))) 1) as [O|O].
      + unfold w in B. destruct (reconcile_outcome c (other_session c s) (on_screen s) G V); cbv [fst snd] in *; try congruence;
          try (rewrite BV in B; destruct B); simpl in *; exfalso; intuition congruence.
      + eapply reconcile_shows; eauto.
    - eapply reconcile_shows; eauto. left. congruence. }
  assert (FT : forall b, In b (bar (on_screen t)) -> fitted b).
  { rewrite Y. destruct (marks_front c s w); auto. simpl. now apply mark_number_fitted. }
  assert (D' : fst (reconcile c (other_session c s) (on_screen s)) <> 3) by (rewrite X in D; simpl in D; congruence).
  destruct (reconcile_again c (other_session c s) (on_screen s) (on_screen t) G V D' A FT) as (m & M & I).
  assert (T : t = State (on_screen t) (entries c) (orelse (revision c) (highest s)) (orelse (session c) (known s))
      (snd (judge c (front s) (watch s))) (hides_after c s) (icon_after c s) false).
  { unfold t, after, front. simpl. rewrite V. unfold accept. rewrite E. now destruct (reconcile _ _ _), (judge _ _ _). }
  assert (E' : is_stale c t = false).
  { rewrite T. unfold is_stale in *. simpl. destruct (revision c) as [r|]; simpl; auto. apply N.ltb_irrefl. }
  assert (H5 : awaited t = false) by (now rewrite T).
  assert (P : (if negb (live c) then page_loaded (on_screen t) else on_screen t) = on_screen t).
  { rewrite Y. unfold marks_front. destruct (live c); auto. unfold page_loaded. simpl. now rewrite mark_twice. }
  assert (K : known t = orelse (session c) (known s)) by (now rewrite T).
  assert (O : other_session c t = false) by (unfold other_session; rewrite K; apply not_known_again).
  assert (F : selected (on_screen t) = front s).
  { unfold front. destruct A as (_ & _ & A & _). rewrite A. unfold w. now apply reconcile_keeps. }
  assert (TK : take (Configure c) t = (only (Case m), t)).
  { assert (H1 : highest t = orelse (revision c) (highest s)) by (now rewrite T).
    assert (H2 : watch t = snd (judge c (front s) (watch s))) by (now rewrite T).
    assert (H3 : hidden t = hides_after c s) by (now rewrite T).
    assert (H4 : icon_number t = icon_after c s) by (now rewrite T).
    simpl. rewrite V. unfold accept, marks_front, refreshes_after_return. rewrite E', O, M, H5. simpl.
    rewrite orb_false_r, P, F, H2, judge_again. unfold only. f_equal.
    etransitivity; [|symmetry; exact T]. f_equal.
    - rewrite H1. now destruct (revision c).
    - rewrite K. now destruct (session c).
    - unfold hides_after. rewrite H3. unfold hides_after. now destruct (live c).
    - unfold icon_after at 1. rewrite O, H4. unfold icon_after. now destruct (app_badge c). }
  unfold after, says. rewrite TK. cbn [fst snd]. split; [reflexivity | exists m; auto].
Qed.

(** After Case 3 the replacements of the tab that is gone may appear, once: a third time changes nothing. *)
Lemma third_changes_nothing s c : reachable s ->
  let t := after (Configure c) (after (Configure c) s) in after (Configure c) t = t.
Proof.
  intros R. destruct (valid c) eqn:V.
  2: { cbv zeta. rewrite !(rejected_changes_nothing _ c V). reflexivity. }
  assert (RT := reachable_after (Configure c) s R).
  assert (Stale : forall u, is_stale c u = true -> after (Configure c) (after (Configure c) u) = after (Configure c) u).
  { intros u E. destruct (stale_changes_nothing u c V E) as [-> _].
    destruct (stale_changes_nothing (dropped c u) c V E) as [-> _].
    unfold dropped, seen, hides_after. simpl. destruct (live c), (session c); simpl; rewrite ?put_again; reflexivity. }
  destruct (is_stale c s) eqn:E; [cbv zeta; rewrite (Stale s E); exact (Stale s E)|].
  cbv zeta. set (t := after (Configure c) s) in *.
  assert (D : {what (says (Configure c) s) = Case 3} + {what (says (Configure c) s) <> Case 3}) by (repeat decide equality).
  destruct D as [D|D].
  - destruct (is_stale c t) eqn:E'; [exact (Stale t E')|].
    apply (again_changes_nothing t c RT V E').
    intros D'. destruct (accepted c s V E) as (n & X & N & Y). destruct (accepted c t V E') as (m & X' & N' & _).
    rewrite X in D. rewrite X' in D'. simpl in D, D'. injection D as ->. injection D' as ->. fold t in Y.
    apply reachable_fine in R as [G _ _]. apply reachable_fine in RT as [GT _ _]. cbv zeta in Y. revert N Y.
    destruct (reconcile_outcome c (other_session c s) (on_screen s) G V) as [P L|h P L I|P L|n P L Q J I _|n j P L S I J|n h P L I S J]; cbv [fst snd]; intros N Y;
      try (simpl in *; intuition congruence).
    assert (B : bar (on_screen t) = []) by (rewrite Y; now destruct (marks_front _ _ _)). revert N'.
    destruct (reconcile_outcome c (other_session c t) (on_screen t) GT V); cbv [fst snd]; intros N'; try congruence.
  - destruct (again_changes_nothing s c R V E D) as [Z _]. fold t in Z. now rewrite !Z.
Qed.
