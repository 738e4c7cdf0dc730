import type { RowOf } from './product-field.js';
import type { OVERHANG_FIELDS } from './overhangs.js';
import { SHADING_FIELDS } from './shading.js';
import { SHUTTER_FIELDS } from './shutter.js';
import { WINDOW_FIELDS } from './window.js';

/** A window row. Surfaces in m², transmittances in W/m²K. */
export type Serramento = RowOf<typeof WINDOW_FIELDS>;

/** A solar shading row. `trasmissioneSolare` (gtot) from 0 to 0.35. */
export type Schermatura = RowOf<typeof SHADING_FIELDS>;

/** A shutter row. Resistances in m²K/W, `uwInfissoChiusura` in W/m²K. */
export type Chiusura = RowOf<typeof SHUTTER_FIELDS>;

/** Overhangs and obstructions in front of a shaded window; `verticali.distanza` in metres. */
export type AggettiOstruzioni = {
  [Part in keyof typeof OVERHANG_FIELDS]: RowOf<(typeof OVERHANG_FIELDS)[Part]>;
};

/** The fields of the products of each list of a dossier. */
export const PRODUCT_FIELD_TABLES = {
  serramenti: WINDOW_FIELDS,
  schermature: SHADING_FIELDS,
  chiusure: SHUTTER_FIELDS,
} as const;
