import {
  EXPENSE_FIELDS,
  sumProductExpenseCents,
  type DossierForm,
  type Spese,
} from '../dossier/index.js';
import {
  getDeductionRates,
  splitExpenseByRate,
  type DeductionRateSettings,
  type ExpenseByRate,
} from '../deduction/index.js';
import { needsEnergySaving, type EneaFiling, type EnergySaving } from '../filings/index.js';
import {
  calculateEligibleExpense,
  EXPENSE_TYPES,
  type CostProduct,
} from '../product-checks/index.js';
import type { CostCeilingSettings } from '../reference-tables/index.js';
import { asNotAsked } from './build-blocks.js';
import type { EneaSheetRow, SheetSettings } from './enea-sheet-types.js';
import { createRowBuilders, toMoneyValue, toNumberValue } from './enea-sheet-row-builders.js';
import { askOnSite } from './site-rows.js';

/** The expenses of one declaration. */
export interface ExpensesSource {
  readonly dossier: DossierForm;
  readonly filing: EneaFiling;
  /** `null` while the operator has not entered it; `undefined` where nobody looked. */
  readonly saving?: EnergySaving | null | undefined;
}

const { money } = createRowBuilders<Spese>();

const PRODUCT_NAMES: Readonly<Record<CostProduct, string>> = {
  Serramenti: 'Serramenti',
  Schermature: 'Schermature solari',
  Chiusure: 'Chiusure oscuranti',
};

const PRODUCTS_BY_FILING: Readonly<Record<EneaFiling, readonly CostProduct[]>> = {
  serramenti: ['Serramenti'],
  schermature: ['Schermature', 'Chiusure'],
  bonusCasa: [],
};

/** The product types of a declaration that the dossier has. */
const listProducts = ({ dossier, filing }: ExpensesSource): CostProduct[] =>
  PRODUCTS_BY_FILING[filing].filter(
    (product) => dossier.manufatti[EXPENSE_TYPES[product]].length > 0,
  );

const isGiven = ({ dossier }: ExpensesSource, product: CostProduct): boolean =>
  EXPENSE_FIELDS[EXPENSE_TYPES[product]].some((field) => dossier.spese[field] !== null);

/**
 * The "spese congrue" of a declaration: the eligible expense with the fees, euro cents;
 * `null` before the first amount, and for Bonus Casa, which asks none.
 */
export function sumFiledExpenseCents(
  source: ExpensesSource,
  settings: CostCeilingSettings,
): number | null {
  const products = listProducts(source).filter((product) => isGiven(source, product));
  if (products.length === 0) return null;
  return products.reduce((sum, product) => {
    const eligible = calculateEligibleExpense(source.dossier, product, settings);
    const whole = sumProductExpenseCents(source.dossier, EXPENSE_TYPES[product]);
    return sum + (eligible?.eligibleCents ?? whole);
  }, 0);
}

const toEuroValue = (cents: number | null) => toMoneyValue(cents === null ? null : cents / 100);

/** Sums of the invoices by product type: ENEA asks one eligible sum in their place. */
const createInvoicedRows = (product: CostProduct): EneaSheetRow<ExpensesSource>[] => {
  const [sum, fees] = EXPENSE_FIELDS[EXPENSE_TYPES[product]];
  const name = PRODUCT_NAMES[product];
  const hasProduct = (source: ExpensesSource) => listProducts(source).includes(product);
  return [
    money(sum, `${name}: spesa fatturata [€]`),
    money(fees, `${name}: spese professionali [€]`),
  ].map(({ key, label, read }) => ({
    key,
    label,
    read: ({ dossier }, settings) => read(dossier.spese, settings),
    when: hasProduct,
  }));
};

const isAboveCeiling = (source: ExpensesSource, settings: SheetSettings): boolean =>
  listProducts(source).some(
    (product) => calculateEligibleExpense(source.dossier, product, settings)?.isAboveCeiling,
  );

/** One sum for the whole declaration; what was invoiced stands below, as not to be copied. */
export const EXPENSE_ROWS: readonly EneaSheetRow<ExpensesSource>[] = [
  {
    key: 'speseCongrue',
    ...askOnSite('spese', 'id-costo'),
    read: (source, settings) => toEuroValue(sumFiledExpenseCents(source, settings)),
  },
  ...asNotAsked<ExpensesSource>(
    ...(Object.keys(PRODUCT_NAMES) as CostProduct[]).flatMap(createInvoicedRows),
    {
      key: 'speseTotali',
      label: 'Spesa fatturata in tutto, oltre il massimale: da non copiare [€]',
      read: (source) =>
        toEuroValue(
          listProducts(source).reduce(
            (sum, product) => sum + sumProductExpenseCents(source.dossier, EXPENSE_TYPES[product]),
            0,
          ),
        ),
      when: isAboveCeiling,
    },
  ),
];

/** The year in which the expense was paid, as far as the dossier tells it. */
const getPaymentYear = ({ annoRiferimento, interventionEndDate }: DossierForm): number | null =>
  annoRiferimento ??
  (interventionEndDate === null ? null : Number(interventionEndDate.slice(0, 4)));

/** The eligible expense of a declaration in the columns of both rates; `null` while something is missing. */
export function splitFiledExpense(
  source: ExpensesSource,
  settings: CostCeilingSettings & DeductionRateSettings,
): ExpenseByRate | null {
  const year = getPaymentYear(source.dossier);
  const cents = sumFiledExpenseCents(source, settings);
  return year === null || cents === null
    ? null
    : splitExpenseByRate(source.dossier, cents, year, settings);
}

const SPLIT_HINT = 'scegli sul sito: mancano titolo, diritto o quote';

const SAVING_QUESTION = askOnSite('calcolo', 'id-risp');

const createRateRow = (part: 'higher' | 'lower', rate: number): EneaSheetRow<ExpensesSource> => ({
  key: part === 'higher' ? 'spesaAliquotaAlta' : 'spesaAliquotaBassa',
  label: `Spese congrue (aliquota ${rate} %) [€]`,
  // On the same page of the site as the saving.
  isUnsure: SAVING_QUESTION.isUnsure,
  read: (source, settings) => {
    const split = splitFiledExpense(source, settings);
    return split && toEuroValue(part === 'higher' ? split.higherCents : split.lowerCents);
  },
  hint: (source, settings) => (sumFiledExpenseCents(source, settings) === null ? null : SPLIT_HINT),
});

const SAVING_ROW: EneaSheetRow<ExpensesSource> = {
  key: 'risparmio',
  ...SAVING_QUESTION,
  read: ({ filing, saving }) =>
    toNumberValue(saving && needsEnergySaving(filing) ? saving.kwh : null),
  hint: ({ filing }) =>
    needsEnergySaving(filing) ? 'da inserire dall’operatore' : 'lo calcola il sito',
};

/**
 * The last page before the summary: energy saving, and the expense in the column of each rate. The
 * site puts all of it in the higher one until somebody moves it.
 */
export function listCalculationRows(
  dossier: DossierForm,
  settings: SheetSettings,
): readonly EneaSheetRow<ExpensesSource>[] {
  const year = getPaymentYear(dossier);
  if (year === null) return [SAVING_ROW];
  const { mainHome, other } = getDeductionRates(year, settings);
  return [
    SAVING_ROW,
    createRateRow('higher', mainHome),
    ...(mainHome === other ? [] : [createRateRow('lower', other)]),
  ];
}
