import {
  formatNumber,
  BTU_TO_KW,
  createEmptyGeneratore,
  isEfficiencyShown,
  isGeneratorNameAsked,
  isPeaAsked,
} from '@pratiche/domain';
import { Button, HelpButton, PlusOutlined } from '@pratiche/ui';
import { useWatch } from 'react-hook-form';
import { Field } from '../../fields/Field.js';
import { useViewerMessage } from '../../form/useViewerMessage.js';
import { useDossierSession } from '../../form/dossier-session-context.js';
import { fieldElementId } from '../../form/field-focus.js';
import { useFormRows } from '../../form/useFormRows.js';
import { HEATING_TEXTS as TEXTS } from './texts.js';

/** Generators of the heating system, and the energy carrier that the first one decides. */
export function Generators({ error }: { error: string | null }) {
  const words = useViewerMessage();
  const { ids, addButton, whyFull, addRow, removeRow } = useFormRows(
    'generatori',
    createEmptyGeneratore,
    'tipoGeneratore',
  );
  return (
    <div className="wz-section pr-card" id={fieldElementId('generatori')} tabIndex={-1}>
      <h3>
        {TEXTS.generators} <BtuHelp />
      </h3>
      {error && <p className="pr-field-error">{words(error)}</p>}
      {ids.map((id, index) => (
        <div key={id} className="wz-row" role="group" aria-label={TEXTS.generatorNumber(index + 1)}>
          <div className="wz-section-head">
            <h4>
              {TEXTS.generator} {index + 1}
            </h4>
            {ids.length > 1 && (
              <Button
                danger
                onClick={() => removeRow(index)}
                aria-label={TEXTS.removeNumber(index + 1)}
              >
                {TEXTS.remove}
              </Button>
            )}
          </div>
          <GeneratorFields index={index} />
        </div>
      ))}
      <div>
        <Button
          ref={addButton}
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={addRow}
          disabled={whyFull !== null}
        >
          {TEXTS.add}
        </Button>
      </div>
      {whyFull && <p className="pr-muted">{whyFull}</p>}
      <div className="wz-grid">
        <Field name="vettoreEnergetico" />
      </div>
    </div>
  );
}

/** Questions of a generator depend on its kind. */
function GeneratorFields({ index }: { index: number }) {
  const { form } = useDossierSession();
  const [tipoGeneratore = null, rendimentoMaxPotenza = null] = useWatch({
    control: form.control,
    name: [`generatori.${index}.tipoGeneratore`, `generatori.${index}.rendimentoMaxPotenza`],
  });
  const generator = { tipoGeneratore, rendimentoMaxPotenza };
  return (
    <div className="wz-grid">
      <Field name={`generatori.${index}.tipoGeneratore`} />
      {isGeneratorNameAsked(generator) && <Field name={`generatori.${index}.nome`} />}
      <Field name={`generatori.${index}.numeroGeneratore`} />
      {isEfficiencyShown(generator) && <Field name={`generatori.${index}.rendimentoMaxPotenza`} />}
      {isPeaAsked(generator) && <Field name={`generatori.${index}.pea`} />}
      <Field name={`generatori.${index}.potenzaUtileNominale`} />
    </div>
  );
}

/** What to state of a generator, and its power from BTU to kW. */
function BtuHelp() {
  return (
    <HelpButton title={TEXTS.btuTitle}>
      <p>{TEXTS.btuHelp}</p>
      <table className="wz-help-table">
        <thead>
          <tr>
            <th scope="col">{TEXTS.btu}</th>
            <th scope="col">{TEXTS.kilowatts}</th>
          </tr>
        </thead>
        <tbody>
          {BTU_TO_KW.map(({ btu, kw }) => (
            <tr key={btu}>
              <th scope="row">{formatNumber(btu)}</th>
              <td>{formatNumber(kw)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HelpButton>
  );
}
