import {
  EXPENSE_SPLIT_FIELDS,
  listProductTypes,
  type DossierForm,
  type ExpenseType,
} from '../dossier/index.js';
import { formatEuro } from '../formats/index.js';
import type { DoubtRule, FoundDoubt } from './doubt.js';

const isRate = ({ spese }: DossierForm, type: ExpenseType, rate: number): boolean =>
  spese[EXPENSE_SPLIT_FIELDS[type].vatRate] === rate;

/** Windows at 10 % with a supply above the fitting, though what exceeds it goes at 22 %. */
export function hasWindowsAtTenAlone(form: DossierForm): boolean {
  const { fornituraSerramenti: supply, posaSerramenti: fitting } = form.spese;
  return (
    form.serviceType === 1 &&
    form.manufatti.serramenti.length > 0 &&
    isRate(form, 'serramenti', 10) &&
    supply !== null &&
    fitting !== null &&
    supply > fitting
  );
}

export const hasFourPercent = (form: DossierForm): boolean => findFourPercent(form).length > 0;

const findFourPercent = (form: DossierForm): FoundDoubt[] =>
  form.serviceType !== 1
    ? []
    : listProductTypes(form)
        .filter((type) => isRate(form, type, 4))
        .map((type) => ({
          field: `spese.${EXPENSE_SPLIT_FIELDS[type].vatRate}`,
          value: '4 %',
          limit: '10 % o 22 %',
          message:
            'L’IVA indicata è del 4 %, che vale per le nuove costruzioni e contro le barriere architettoniche: su un edificio esistente di solito è del 10 % o del 22 %, ricontrolla sulla fattura',
        }));

const findTenPercent = (form: DossierForm): FoundDoubt[] => {
  const { fornituraSerramenti: supply, posaSerramenti: fitting } = form.spese;
  return hasWindowsAtTenAlone(form) && supply !== null && fitting !== null
    ? [
        {
          field: `spese.${EXPENSE_SPLIT_FIELDS.serramenti.vatRate}`,
          value: '10 %',
          limit: '10 % e 22 %',
          message: `L’IVA è tutta del 10 %, ma la fornitura (${formatEuro(supply)}) supera la posa (${formatEuro(fitting)}): gli infissi sono beni significativi e di solito la parte oltre va al 22 % (D.M. 29/12/1999), ricontrolla sulla fattura`,
        },
      ]
    : [];
};

/** VAT rates that works on an existing building seldom have. */
export const VAT_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'vat-four',
    rule: 'L’IVA del 4 % non è quella della sostituzione di serramenti',
    source: 'D.P.R. 633/1972, tabella A, parte II, n. 24, 39 e 41-ter',
    find: findFourPercent,
  },
  {
    code: 'vat-ten-alone',
    rule: 'Sugli infissi l’IVA del 10 % vale fino al valore della posa',
    source: 'L. 488/1999, art. 7; D.M. 29/12/1999: beni significativi',
    find: findTenPercent,
  },
];
