import { costCeiling, costWarnings, formatEuro, productTypes, type DossierForm } from '@pratiche/domain';
import { Field } from '../../fields/Field.js';
import { useDossierForm } from '../../wizard/context.js';
import { Section } from '../Section.js';

const TYPES = {
  serramenti: { title: 'Serramenti', product: 'Serramenti' },
  schermature: { title: 'Schermature solari', product: 'Schermature' },
  chiusure: { title: 'Chiusure oscuranti', product: 'Chiusure' },
} as const;

/** Step 9: what was spent, for each kind of product that is there. */
export function Spese() {
  const form = useDossierForm();
  const types = productTypes(form);
  const warnings = costWarnings(form);
  return (
    <>
      {types.map((type) => {
        const { title, product } = TYPES[type];
        const eligible = `spese.spesaDetraibile${product}` as const;
        const ceiling = costCeiling(form, product);
        return (
          <Section key={type} title={title}>
            <Field name={eligible} warning={warnings.find(({ field }) => field === eligible)?.message ?? null}
              help={ceiling ? `Massimale calcolato sulla superficie: ${formatEuro(ceiling)} (IVA, posa e spese professionali escluse).` : undefined} />
            <Field name={`spese.speseProfessionali${product}`} />
            <p className="wz-total wz-wide"><span>Totale {title.toLowerCase()}</span> <strong className="pr-number">{formatEuro(sumOf(form, [product]))}</strong></p>
          </Section>
        );
      })}
      <p className="wz-total pr-card"><span>Totale delle spese</span> <strong className="pr-number">{formatEuro(sumOf(form, types.map((type) => TYPES[type].product)))}</strong></p>
    </>
  );
}

type Product = (typeof TYPES)[keyof typeof TYPES]['product'];

/** In integer cents: sums of floating euro drift. */
const sumOf = ({ spese }: DossierForm, products: readonly Product[]): number =>
  products.reduce((cents, product) => cents + Math.round((spese[`spesaDetraibile${product}`] ?? 0) * 100) + Math.round((spese[`speseProfessionali${product}`] ?? 0) * 100), 0) / 100;
