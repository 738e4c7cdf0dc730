import type { DossierForm } from '../dossier/index.js';
import { finalResistance, initialResistance, oldTransmittance } from '../tables/index.js';
import { valueAt, type Patch } from './patch.js';

const ROW_VALUE = /^manufatti\.(?:serramenti|chiusure)\.(\d+)\.(\w+)$/;

/**
 * What the tables say a product value is, W/m²K or m²K/W: `null` while they cannot tell, `undefined` for values no table
 * speaks of. `field` is a path in the form.
 */
export function derivedValue(form: DossierForm, field: string): number | null | undefined {
  const [, index, name] = ROW_VALUE.exec(field) ?? [];
  const window = form.manufatti.serramenti[Number(index)];
  const shutter = form.manufatti.chiusure[Number(index)];
  switch (name) {
    case 'trasmittanzaPre':
      return window
        ? oldTransmittance(
            window.tipologiaInfisso,
            window.tipologiaTelaioPre,
            window.tipologiaVetroPre,
          )
        : null;
    case 'resistenzaTermicaIniziale':
      return shutter ? initialResistance(shutter.tipologiaPre) : null;
    case 'resistenzaTermicaFinale':
      return shutter ? finalResistance(shutter.tipologiaPost, shutter.permeabilitaAria) : null;
    default:
      return undefined;
  }
}

/** The form before and after a change, and which of its fields were filled in by us. */
export interface Change {
  before: DossierForm;
  after: DossierForm;
  isFilledIn: (field: string) => boolean;
}

/**
 * Patches without those that would write over what a person typed in place of a table's value: such a value stays,
 * whatever it derives from becomes. Empty fields, marked ones and ones that hold what the table said before are ours to write.
 */
export const keepHandmade = (
  patches: readonly Patch[],
  { before, after, isFilledIn }: Change,
): Patch[] =>
  patches.filter(({ field }) => {
    const told = derivedValue(before, field);
    const value = valueAt(after, field) ?? null;
    return told === undefined || value === null || value === told || isFilledIn(field);
  });
