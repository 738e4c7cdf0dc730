import { selectPlural } from '@pratiche/domain';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { useDossierSession } from '../form/dossier-session-context.js';
import { toErrorLines } from './error-lines.js';
import { focusField } from '../form/field-focus.js';
import { FieldLinkItem } from '../form/FieldLinkItem.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';
import { useRefusedErrors } from '../form/useRefusedErrors.js';

/**
 * Lists the missing values of this step after "Avanti" was refused; each line links to its field.
 */
export function StepErrorList() {
  const session = useDossierSession();
  const shown = useRefusedErrors();
  const words = useViewerMessage();
  if (shown.length === 0) return null;
  return (
    <div className="wz-errors" role="alert">
      <p>{selectPlural(shown.length, TEXTS.oneStepError, TEXTS.stepErrors(shown.length))}</p>
      <ul className="wz-jumps">
        {toErrorLines(shown).map(({ field, name, message }) => (
          <FieldLinkItem
            key={field}
            name={name}
            message={words(message)}
            onJump={() => {
              if (!focusField(field)) session.revealField(field);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
