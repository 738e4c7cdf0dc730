import type { DossierForm, Spese } from '../dossier/index.js';
import {
  calculateEligibleExpense,
  EXPENSE_TYPES,
  type CostProduct,
} from '../product-checks/index.js';
import type { EneaSheetRow, SheetSettings } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

type ExpensesSource = Spese & {
  manufatti: DossierForm['manufatti'];
  /** What of the expense is eligible, euro, where the supply is above its ceiling. */
  eligible: Readonly<Partial<Record<CostProduct, number>>>;
};
const { money, derivedMoney } = createRowBuilders<ExpensesSource>();

/** The eligible expenses of a dossier that are lower than what was spent. */
export function listLowerExpenses(
  dossier: DossierForm,
  settings: SheetSettings,
): ExpensesSource['eligible'] {
  const lower = (Object.keys(EXPENSE_TYPES) as CostProduct[]).flatMap((product) => {
    const eligible = calculateEligibleExpense(dossier, product, settings);
    return eligible?.isAboveCeiling === true
      ? [[product, eligible.eligibleCents / 100] as const]
      : [];
  });
  return Object.fromEntries(lower);
}

/** Asked only where a part of the expense must not be declared. */
const eligibleExpense = (product: CostProduct, label: string): EneaSheetRow<ExpensesSource> =>
  derivedMoney(
    `spesaAmmessa${product}`,
    `${label}: spesa ammessa, fornitura oltre il massimale, con spese professionali [€]`,
    ({ eligible }) => eligible[product] ?? null,
    ({ eligible, manufatti }) =>
      eligible[product] !== undefined && manufatti[EXPENSE_TYPES[product]].length > 0,
  );

const hasWindows = ({ manufatti }: ExpensesSource) => manufatti.serramenti.length > 0;
const hasShadings = ({ manufatti }: ExpensesSource) => manufatti.schermature.length > 0;
const hasShutters = ({ manufatti }: ExpensesSource) => manufatti.chiusure.length > 0;

/** Sum in integer cents: sums of floating euro drift. Absent amounts count nothing; none at all is no answer. */
function sumEuro(amounts: (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0
    ? null
    : known.reduce((sum, euro) => sum + Math.round(euro * 100), 0) / 100;
}

/** Expense rows, for each kind of product in the dossier. */
export const EXPENSE_ROWS: readonly EneaSheetRow<ExpensesSource>[] = [
  money('spesaDetraibileSerramenti', 'Serramenti: spese congrue sostenute [€]', hasWindows),
  money('speseProfessionaliSerramenti', 'Serramenti: spese professionali [€]', hasWindows),
  eligibleExpense('Serramenti', 'Serramenti'),
  money(
    'spesaDetraibileSchermature',
    'Schermature solari: spese congrue sostenute [€]',
    hasShadings,
  ),
  money(
    'speseProfessionaliSchermature',
    'Schermature solari: spese professionali [€]',
    hasShadings,
  ),
  eligibleExpense('Schermature', 'Schermature solari'),
  money('spesaDetraibileChiusure', 'Chiusure oscuranti: spese congrue sostenute [€]', hasShutters),
  money('speseProfessionaliChiusure', 'Chiusure oscuranti: spese professionali [€]', hasShutters),
  eligibleExpense('Chiusure', 'Chiusure oscuranti'),
  derivedMoney('speseTotali', 'Totale delle spese [€]', (source) =>
    sumEuro([
      ...(hasWindows(source)
        ? [source.spesaDetraibileSerramenti, source.speseProfessionaliSerramenti]
        : []),
      ...(hasShadings(source)
        ? [source.spesaDetraibileSchermature, source.speseProfessionaliSchermature]
        : []),
      ...(hasShutters(source)
        ? [source.spesaDetraibileChiusure, source.speseProfessionaliChiusure]
        : []),
    ]),
  ),
];
