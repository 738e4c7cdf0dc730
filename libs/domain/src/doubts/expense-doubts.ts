import { EXPENSE_FIELDS, listProductTypes } from '../dossier/index.js';
import { formatEuro } from '../formats/index.js';
import { COHERENCE_SOURCE, type DoubtRule } from './doubt.js';

/** Fees above this share of the expense are seldom right. */
const MOST_FEES = 0.5;

/** What was spent, per kind of product. Only Ecobonus asks for it. */
export const EXPENSE_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'expense-zero',
    rule: 'Senza spesa non c’è detrazione',
    source: 'Fatture e bonifici',
    find: (form) =>
      form.serviceType !== 1
        ? []
        : listProductTypes(form).flatMap((type) => {
            const [eligible] = EXPENSE_FIELDS[type];
            return form.spese[eligible] === 0
              ? [
                  {
                    field: `spese.${eligible}`,
                    value: formatEuro(0),
                    message:
                      'La spesa è zero, quindi non c’è nulla da detrarre: ricontrolla sulla fattura',
                  },
                ]
              : [];
          }),
  },
  {
    code: 'fees-out-of-proportion',
    rule: 'Le spese professionali sono una parte piccola della spesa',
    source: COHERENCE_SOURCE,
    find: (form) =>
      form.serviceType !== 1
        ? []
        : listProductTypes(form).flatMap((type) => {
            const [eligible, professional] = EXPENSE_FIELDS[type];
            const [cost, fees] = [form.spese[eligible], form.spese[professional]];
            return cost !== null && fees !== null && fees > cost * MOST_FEES
              ? [
                  {
                    field: `spese.${professional}`,
                    value: formatEuro(fees),
                    limit: formatEuro(cost * MOST_FEES),
                    message: `Le spese professionali (${formatEuro(fees)}) sono più di metà della spesa (${formatEuro(cost)}): ricontrolla i due importi`,
                  },
                ]
              : [];
          }),
  },
];
