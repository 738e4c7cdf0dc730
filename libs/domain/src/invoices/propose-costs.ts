import { formatCents, selectPlural } from '../formats/index.js';
import type { DossierForm, ExpenseType } from '../dossier/index.js';
import { formatInvoiceName, type InvoiceProposal } from './dossier-invoice.js';
import {
  groupByInvoice,
  sumCosts,
  type CostLine,
  type CostPart,
  type InvoiceCosts,
} from './invoice-costs.js';
import { quoteLines } from './quote-lines.js';
import { addUp, type ExtraKind } from './taxable-parts.js';

type SpeseField = keyof DossierForm['spese'];

const PRODUCT_NAMES: Readonly<Record<ExpenseType, 'Serramenti' | 'Schermature' | 'Chiusure'>> = {
  serramenti: 'Serramenti',
  schermature: 'Schermature',
  chiusure: 'Chiusure',
};
const PRODUCT_TYPES = Object.keys(PRODUCT_NAMES) as ExpenseType[];
/** VAT rates that the dossier can hold. */
const VAT_RATES: readonly number[] = [22, 10, 4, 0];
const SHOWN_LINES = 4;
/** Cents that rounding may leave between a deposit and its deduction. */
const ROUNDING = 5;
/** A euro: more is doubted in the form between supply, fitting, rate and sum. */
const RATE_TOLERANCE = 100;

/** Costs of each product type: supply and fitting apart where the lines tell them apart, and the sum with VAT. */
export const listCostProposals = ({ lines }: InvoiceCosts): InvoiceProposal[] =>
  hasUnassignedCosts(lines)
    ? []
    : PRODUCT_TYPES.flatMap((type) => {
        const own = lines.filter(({ product }) => product === type);
        return sumCosts(own.filter(isEligible)).gross > 0 ? proposeCosts(type, own) : [];
      });

/** Part of the eligible expense: what is supplied or fitted, and deposits that no balance has taken off. */
const isEligible = ({ part }: CostLine): boolean => part !== 'altro' && part !== 'professionale';

/** A cost for several products that the lines do not divide: whose it is only the fitter knows. */
export const hasUnassignedCosts = (lines: readonly CostLine[]): boolean =>
  listUnassignedCosts(lines).length > 0;

/** Lines that name no product where several come into question; deposits that add up to nothing are none. */
export function listUnassignedCosts(lines: readonly CostLine[]): CostLine[] {
  const unassigned = lines.filter(({ product, part }) => product === null && part !== 'altro');
  const deposits = unassigned.filter(({ part }) => part === 'acconto');
  const isBalanced = Math.abs(sumCosts(deposits).gross) <= ROUNDING;
  return unassigned.filter(({ part }) => part !== 'acconto' || !isBalanced);
}

function proposeCosts(type: ExpenseType, lines: readonly CostLine[]): InvoiceProposal[] {
  const eligible = lines.filter(isEligible);
  const name = PRODUCT_NAMES[type];
  const fees = lines.filter(({ part }) => part === 'professionale');
  return [
    ...proposeSplit(name, eligible),
    propose(`spesaDetraibile${name}`, eligible, sumCosts(eligible).gross, 'IVA compresa'),
    fees.length === 0
      ? {
          ...propose(`speseProfessionali${name}`, eligible, 0, ''),
          reason: 'Nessuna riga delle fatture riguarda prestazioni professionali.',
        }
      : propose(`speseProfessionali${name}`, fees, sumCosts(fees).gross, 'IVA compresa'),
  ];
}

/** Supply, fitting and VAT rate; nothing where a line has both for one price or a deposit is left over. */
function proposeSplit(
  name: 'Serramenti' | 'Schermature' | 'Chiusure',
  eligible: readonly CostLine[],
): InvoiceProposal[] {
  const of = (part: CostPart) => eligible.filter((line) => line.part === part);
  const rest = sumCosts([...of('insieme'), ...of('acconto')]).gross;
  const supply = of('fornitura');
  // The ceiling counts the supply alone, so that costs of the works stand beside the fitting.
  const fitting = [...of('posa'), ...of('connesso')];
  if (Math.abs(rest) > ROUNDING || of('insieme').length > 0 || supply.length === 0) return [];
  const rate = findOnlyRate([...supply, ...fitting]);
  return [
    propose(`fornitura${name}`, supply, sumCosts(supply).net, 'senza IVA'),
    fitting.length === 0
      ? {
          ...propose(`posa${name}`, supply, 0, ''),
          reason: 'Nessuna riga delle fatture riguarda la posa.',
        }
      : propose(`posa${name}`, fitting, sumCosts(fitting).net, 'senza IVA'),
    ...(rate !== null
      ? [
          {
            ...propose(`aliquotaIva${name}`, supply, 0, ''),
            value: rate,
            reason: `Aliquota IVA di tutte le righe di fornitura e posa: ${rate} %.`,
          },
        ]
      : []),
  ];
}

/** The rate of all lines, if the dossier can hold it and their sums follow from it. */
function findOnlyRate(lines: readonly CostLine[]): number | null {
  const [rate, ...others] = new Set(lines.map(({ line }) => line.vatRate));
  if (rate === undefined || others.length > 0 || !VAT_RATES.includes(rate)) return null;
  const { net, gross } = sumCosts(lines);
  return Math.abs((net * (100 + rate)) / 100 - gross) <= RATE_TOLERANCE ? rate : null;
}

function propose(
  field: SpeseField | `${'fornitura' | 'posa' | 'aliquotaIva'}${string}`,
  lines: readonly CostLine[],
  cents: number,
  what: string,
): InvoiceProposal {
  return {
    field: `spese.${field}`,
    value: cents / 100,
    reason: `${describeLines(lines)}: ${formatCents(cents)} ${what}${describeParts(lines, cents)}.${describeWorksCosts(lines)}`,
    invoiceId: lines.at(-1)?.source.id ?? 0,
  };
}

/** Names the costs of the works, of which the law does not say by name that they are deducted. */
function describeWorksCosts(lines: readonly CostLine[]): string {
  const works = lines.filter(({ part }) => part === 'connesso');
  if (works.length === 0) return '';
  const { net, gross } = sumCosts(works);
  const names = quoteLines(works);
  const share = works.some(({ isDivided }) => isDivided)
    ? ', una parte è divisa tra i prodotti in proporzione alla spesa di ciascuno'
    : '';
  return ` Comprende ${names} (${formatCents(gross)} con l’IVA, ${formatCents(net)} senza${share}): chiedi al consulente se ${selectPlural(works.length, 'rientra', 'rientrano')} nella detrazione.`;
}

const EXTRA_NAMES: readonly (readonly [ExtraKind, string])[] = [
  ['fund', 'cassa'],
  ['accessory', 'spese accessorie'],
  ['stamp', 'bollo'],
  ['discount', 'sconto'],
  ['rounding', 'arrotondamento'],
  ['other', 'altri importi del riepilogo'],
];

/** (300,00 € + 15,00 € cassa + 69,30 € IVA): only where a part is in no line. */
function describeParts(lines: readonly CostLine[], cents: number): string {
  const { net } = sumCosts(lines);
  const extras = EXTRA_NAMES.map(([kind, name]) => {
    const sum = addUp(lines.map(({ extras }) => extras[kind] ?? 0));
    // A discount that adds to what is billed is a surcharge.
    return [sum, kind === 'discount' && sum * net > 0 ? 'maggiorazione' : name] as const;
  }).filter(([sum]) => sum !== 0);
  if (extras.length === 0) return '';
  const own = net - addUp(extras.map(([sum]) => sum));
  const parts = [...extras, [cents - net, 'IVA'] as const].filter(([sum]) => sum !== 0);
  const text = parts.map(
    ([sum, name]) => ` ${sum < 0 ? '−' : '+'} ${formatCents(Math.abs(sum))} ${name}`,
  );
  return ` (${formatCents(own)}${text.join('')})`;
}

/** Fattura n. 12 del 03/09/2026, righe 1 e 2. */
function describeLines(lines: readonly CostLine[]): string {
  const groups = groupByInvoice(lines).map(({ source: { invoice }, lines: own }) => {
    const numbers = own.map(({ lineNumber }) => lineNumber);
    const shown =
      numbers.length > SHOWN_LINES
        ? `${numbers.length} righe`
        : selectPlural(
            numbers.length,
            `riga ${numbers[0]}`,
            `righe ${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}`,
          );
    return `${formatInvoiceName(invoice)}, ${shown}`;
  });
  const text = groups.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
