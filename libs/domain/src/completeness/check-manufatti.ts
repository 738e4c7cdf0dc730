import type { DossierForm } from '../dossier/index.js';
import type { LimitSettings } from '../reference-tables/index.js';
import type { FieldError } from './field-error.js';
import { checkChiusura, checkSchermatura, checkSerramento } from './check-product-rows.js';
import { checkRowLimits, countProductRows } from './row-limits.js';
import { checkWindowsOnly } from './service-limits.js';

export const NO_PRODUCT_MESSAGE = 'Inserisci almeno un manufatto';

export const checkManufatti = (form: DossierForm, settings: LimitSettings): FieldError[] => [
  ...(countProductRows(form.manufatti) === 0
    ? [{ field: 'manufatti', message: NO_PRODUCT_MESSAGE }]
    : []),
  ...checkWindowsOnly(form),
  ...checkRowLimits(form),
  ...form.manufatti.serramenti.flatMap((row, i) =>
    checkSerramento(row, form, `manufatti.serramenti.${i}.`, settings),
  ),
  ...form.manufatti.schermature.flatMap((row, i) =>
    checkSchermatura(row, form, `manufatti.schermature.${i}.`, settings),
  ),
  ...form.manufatti.chiusure.flatMap((row, i) =>
    checkChiusura(row, form, `manufatti.chiusure.${i}.`, settings),
  ),
];
