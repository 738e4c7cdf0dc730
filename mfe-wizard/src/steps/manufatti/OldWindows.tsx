import {
  getSharedOldWindow,
  listAlikeWindows,
  listOldWindowAnswers,
  TELAI_PRE,
  VETRI_PRE,
  type OldWindowField,
  type TelaioPre,
  type VetroPre,
} from '@pratiche/domain';
import { SelectField } from '@pratiche/ui';
import { useContext } from 'react';
import {
  AnswersApartContext,
  useDossierSession,
  useDossierState,
} from '../../form/dossier-session-context.js';
import { useDossierRules } from '../../form/useDossierRules.js';
import { fieldElementId } from '../../form/field-focus.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

/** Asks once how the windows were before; each row may still have an answer of its own. */
export function OldWindows() {
  const isApart = useContext(AnswersApartContext);
  const count = useDossierState(({ form }) => listAlikeWindows(form.manufatti.serramenti).length);
  if (isApart || count < 2) return null;
  return (
    <fieldset className="wz-old-windows">
      <legend>{TEXTS.oldWindows}</legend>
      <OldWindowQuestion field="tipologiaTelaioPre" label={TEXTS.oldFrames} choices={TELAI_PRE} />
      <OldWindowQuestion field="tipologiaVetroPre" label={TEXTS.oldGlasses} choices={VETRI_PRE} />
    </fieldset>
  );
}

interface OldWindowQuestionProps {
  field: OldWindowField;
  label: string;
  choices: typeof TELAI_PRE | typeof VETRI_PRE;
}

function OldWindowQuestion({ field, label, choices }: OldWindowQuestionProps) {
  const session = useDossierSession();
  const { listChoices } = useDossierRules();
  const value = useDossierState(({ form }) => getSharedOldWindow(form.manufatti.serramenti, field));
  return (
    <SelectField
      id={fieldElementId(`manufatti.${field}`)}
      label={label}
      value={value}
      choices={listChoices(choices)}
      clearable={false}
      onChange={(next) => {
        if (next !== null)
          session.editFields(
            listOldWindowAnswers(session.values, field, next as TelaioPre | VetroPre),
          );
      }}
    />
  );
}
