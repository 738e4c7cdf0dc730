import type { ValueOf } from './choice.js';

/** Ceiling height behind a horizontal overhang (spec wizard §9); codes are our own. */
export const ALTEZZE_SOFFITTO = [
  { value: 'fino270', label: 'Fino a 2,7 m' },
  { value: 'oltre270', label: 'Oltre 2,7 m' },
] as const;
export type AltezzaSoffitto = ValueOf<typeof ALTEZZE_SOFFITTO>;

/** Depth of an overhang, above or beside the window (spec wizard §9); codes are our own. */
export const PROFONDITA_AGGETTO = [
  { value: 'fino100', label: 'Fino a 1 m' },
  { value: 'da100a150', label: 'Da 1 a 1,5 m' },
  { value: 'oltre150', label: 'Oltre 1,5 m' },
] as const;
export type ProfonditaAggetto = ValueOf<typeof PROFONDITA_AGGETTO>;

/** Distance of a building in front, m (spec wizard §9). */
export const DISTANZE_OSTRUZIONI = [
  { value: 10, label: '10 m' },
  { value: 20, label: '20 m' },
  { value: 30, label: '30 m' },
] as const;
export type DistanzaOstruzione = ValueOf<typeof DISTANZE_OSTRUZIONI>;

/** Floors by which a building in front is higher (spec wizard §9). */
export const DIFFERENZE_PIANI = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((value) => ({
  value,
  label: String(value),
}));
export type DifferenzaPiani = ValueOf<typeof DIFFERENZE_PIANI>;

/** Side of a vertical overhang; the specification names no values, these are our own. */
export const POSIZIONI_AGGETTO = [
  { value: 'destra', label: 'A destra' },
  { value: 'sinistra', label: 'A sinistra' },
  { value: 'entrambe', label: 'Su entrambi i lati' },
] as const;
export type PosizioneAggetto = ValueOf<typeof POSIZIONI_AGGETTO>;
