import type { DossierForm } from '../dossier/index.js';
import type { FieldError } from './fieldError.js';
import { checkChiusura, checkSchermatura, checkSerramento } from './productRows.js';
import { checkRowLimits, rowCount } from './rowLimits.js';
import { checkWindowsOnly } from './serviceLimits.js';

export const NO_PRODUCT_MESSAGE = 'Inserire almeno un manufatto';

export const checkManufatti = (form: DossierForm): FieldError[] => [
  ...(rowCount(form.manufatti) === 0 ? [{ field: 'manufatti', message: NO_PRODUCT_MESSAGE }] : []),
  ...checkWindowsOnly(form),
  ...checkRowLimits(form),
  ...form.manufatti.serramenti.flatMap((row, i) =>
    checkSerramento(row, form, `manufatti.serramenti.${i}.`),
  ),
  ...form.manufatti.schermature.flatMap((row, i) =>
    checkSchermatura(row, form, `manufatti.schermature.${i}.`),
  ),
  ...form.manufatti.chiusure.flatMap((row, i) =>
    checkChiusura(row, form, `manufatti.chiusure.${i}.`),
  ),
];
