import type { DossierForm, Spese } from '../dossier/index.js';
import type { SheetRow } from './types.js';
import { rowsOf } from './values.js';

const { money, derivedMoney } = rowsOf<Spese & { manufatti: DossierForm['manufatti'] }>();
type ExpensesSource = Spese & { manufatti: DossierForm['manufatti'] };

const windows = ({ manufatti }: ExpensesSource) => manufatti.serramenti.length > 0;
const shadings = ({ manufatti }: ExpensesSource) => manufatti.schermature.length > 0;
const shutters = ({ manufatti }: ExpensesSource) => manufatti.chiusure.length > 0;

/** Sum in integer cents: sums of floating euro drift. Absent amounts count nothing; none at all is no answer. */
function total(amounts: (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0
    ? null
    : known.reduce((sum, euro) => sum + Math.round(euro * 100), 0) / 100;
}

/** What was spent, for each kind of product that is there. */
export const EXPENSE_ROWS: readonly SheetRow<ExpensesSource>[] = [
  money('spesaDetraibileSerramenti', 'Serramenti: spese congrue sostenute [€]', windows),
  money('speseProfessionaliSerramenti', 'Serramenti: spese professionali [€]', windows),
  money('spesaDetraibileSchermature', 'Schermature solari: spese congrue sostenute [€]', shadings),
  money('speseProfessionaliSchermature', 'Schermature solari: spese professionali [€]', shadings),
  money('spesaDetraibileChiusure', 'Chiusure oscuranti: spese congrue sostenute [€]', shutters),
  money('speseProfessionaliChiusure', 'Chiusure oscuranti: spese professionali [€]', shutters),
  derivedMoney('speseTotali', 'Totale delle spese [€]', (source) =>
    total([
      ...(windows(source)
        ? [source.spesaDetraibileSerramenti, source.speseProfessionaliSerramenti]
        : []),
      ...(shadings(source)
        ? [source.spesaDetraibileSchermature, source.speseProfessionaliSchermature]
        : []),
      ...(shutters(source)
        ? [source.spesaDetraibileChiusure, source.speseProfessionaliChiusure]
        : []),
    ]),
  ),
];
