import {
  calculateSplitSum,
  EXPENSE_FIELDS,
  type DossierForm,
  type ExpenseType,
} from '../dossier/index.js';
import {
  getFinalResistance,
  getInitialResistance,
  getOldTransmittance,
} from '../reference-tables/index.js';
import { getValueAtPath, type FormPatch } from './form-patch.js';
import { proposeImmovableType } from './property-patches.js';

const ROW_VALUE = /^manufatti\.(?:serramenti|chiusure)\.(\d+)\.(\w+)$/;

/** Product type whose sum a path names; `undefined` for other paths. */
const findSumType = (field: string): ExpenseType | undefined =>
  (Object.keys(EXPENSE_FIELDS) as ExpenseType[]).find(
    (type) => field === `spese.${EXPENSE_FIELDS[type][0]}`,
  );

/**
 * The product value that the tables give, W/m²K or m²K/W, the sum that a split gives, or the
 * intervention that the number of units suggests: `null` while it cannot be determined,
 * `undefined` for values not in the tables. `field` is a path in the form.
 */
export function getDerivedValue(form: DossierForm, field: string): number | null | undefined {
  if (field === 'interventionOnImmovableType') return proposeImmovableType(form);
  const sum = findSumType(field);
  if (sum !== undefined) return calculateSplitSum(form.spese, sum);
  const [, index, name] = ROW_VALUE.exec(field) ?? [];
  const window = form.manufatti.serramenti[Number(index)];
  const shutter = form.manufatti.chiusure[Number(index)];
  switch (name) {
    case 'trasmittanzaPre':
      return window
        ? getOldTransmittance(
            window.tipologiaInfisso,
            window.tipologiaTelaioPre,
            window.tipologiaVetroPre,
          )
        : null;
    case 'resistenzaTermicaIniziale':
      return shutter ? getInitialResistance(shutter.tipologiaPre) : null;
    case 'resistenzaTermicaFinale':
      return shutter ? getFinalResistance(shutter.tipologiaPost, shutter.permeabilitaAria) : null;
    default:
      return undefined;
  }
}

/** The form before and after a change, and which of its fields were filled in by us. */
export interface AutofillChange {
  before: DossierForm;
  after: DossierForm;
  isFilledIn: (field: string) => boolean;
}

/**
 * Removes the patches that would overwrite a value typed in place of a table's: only fields that
 * are empty, filled in automatically, or still at the table's earlier value may change.
 */
export const keepManualValues = (
  patches: readonly FormPatch[],
  { before, after, isFilledIn }: AutofillChange,
): FormPatch[] =>
  patches.filter(({ field }) => {
    const told = getDerivedValue(before, field);
    const value = getValueAtPath(after, field) ?? null;
    return told === undefined || value === null || value === told || isFilledIn(field);
  });
