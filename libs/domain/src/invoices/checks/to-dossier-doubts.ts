import { toDocumentField } from '../../documents/document-field.js';
import type { Doubt } from '../../doubts/index.js';
import type { InvoiceCheck, InvoiceDoubt } from './invoice-doubt.js';

/** What each check holds the invoices against, in Italian. */
export const CHECK_RULES: Readonly<Record<InvoiceCheck, string>> = {
  intestatario: 'La fattura è intestata a chi detrae',
  fornitore: 'La fattura è dell’azienda che ha eseguito i lavori',
  somme: 'Le spese della pratica sono quelle delle fatture',
  acconto: 'Acconto e saldo contano una volta ciascuno',
  notaDiCredito: 'Una nota di credito corregge una fattura della pratica',
  iva: 'IVA, imponibile e totale della fattura tornano',
  date: 'Le fatture sono del periodo dei lavori e dell’anno della pratica',
  norma: 'La fattura cita la norma della detrazione chiesta',
  descrizione: 'La fattura dice che cosa è stato fatto e dove',
  quantita: 'Le misure sono quelle della fattura',
  massimale: 'Della fornitura si detrae fino al massimale',
  altriLavori: 'Si detraggono solo le righe di questi lavori',
  altraPratica: 'La stessa spesa si detrae una volta sola',
  firma: 'La fattura è quella che è stata firmata',
};

export const INVOICE_SOURCE = 'Fatture elettroniche della pratica';

/** Doubts about the invoices among those of the dossier; what was reckoned with is none. */
export const toDossierDoubts = (doubts: readonly InvoiceDoubt[]): Doubt[] =>
  doubts
    .filter(({ isNote }) => !isNote)
    .map(({ check, field, message }) => ({
      code: `invoice-${check}`,
      field: field ?? toDocumentField('FATTURA'),
      message,
      value: '',
      limit: '',
      rule: CHECK_RULES[check],
      source: INVOICE_SOURCE,
    }));
