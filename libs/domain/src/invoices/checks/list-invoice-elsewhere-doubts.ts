import { toDocumentField } from '../../documents/document-field.js';
import { selectPlural } from '../../formats/index.js';
import type { Doubt } from '../../doubts/index.js';
import { formatInvoiceName } from '../dossier-invoice.js';
import type { EInvoice } from '../e-invoice.js';
import { CHECK_RULES, INVOICE_SOURCE } from './to-dossier-doubts.js';

/** An invoice that dossiers of other companies hold too, whatever file carries it. */
export interface InvoiceElsewhere {
  readonly invoice: EInvoice;
  readonly dossierIds: readonly number[];
}

/** For the back office alone: a fitter learns nothing of the dossiers of others. */
export const listInvoiceElsewhereDoubts = (found: readonly InvoiceElsewhere[]): Doubt[] =>
  found.map(({ invoice, dossierIds }) => ({
    code: 'invoice-altraAzienda',
    field: toDocumentField('FATTURA'),
    value: '',
    limit: '',
    rule: CHECK_RULES.altraPratica,
    source: INVOICE_SOURCE,
    message: `La ${formatInvoiceName(invoice)} di ${invoice.supplier.name} è anche ${selectPlural(
      dossierIds.length,
      `nella pratica ${dossierIds[0]} di un’altra azienda`,
      `nelle pratiche ${dossierIds.join(', ')} di altre aziende`,
    )}: ricontrolla di chi è la spesa, si detrae una volta sola`,
  }));
