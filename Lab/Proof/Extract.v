(** The model as a program in OCaml. *)
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNativeString.
From Tabwire Require Import Model.
Extraction Language OCaml.
Extraction "reconciliation.ml" take start created disposed updated actions is_bar_visible single.
