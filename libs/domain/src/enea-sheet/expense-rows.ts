import type { DossierForm, Spese } from '../dossier/index.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

const { money, derivedMoney } = createRowBuilders<
  Spese & { manufatti: DossierForm['manufatti'] }
>();
type ExpensesSource = Spese & { manufatti: DossierForm['manufatti'] };

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
  money('spesaDetraibileChiusure', 'Chiusure oscuranti: spese congrue sostenute [€]', hasShutters),
  money('speseProfessionaliChiusure', 'Chiusure oscuranti: spese professionali [€]', hasShutters),
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
