import type { DossierForm } from '../dossier/index.js';
import type { TelaioPre, VetroPre } from '../enumerations/index.js';
import type { Serramento } from '../products/index.js';
import { hasUsuallyOpaquePanel } from '../reference-tables/index.js';
import type { FormPatch } from './form-patch.js';

/** Values of a replaced window that are nearly always those of its neighbours. */
export type OldWindowField = 'tipologiaTelaioPre' | 'tipologiaVetroPre';

/** Rows that are windows: a door or a box was made in its own way. */
export const listAlikeWindows = (windows: readonly Serramento[]): number[] =>
  windows.flatMap((row, index) => (hasUsuallyOpaquePanel(row.tipologiaInfisso) ? [] : [index]));

/** What all windows share; `null` where one of them has nothing, or something else. */
export function getSharedOldWindow(
  windows: readonly Serramento[],
  field: OldWindowField,
): TelaioPre | VetroPre | null {
  const values = listAlikeWindows(windows).map((index) => windows[index]?.[field] ?? null);
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/** One answer for all windows that do not have it yet. */
export const listOldWindowAnswers = (
  { manufatti: { serramenti } }: DossierForm,
  field: OldWindowField,
  value: TelaioPre | VetroPre,
): FormPatch[] =>
  listAlikeWindows(serramenti)
    .filter((index) => serramenti[index]?.[field] !== value)
    .map((index) => ({ field: `manufatti.serramenti.${index}.${field}`, value }));
