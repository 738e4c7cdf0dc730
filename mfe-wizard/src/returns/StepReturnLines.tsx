import { getFieldLabel } from '@pratiche/domain/all-rules';
import { Alert } from '@pratiche/ui';
import { useDossierForm, useDossierSession } from '../form/dossier-session-context.js';
import { focusField } from '../form/field-focus.js';
import { FieldLinkItem } from '../form/FieldLinkItem.js';
import type { useStepReturnTexts } from './useReturnPoints.js';
import { RETURN_TEXTS } from './texts.js';

/** The points of a step; the name of each field leads to it. A list has no note of its own beside it. */
export function StepReturnLines({ points }: { points: ReturnType<typeof useStepReturnTexts> }) {
  const session = useDossierSession();
  const form = useDossierForm();
  return (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={RETURN_TEXTS.toCorrect}
      description={
        <ul className="wz-jumps">
          {points.map(({ field, text }) => (
            <FieldLinkItem
              key={field}
              name={getFieldLabel(field)}
              message={typeof form[field] === 'object' ? text : ''}
              onJump={() => {
                if (!focusField(field)) session.revealField(field);
              }}
            />
          ))}
        </ul>
      }
    />
  );
}
