import { isCondominium, type DossierForm } from '../../dossier/index.js';
import { formatDay } from '../../formats/index.js';
import { formatInvoiceName, isCreditNote, type DossierInvoice } from '../dossier-invoice.js';
import { createDoubt, type CheckedInvoices, type InvoiceDoubt } from './invoice-doubt.js';

const LATE_DAYS = 90;
const DAY_MS = 86_400_000;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Dates of invoices against today and the works. */
export const checkDates = ({ form, invoices, context }: CheckedInvoices): InvoiceDoubt[] =>
  invoices.flatMap(({ id, invoice }) => {
    const { date } = invoice;
    const name = formatInvoiceName(invoice);
    const { interventionStartDate: start, interventionEndDate: end } = form;
    if (date > context.today)
      return [
        createDoubt('date', id, `La ${name} ha una data futura: controlla di avere quella giusta.`),
      ];
    if (start !== null && date < yearBefore(start))
      return [
        createDoubt(
          'date',
          id,
          `La ${name} è di oltre dodici mesi prima dell’inizio dei lavori (${formatDay(start)}): controlla che sia di questi lavori.`,
          { field: 'interventionStartDate' },
        ),
      ];
    if (end !== null && !isCreditNote(invoice) && date > addDays(end, LATE_DAYS))
      return [
        createDoubt(
          'date',
          id,
          `La ${name} è di oltre ${LATE_DAYS} giorni dopo la fine dei lavori (${formatDay(end)}): ricontrolla le date.`,
          { field: 'interventionEndDate' },
        ),
      ];
    return checkYear(form, { id, invoice });
  });

/**
 * An invoice of another year than the dossier's. People deduct what they paid in a year, a company
 * by the end of the works.
 */
function checkYear(
  form: DossierForm,
  { id, invoice }: Pick<DossierInvoice, 'id' | 'invoice'>,
): InvoiceDoubt[] {
  const [year, invoiceYear] = [form.annoRiferimento, Number(invoice.date.slice(0, 4))];
  if (year === null || year === invoiceYear || isCreditNote(invoice)) return [];
  if (form.isCompany && !isCondominium(form)) return [];
  return [
    createDoubt(
      'date',
      id,
      `La ${formatInvoiceName(invoice)} è del ${invoiceYear}, l’anno di riferimento della pratica è il ${year}: la spesa si detrae nell’anno in cui è pagata, controlla sui bonifici quanto è stato pagato nel ${invoiceYear} e quanto nel ${year}.`,
      { field: 'annoRiferimento' },
    ),
  ];
}
