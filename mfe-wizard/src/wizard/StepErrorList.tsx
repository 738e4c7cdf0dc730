import { selectPlural } from '@pratiche/domain';
import { useIsPhone } from '@pratiche/ui';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { useDossierSession } from '../form/dossier-session-context.js';
import { toErrorLines } from './error-lines.js';
import { focusField } from '../form/field-focus.js';
import { FieldLinkItem } from '../form/FieldLinkItem.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';
import { FEW_ERRORS, useRefusedErrors } from '../form/useRefusedErrors.js';

/**
 * Lists the missing values of this step after "Avanti" was refused; each line links to its field.
 * On a phone a long list is folded: it would push the form down by several screens.
 */
export function StepErrorList() {
  const session = useDossierSession();
  const shown = useRefusedErrors();
  const words = useViewerMessage();
  const isPhone = useIsPhone();
  if (shown.length === 0) return null;
  const count = selectPlural(shown.length, TEXTS.oneStepError, TEXTS.stepErrors(shown.length));
  const list = (
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
  );
  return (
    <div className="wz-errors" role="alert">
      {isPhone && shown.length > FEW_ERRORS ? (
        <details>
          <summary>{count}</summary>
          {list}
        </details>
      ) : (
        <>
          <p>{count}</p>
          {list}
        </>
      )}
    </div>
  );
}
