import {
  getSharedLowEmissive,
  listLowEmissiveAnswers,
  listLowEmissiveRows,
  type LowEmissiveField,
} from '@pratiche/domain';
import { RadioField, YES_NO } from '@pratiche/ui/form';
import { useContext, useEffect, useState } from 'react';
import { productFieldPath, PRODUCT_LISTS } from '../../catalog/product-lists.js';
import { Field } from '../../fields/Field.js';
import {
  AnswersApartContext,
  useDossierSession,
  useDossierState,
} from '../../form/dossier-session-context.js';
import { fieldElementId, focusField } from '../../form/field-focus.js';
import { PRODUCT_TEXTS as TEXTS } from './texts.js';

const QUESTIONS: Readonly<Record<LowEmissiveField, string>> = {
  vetroBassoEmissivoPost: TEXTS.newLowEmissive,
  vetroBassoEmissivoPre: TEXTS.oldLowEmissive,
};
const FIELDS = Object.keys(QUESTIONS) as LowEmissiveField[];

/** Asks once for the glass of all windows, and lets each row have another answer. */
export function LowEmissiveGlass() {
  const isApart = useContext(AnswersApartContext);
  return isApart ? null : (
    <div className="wz-low-emissive">
      {FIELDS.map((field) => (
        <LowEmissiveQuestion key={field} field={field} />
      ))}
    </div>
  );
}

function LowEmissiveQuestion({ field }: { field: LowEmissiveField }) {
  const session = useDossierSession();
  // As a text, so that other edits of the rows leave it alone.
  const rows = useDossierState(({ form }) =>
    listLowEmissiveRows(form.manufatti.serramenti, field).join(),
  );
  const answer = useDossierState(({ form }) =>
    getSharedLowEmissive(form.manufatti.serramenti, field),
  );
  const hasAnswers = useDossierState(({ form }) =>
    form.manufatti.serramenti.some((row) => typeof row[field] === 'boolean'),
  );
  if (rows === '') return null;
  return (
    <div>
      <RadioField
        id={fieldElementId(`manufatti.${field}`)}
        label={QUESTIONS[field]}
        help={hasAnswers && answer === null ? TEXTS.lowEmissiveDiffers : TEXTS.lowEmissiveHelp}
        value={answer}
        choices={YES_NO}
        inline
        onChange={(value) =>
          session.editFields(listLowEmissiveAnswers(session.values, field, value))
        }
      />
      {rows.includes(',') && <AnswersByRow field={field} rows={rows.split(',').map(Number)} />}
    </div>
  );
}

/** The fields of up to ten rows are drawn once they are asked for. */
function AnswersByRow({ field, rows }: { field: LowEmissiveField; rows: readonly number[] }) {
  const session = useDossierSession();
  const [isOpen, setIsOpen] = useState(false);
  const revealed = useDossierState((state) => state.revealedField);
  useEffect(() => {
    const path = revealed?.path ?? '';
    if (!path.startsWith('manufatti.serramenti.') || !path.endsWith(`.${field}`)) return;
    if (!isOpen) return setIsOpen(true);
    focusField(path);
    session.store.set({ revealedField: null });
  }, [session, revealed, field, isOpen]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{TEXTS.lowEmissiveByRow}</summary>
      {isOpen &&
        rows.map((index) => (
          <Field
            key={index}
            name={productFieldPath('serramenti', index, field)}
            label={`${PRODUCT_LISTS.serramenti.rowLabel} ${index + 1}`}
            inline
          />
        ))}
    </details>
  );
}
