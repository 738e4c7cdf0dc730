import { Field } from '../../fields/Field.js';
import { FrameHelp } from './FrameHelp.js';
import {
  PRODUCT_LISTS,
  productFieldPath,
  type ProductListName,
} from '../../catalog/product-lists.js';
import { OverhangFields } from './OverhangFields.js';
import { PermeabilityHelp } from './PermeabilityHelp.js';
import { useWindowChoices } from './useWindowChoices.js';

const FIELD_HELP: Readonly<Record<string, React.ReactNode>> = {
  trasmittanzaPre: <FrameHelp />,
  permeabilitaAria: <PermeabilityHelp />,
};

/** All fields of one row, with labels and help. */
export function RowFields({ list, index }: { list: ProductListName; index: number }) {
  return (
    <>
      <div className="wz-grid wz-row-fields">
        {PRODUCT_LISTS[list].fields.map((field) => (
          <RowField key={field} list={list} index={index} field={field} />
        ))}
      </div>
      {list === 'schermature' && (
        <OverhangFields index={index} name={`${PRODUCT_LISTS[list].rowLabel} ${index + 1}`} />
      )}
    </>
  );
}

function RowField({ list, index, field }: { list: ProductListName; index: number; field: string }) {
  const choices = useWindowChoices(index, list === 'serramenti' ? field : '');
  return (
    <Field
      name={productFieldPath(list, index, field)}
      {...(FIELD_HELP[field] ? { more: FIELD_HELP[field] } : {})}
      {...(choices ?? {})}
    />
  );
}
