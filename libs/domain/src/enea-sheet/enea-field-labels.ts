import type { DossierForm } from '../dossier/index.js';
import { ATTORNEY_ROWS, BENEFICIARY_ROWS, RESIDENCE_ROWS } from './beneficiary-rows.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { HEATING_ROWS } from './heating-rows.js';
import { BUILDING_ROWS, CADASTRE_ROWS, INTERVENTION_ROWS, LOCATION_ROWS } from './property-rows.js';

const ATTORNEY_SUFFIX = ' del rappresentante';

/** The representative's rows are in a block of their own; outside it a label must say whose it is. */
const toAttorneyRow = (row: EneaSheetRow<DossierForm>): EneaSheetRow<DossierForm> =>
  row.label.endsWith(ATTORNEY_SUFFIX) || !row.key.startsWith('beneficiaryAttorney')
    ? row
    : { ...row, label: `${row.label}${ATTORNEY_SUFFIX}` };

const LABELS: ReadonlyMap<string, string> = new Map(
  [
    ...BENEFICIARY_ROWS,
    ...ATTORNEY_ROWS.map(toAttorneyRow),
    ...RESIDENCE_ROWS,
    ...LOCATION_ROWS,
    ...CADASTRE_ROWS,
    ...BUILDING_ROWS,
    ...INTERVENTION_ROWS,
    ...HEATING_ROWS,
  ].map(({ key, label }) => [key, label]),
);

/** Label of a field in ENEA's form; `null` for what the form does not ask under that name. */
export const getEneaFieldLabel = (field: keyof DossierForm): string | null =>
  LABELS.get(field) ?? null;
