import {
  DOCUMENT_CATALOGUE,
  EXPENSE_FIELDS,
  EXPENSE_SPLIT_FIELDS,
  formatCents,
  formatEuro,
  formatNumber,
  listRequiredDocuments,
  sumProductExpenseCents,
  type CostProduct,
  type DossierForm,
  type ExpenseType,
} from '@pratiche/domain';
import { CheckboxField } from '@pratiche/ui';
import { useState } from 'react';
import { useAllRules } from '../../form/useAllRules.js';
import { PRODUCT_LISTS } from '../../catalog/product-lists.js';
import { Field } from '../../fields/Field.js';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../../form/dossier-session-context.js';
import { fieldElementId } from '../../form/field-focus.js';
import { FormSection, FullWidth } from '../../form/FormSection.js';
import { EXPENSE_TEXTS as TEXTS } from './texts.js';

/** Products by the names the rule of the ceilings has for them. */
const CEILINGS: Readonly<Record<ExpenseType, CostProduct>> = {
  serramenti: TEXTS.windows,
  schermature: TEXTS.shadings,
  chiusure: TEXTS.shutters,
};

/** As the last step asks for it; the office's own list of documents is known to the server alone. */
const needsCongruity = (form: DossierForm): boolean =>
  listRequiredDocuments(form, DOCUMENT_CATALOGUE).some(({ code }) => code === 'CONGR');

/** The expenses of one kind of product: what they consist of where it is known, and their sums. */
export function ExpenseSection({ type, isFirst }: { type: ExpenseType; isFirst: boolean }) {
  const form = useDossierForm();
  const { isSplit, setSplit } = useExpenseSplit(type);
  const { title } = PRODUCT_LISTS[type];
  const ceiling = useCeilingText(type);
  const [eligible, professional] = EXPENSE_FIELDS[type];
  return (
    <FormSection title={title}>
      <FullWidth>
        <CheckboxField
          // What leads to the expenses as a whole, as a paper that lacks the supply, leads here.
          id={isFirst ? fieldElementId('spese') : `dividi-${type}`}
          label={TEXTS.canSplit}
          help={[
            !isSplit && needsCongruity(form) && TEXTS.forCongruity,
            isSplit ? TEXTS.canSplitHelp : TEXTS.cannotCheck,
            !isSplit && ceiling,
          ]
            .filter(Boolean)
            .join(' ')}
          value={isSplit}
          onChange={setSplit}
        />
      </FullWidth>
      {isSplit && <SplitFields type={type} ceiling={ceiling} />}
      <Field name={`spese.${eligible}`} />
      <Field name={`spese.${professional}`} />
      <p className="wz-total wz-wide">
        <span>
          {TEXTS.total} {title.toLowerCase()}
        </span>{' '}
        <strong className="pr-number">{formatCents(sumProductExpenseCents(form, type))}</strong>
      </p>
      {isSplit && <EligibleTotal type={type} />}
    </FormSection>
  );
}

/** What of the supply is eligible at most, before anything is typed; `null` while it is not known. */
function useCeilingText(type: ExpenseType): string | null {
  const { calculateCostCeiling, listCeilingPrices } = useAllRules();
  const form = useDossierForm();
  const ceiling = calculateCostCeiling(form, CEILINGS[type]);
  const prices = listCeilingPrices(form, CEILINGS[type]).map((price) => formatNumber(price));
  return ceiling ? TEXTS.ceiling(formatEuro(ceiling), prices.join(TEXTS.and)) : null;
}

function SplitFields({ type, ceiling }: { type: ExpenseType; ceiling: string | null }) {
  const { supply, fitting, vatRate } = EXPENSE_SPLIT_FIELDS[type];
  return (
    <>
      <Field name={`spese.${supply}`} help={ceiling ?? undefined} />
      <Field name={`spese.${fitting}`} />
      <FullWidth>
        <Field name={`spese.${vatRate}`} />
      </FullWidth>
    </>
  );
}

/** What of the total is deducted, where the supply is above its ceiling. */
function EligibleTotal({ type }: { type: ExpenseType }) {
  const { calculateEligibleExpense } = useAllRules();
  const eligible = calculateEligibleExpense(useDossierForm(), CEILINGS[type]);
  return eligible?.isAboveCeiling ? (
    <p className="wz-total wz-wide">
      <span>{TEXTS.eligible}</span>{' '}
      <strong className="pr-number">{formatCents(eligible.eligibleCents)}</strong>
    </p>
  ) : null;
}

/**
 * Whether the fitter tells the parts of an expense apart. Parts that came otherwise, as from an
 * invoice, open the split too; giving it up empties them and leaves the sum.
 */
function useExpenseSplit(type: ExpenseType) {
  const session = useDossierSession();
  const [isOpened, setOpened] = useState(false);
  const fields = Object.values(EXPENSE_SPLIT_FIELDS[type]);
  const hasParts = useDossierState(({ form }) =>
    fields.some((field) => form.spese[field] !== null),
  );
  return {
    isSplit: isOpened || hasParts,
    setSplit: (isWanted: boolean) => {
      setOpened(isWanted);
      if (isWanted) return;
      session.editFields(fields.map((field) => ({ field: `spese.${field}`, value: null })));
      // The boxes come back with what the form has, at once.
      session.refreshStepView();
    },
  };
}
