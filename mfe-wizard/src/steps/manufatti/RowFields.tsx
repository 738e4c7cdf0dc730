import { Field } from '../../fields/Field.js';
import { FrameHelp } from './FrameHelp.js';
import { LISTS, pathOf, type ListName } from './lists.js';
import { Overhangs } from './Overhangs.js';
import { PermeabilityHelp } from './PermeabilityHelp.js';
import { useWindowChoices } from './useWindowChoices.js';

const MORE: Readonly<Record<string, React.ReactNode>> = {
  trasmittanzaPre: <FrameHelp />,
  permeabilitaAria: <PermeabilityHelp />,
};

/** All fields of one row, with labels and help. */
export function RowFields({ list, index }: { list: ListName; index: number }) {
  return (
    <>
      <div className="wz-grid wz-row-fields">
        {LISTS[list].fields.map((field) => (
          <RowField key={field} list={list} index={index} field={field} />
        ))}
      </div>
      {list === 'schermature' && (
        <Overhangs index={index} name={`${LISTS[list].row} ${index + 1}`} />
      )}
    </>
  );
}

function RowField({ list, index, field }: { list: ListName; index: number; field: string }) {
  const choices = useWindowChoices(index, list === 'serramenti' ? field : '');
  return (
    <Field
      name={pathOf(list, index, field)}
      {...(MORE[field] ? { more: MORE[field] } : {})}
      {...(choices ?? {})}
    />
  );
}
