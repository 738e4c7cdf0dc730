import {
  calculateSplitSum,
  EXPENSE_FIELDS,
  EXPENSE_SPLIT_FIELDS,
  listProductTypes,
  type DossierForm,
  type ExpenseType,
} from '../dossier/index.js';
import { formatCents, formatEuro } from '../formats/index.js';
import { calculateEligibleExpense, EXPENSE_TYPES } from '../product-checks/eligible-expense.js';
import { COST_RULE, type CostProduct } from '../product-checks/cost-ceiling.js';
import { findTableByDate, type CostCeilingSettings } from '../reference-tables/index.js';
import type { Warning } from './warning.js';

/** Invoices round VAT by line; more than this is no rounding, euro. */
const ROUNDING_MAX = 1;
const HIGHEST_VAT_RATE = 22;

const createSumWarning = (type: ExpenseType, message: string): Warning => ({
  field: `spese.${EXPENSE_FIELDS[type][0]}`,
  message,
  rule: 'Le spese congrue sono fornitura e posa, IVA compresa',
  limit: '',
  source: 'Controllo di coerenza dei dati',
});

/** A sum typed by hand that supply, fitting and VAT contradict. */
function listSumWarnings({ spese }: DossierForm, type: ExpenseType): Warning[] {
  const { supply, fitting } = EXPENSE_SPLIT_FIELDS[type];
  const sum = spese[EXPENSE_FIELDS[type][0]];
  const told = calculateSplitSum(spese, type);
  if (sum === null) return [];
  if (told !== null)
    return Math.abs(told - sum) <= ROUNDING_MAX
      ? []
      : [
          {
            ...createSumWarning(
              type,
              `Fornitura e posa con l’IVA fanno ${formatEuro(told)}, la spesa indicata è ${formatEuro(sum)}: ricontrolla quale è giusta`,
            ),
            remedy: {
              label: `Usa ${formatEuro(told)}`,
              patches: [{ field: `spese.${EXPENSE_FIELDS[type][0]}`, value: told }],
            },
          },
        ];
  const net = (spese[supply] ?? 0) + (spese[fitting] ?? 0);
  const isWhole = spese[supply] !== null && spese[fitting] !== null;
  const highest = (net * (100 + HIGHEST_VAT_RATE)) / 100 + ROUNDING_MAX;
  return sum < net - ROUNDING_MAX || (isWhole && sum > highest)
    ? [
        createSumWarning(
          type,
          `Fornitura e posa fanno ${formatEuro(net)} senza IVA, la spesa indicata è ${formatEuro(sum)}: ricontrolla gli importi`,
        ),
      ]
    : [];
}

/** A supply above the ceiling: the expense stays, and what of it is eligible is said. */
function listCeilingWarnings(
  form: DossierForm,
  product: CostProduct,
  settings: CostCeilingSettings,
): Warning[] {
  const eligible = calculateEligibleExpense(form, product, settings);
  if (eligible === null || !eligible.isAboveCeiling) return [];
  const { supplyCents, ceilingCents, restCents, eligibleCents } = eligible;
  // Where the whole is below the ceiling the sum does not lead to it.
  const sum =
    restCents > 0 && ceilingCents + restCents === eligibleCents
      ? `, cioè ${formatCents(ceilingCents)} più ${formatCents(restCents)} di posa, IVA e spese professionali`
      : '';
  return [
    {
      field: `spese.${EXPENSE_SPLIT_FIELDS[EXPENSE_TYPES[product]].supply}`,
      message: `La fornitura (${formatCents(supplyCents)}) supera il massimale di ${formatCents(ceilingCents)}: la detrazione si calcola su ${formatCents(eligibleCents)}${sum}`,
      rule: COST_RULE,
      limit: formatCents(ceilingCents),
      source: findTableByDate(settings.costCeilings, form.interventionStartDate).source,
    },
  ];
}

/** Doubts about the expenses, which only Ecobonus asks for. */
export const listExpenseWarnings = (
  form: DossierForm,
  settings: CostCeilingSettings,
): Warning[] => {
  if (form.serviceType !== 1) return [];
  const types = listProductTypes(form);
  return (Object.keys(EXPENSE_TYPES) as CostProduct[])
    .filter((product) => types.includes(EXPENSE_TYPES[product]))
    .flatMap((product) => [
      ...listCeilingWarnings(form, product, settings),
      ...listSumWarnings(form, EXPENSE_TYPES[product]),
    ]);
};
