import { formatDay, isValidDay } from '../formats/index.js';
import {
  formatInvoiceName,
  isCreditNote,
  type DossierInvoice,
  type InvoiceProposal,
} from './dossier-invoice.js';
import { isDepositInvoice } from './invoice-chain.js';

const DAY = String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})`;
const WRITTEN_DATES = {
  interventionStartDate: new RegExp(
    String.raw`\b(?:inizio|inizio dei|avvio) lavori\b[^\d]{0,25}${DAY}`,
    'i',
  ),
  interventionEndDate: new RegExp(
    String.raw`\b(?:fine|ultimazione|conclusione|collaudo|termine)(?: dei)?(?: lavori)?\b[^\d]{0,25}${DAY}`,
    'i',
  ),
} as const;

/** Every text of an invoice that may say when or where the works were. */
export const listInvoiceTexts = ({ invoice: { causes, lines } }: DossierInvoice): string[] => [
  ...causes,
  ...lines.flatMap(({ description, references }) => [description, ...references]),
];

/** Start and end of the works, and the year of the dossier. */
export function listDateProposals(
  invoices: readonly DossierInvoice[],
  today: string,
): InvoiceProposal[] {
  const billed = invoices
    .filter(({ invoice }) => !isCreditNote(invoice) && invoice.date <= today)
    .toSorted((a, b) => a.invoice.date.localeCompare(b.invoice.date) || a.id - b.id);
  const written = {
    start: findWrittenDate(billed, 'interventionStartDate', today),
    end: findWrittenDate(billed, 'interventionEndDate', today),
  };
  const start = written.start ?? fromFirst(billed);
  const end = written.end ?? fromBalance(billed);
  // A date that is only guessed gives way to a written one.
  const isInOrder = start === null || end === null || String(start.value) <= String(end.value);
  return [
    ...(start !== null && (isInOrder || (written.start !== null && written.end === null))
      ? [start]
      : []),
    ...(end !== null && (isInOrder || (written.end !== null && written.start === null))
      ? [end, toYearProposal(end)]
      : []),
  ];
}

const toYearProposal = (end: InvoiceProposal): InvoiceProposal => ({
  ...end,
  field: 'annoRiferimento',
  value: Number(String(end.value).slice(0, 4)),
  reason: `L’anno in cui finiscono i lavori: ${formatDay(String(end.value))}.`,
});

function findWrittenDate(
  invoices: readonly DossierInvoice[],
  field: keyof typeof WRITTEN_DATES,
  today: string,
): InvoiceProposal | null {
  for (const source of invoices)
    for (const text of listInvoiceTexts(source)) {
      const [written, day = '', month = '', year = ''] = WRITTEN_DATES[field].exec(text) ?? [];
      const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      if (written !== undefined && isValidDay(value) && value <= today)
        return {
          field,
          value,
          reason: `«${written.trim()}» nella ${formatInvoiceName(source.invoice)}.`,
          invoiceId: source.id,
        };
    }
  return null;
}

function fromFirst([first]: readonly DossierInvoice[]): InvoiceProposal | null {
  return first === undefined
    ? null
    : {
        field: 'interventionStartDate',
        value: first.invoice.date,
        reason: `Data della prima fattura, ${formatInvoiceName(first.invoice)}: correggila se i lavori sono iniziati un altro giorno.`,
        invoiceId: first.id,
      };
}

function fromBalance(invoices: readonly DossierInvoice[]): InvoiceProposal | null {
  const last = invoices.findLast((one) => !isDepositInvoice(one));
  return last === undefined
    ? null
    : {
        field: 'interventionEndDate',
        value: last.invoice.date,
        reason: `Data dell’ultima fattura, ${formatInvoiceName(last.invoice)}: correggila con la data del collaudo.`,
        invoiceId: last.id,
      };
}
