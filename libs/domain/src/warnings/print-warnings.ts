import type { DossierForm } from '../dossier/index.js';
import { listUnprintableFields } from '../papers/printable-letters.js';
import type { Warning } from './warning.js';

/** Names and addresses that the papers to sign cannot print, told before anybody is asked to sign. */
export const listPrintWarnings = (form: DossierForm): Warning[] =>
  listUnprintableFields(form).map(({ field, message }) => ({
    field,
    message,
    rule: 'Nomi e indirizzi sono scritti con lettere che i documenti stampano',
    limit: '',
    source: 'Controllo dei documenti da firmare',
  }));
