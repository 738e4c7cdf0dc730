import { emptyGeneratore, LIST_BOUNDS } from '@pratiche/domain';
import { Button, PlusOutlined } from '@pratiche/ui';
import { useFieldArray } from 'react-hook-form';
import { Field } from '../../fields/Field.js';
import { useWords } from '../../fields/useWords.js';
import { useDossier } from '../../wizard/context.js';
import { fieldId, focusField } from '../../wizard/focus.js';
import { BtuHelp } from './BtuHelp.js';

const { max: MAX, message: FULL } = LIST_BOUNDS.generatori;

/** Generators of the heating system; the first one decides the energy carrier. */
export function Generators({ error }: { error: string | null }) {
  const session = useDossier();
  const words = useWords();
  const { fields, append, remove } = useFieldArray({ control: session.form.control, name: 'generatori' });
  const add = () => {
    append(emptyGeneratore(), { shouldFocus: false });
    setTimeout(() => focusField(`generatori.${fields.length}.tipoGeneratore`), 0);
  };
  const drop = (index: number) => { remove(index); session.restructured('generatori', (at) => (at === index ? null : at > index ? at - 1 : at)); };
  return (
    <div className="wz-section pr-card" id={fieldId('generatori')} tabIndex={-1}>
      <div className="wz-section-head">
        <h3>Generatori <BtuHelp /></h3>
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={add} disabled={fields.length >= MAX}>Aggiungi generatore</Button>
      </div>
      {fields.length >= MAX && <p className="pr-muted">{FULL}</p>}
      {error && <p className="pr-field-error">{words(error)}</p>}
      {fields.map(({ id }, index) => (
        <div key={id} className="wz-row" role="group" aria-label={`Generatore ${index + 1}`}>
          <div className="wz-section-head">
            <h4>Generatore {index + 1}</h4>
            {fields.length > 1 && <Button danger onClick={() => drop(index)} aria-label={`Rimuovi generatore ${index + 1}`}>Rimuovi</Button>}
          </div>
          <div className="wz-grid">
            <Field name={`generatori.${index}.tipoGeneratore`} />
            <Field name={`generatori.${index}.numeroGeneratore`} />
            <Field name={`generatori.${index}.rendimentoMaxPotenza`} />
            <Field name={`generatori.${index}.potenzaUtileNominale`} />
          </div>
        </div>
      ))}
    </div>
  );
}
