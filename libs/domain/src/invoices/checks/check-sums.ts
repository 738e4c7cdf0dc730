import { EXPENSE_FIELDS, type ExpenseType } from '../../dossier/index.js';
import { formatCents, formatEuro, selectPlural } from '../../formats/index.js';
import { calculateCostCeiling, calculateEligibleExpense } from '../../product-checks/index.js';
import { formatInvoiceName, isCreditNote, isInEuro } from '../dossier-invoice.js';
import { isDepositInvoice } from '../invoice-chain.js';
import { groupByInvoice, sumCosts } from '../invoice-costs.js';
import { listUnassignedCosts } from '../propose-costs.js';
import { quoteLines } from '../quote-lines.js';
import { createDoubt, type CheckedInvoices, type InvoiceDoubt } from './invoice-doubt.js';

const PRODUCT_NAMES = {
  serramenti: 'Serramenti',
  schermature: 'Schermature',
  chiusure: 'Chiusure',
} as const;
const PRODUCT_TYPES = Object.keys(EXPENSE_FIELDS) as ExpenseType[];
const CENTS_TOLERANCE = 100;

/**
 * The expenses of the dossier against the invoices, both without other works. Costs of the works may be
 * among them or not, as the adviser says.
 */
export function checkExpenses({ form, costs, context }: CheckedInvoices): InvoiceDoubt[] {
  const typed = PRODUCT_TYPES.flatMap((type) =>
    EXPENSE_FIELDS[type].map((field) => Math.round((form.spese[field] ?? 0) * 100)),
  ).reduce((sum, cents) => sum + cents, 0);
  const invoiced = sumCosts(costs.lines.filter(({ part }) => part !== 'altro')).gross;
  const works = sumCosts(costs.lines.filter(({ part }) => part === 'connesso')).gross;
  const bounds = [invoiced, invoiced - works];
  const isWithin =
    typed >= Math.min(...bounds) - CENTS_TOLERANCE &&
    typed <= Math.max(...bounds) + CENTS_TOLERANCE;
  if (typed === 0 || costs.chain.foreign.length > 0 || isWithin) return [];
  const field = 'spese';
  if (typed > invoiced && (context.unreadFiles ?? 0) > 0)
    return [
      createDoubt(
        'somme',
        null,
        `Le fatture elettroniche fanno ${formatCents(invoiced)} dei ${formatCents(typed)} della pratica: il resto è nelle altre fatture caricate, che non leggiamo.`,
        { field, isNote: true },
      ),
    ];
  return [
    typed > invoiced
      ? createDoubt(
          'somme',
          null,
          `Le spese della pratica (${formatCents(typed)}) superano le fatture caricate (${formatCents(invoiced)}): manca una fattura o un importo è sbagliato.`,
          { field },
        )
      : createDoubt(
          'somme',
          null,
          `Le fatture (${formatCents(invoiced)}) superano le spese della pratica (${formatCents(typed)}): controlla che siano tutte di questi lavori.`,
          { field },
        ),
  ];
}

/** Invoices in another currency: their sums are proposed nowhere. */
export const checkCurrencies = ({ costs }: CheckedInvoices): InvoiceDoubt[] =>
  costs.chain.foreign.map(({ id, invoice }) =>
    createDoubt(
      'somme',
      id,
      `La ${formatInvoiceName(invoice)} è in ${invoice.currency} e non in euro: i suoi importi non sono proposti. Scrivi tu le spese in euro, al cambio del giorno in cui il cliente ha pagato.`,
    ),
  );

/** Lines whose product only the fitter knows. */
export function checkUnassigned({ costs }: CheckedInvoices): InvoiceDoubt[] {
  const lines = listUnassignedCosts(costs.lines);
  return lines.length === 0
    ? []
    : [
        createDoubt(
          'somme',
          null,
          `Nelle fatture ${quoteLines(lines)} ${selectPlural(lines.length, 'riguarda', 'riguardano')} più prodotti e non ${selectPlural(lines.length, 'è divisa', 'sono divise')} (${formatCents(sumCosts(lines).gross)}): scrivi tu le spese di ogni prodotto.`,
          { field: 'spese' },
        ),
      ];
}

/** Deposits: counted once, with their balance. */
export function checkDeposits({ invoices, costs: { chain } }: CheckedInvoices): InvoiceDoubt[] {
  const isDepositOnly = invoices.every((one) => isDepositInvoice(one) || isCreditNote(one.invoice));
  return [
    ...chain.contained.map(({ first, second }) =>
      createDoubt(
        'acconto',
        first.id,
        `La ${formatInvoiceName(second.invoice)} comprende già l’acconto della ${formatInvoiceName(first.invoice)}: conta una volta sola.`,
        { isNote: true },
      ),
    ),
    ...chain.unclear.map(({ first, second }) =>
      createDoubt(
        'acconto',
        first.id,
        `La ${formatInvoiceName(second.invoice)} richiama l’acconto della ${formatInvoiceName(first.invoice)} ma non dice se lo ha già tolto: sono sommate, controlla che l’acconto non conti due volte.`,
      ),
    ),
    ...(isDepositOnly
      ? [
          createDoubt(
            'acconto',
            null,
            'Ci sono solo fatture di acconto: carica anche il saldo, la spesa è la loro somma.',
          ),
        ]
      : []),
  ];
}

/** Credit notes: subtracted, and of an invoice that is here. */
export function checkCreditNotes({ invoices, costs: { chain } }: CheckedInvoices): InvoiceDoubt[] {
  const paired = new Set(chain.cancelled.map(({ second }) => second.id));
  return invoices
    .filter(({ invoice }) => isCreditNote(invoice) && isInEuro(invoice))
    .map(({ id, invoice }) => {
      const hasInvoice =
        paired.has(id) ||
        invoice.relatedInvoices.some((related) =>
          invoices.some((one) => one.id !== id && one.invoice.number === related.number),
        );
      return hasInvoice
        ? createDoubt(
            'notaDiCredito',
            id,
            `La ${formatInvoiceName(invoice)} (${formatEuro(Math.abs(invoice.total))}) è sottratta dalle spese.`,
            { isNote: true },
          )
        : createDoubt(
            'notaDiCredito',
            id,
            `La ${formatInvoiceName(invoice)} (${formatEuro(Math.abs(invoice.total))}) è sottratta, ma la fattura che corregge non è tra quelle caricate.`,
          );
    });
}

/**
 * The supply of each product against its ceiling, where the invoices tell the supply apart and the
 * dossier's own supply does not say the same.
 */
export function checkCeilings({ form, costs, settings }: CheckedInvoices): InvoiceDoubt[] {
  if (form.serviceType !== 1) return [];
  return PRODUCT_TYPES.flatMap((type) => {
    const own = costs.lines.filter(({ product }) => product === type);
    if (own.some(({ part }) => part === 'insieme')) return [];
    if (calculateEligibleExpense(form, PRODUCT_NAMES[type], settings)?.isAboveCeiling === true)
      return [];
    const supply = sumCosts(own.filter(({ part }) => part === 'fornitura')).net;
    const ceiling = calculateCostCeiling(form, PRODUCT_NAMES[type], settings);
    return ceiling === null || ceiling === 0 || supply <= Math.round(ceiling * 100)
      ? []
      : [
          createDoubt(
            'massimale',
            null,
            `La fornitura di ${type} in fattura (${formatCents(supply)} senza IVA) supera il massimale di ${formatEuro(ceiling)}: si detrae fino al massimale.`,
            { field: `spese.fornitura${PRODUCT_NAMES[type]}` },
          ),
        ];
  });
}

/** Lines that are not of these works, or that no rule knows. */
export function checkOtherWorks({ costs }: CheckedInvoices): InvoiceDoubt[] {
  const others = costs.lines.filter(({ part }) => part === 'altro');
  return groupByInvoice(others).map(({ source: { id, invoice }, lines }) =>
    createDoubt(
      'altriLavori',
      id,
      `Nella ${formatInvoiceName(invoice)} ${quoteLines(lines)} (${formatCents(sumCosts(lines).gross)}) non ${selectPlural(lines.length, 'risulta', 'risultano')} fornitura, posa o prestazione professionale: non ${selectPlural(lines.length, 'è contata', 'sono contate')}.`,
    ),
  );
}
