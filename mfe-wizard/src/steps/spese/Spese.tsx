import {
  EXPENSE_FIELDS,
  sumProductExpenseCents,
  formatCents,
  formatEuro,
  listProductTypes,
  sumExpenseCents,
} from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierForm } from '../../form/dossier-session-context.js';
import { PRODUCT_LISTS } from '../../catalog/product-lists.js';
import { FormSection } from '../../form/FormSection.js';
import { useRules } from '@pratiche/ui';

/** Products by the names the rule of the ceilings has for them. */
const CEILINGS = {
  serramenti: 'Serramenti',
  schermature: 'Schermature',
  chiusure: 'Chiusure',
} as const;

/** Step 9: the expenses, for each kind of product in the dossier. */
export function Spese() {
  const { calculateCostCeiling } = useRules();
  const form = useDossierForm();
  return (
    <>
      {listProductTypes(form).map((type) => {
        const { title } = PRODUCT_LISTS[type];
        const [eligible, professional] = EXPENSE_FIELDS[type];
        const ceiling = calculateCostCeiling(form, CEILINGS[type]);
        return (
          <FormSection key={type} title={title}>
            <Field
              name={`spese.${eligible}`}
              help={
                ceiling
                  ? `Con IVA e posa. Il massimale calcolato sulla superficie, ${formatEuro(ceiling)}, vale per la sola fornitura al netto di IVA: la fornitura oltre il massimale non è detraibile.`
                  : undefined
              }
            />
            <Field name={`spese.${professional}`} />
            <p className="wz-total wz-wide">
              <span>Totale {title.toLowerCase()}</span>{' '}
              <strong className="pr-number">
                {formatCents(sumProductExpenseCents(form, type))}
              </strong>
            </p>
          </FormSection>
        );
      })}
      <p className="wz-total pr-card">
        <span>Totale delle spese</span>{' '}
        <strong className="pr-number">{formatCents(sumExpenseCents(form))}</strong>
      </p>
    </>
  );
}
