import { selectPlural } from '@pratiche/domain';
import { useIsPhone } from '@pratiche/ui';
import { useState } from 'react';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
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
  const count = selectPlural(shown.length, TEXTS.oneStepError, TEXTS.stepErrors(shown.length));
  const refusal = useRefusalText(shown.length === 0 ? '' : TEXTS.stepRefused(shown.length));
  if (shown.length === 0) return null;
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
    <div className="wz-errors">
      <p className="pr-visually-hidden" role="alert">
        {refusal}
      </p>
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

/** The text of the last refused "Avanti", which is read once: not again for each mended field. */
function useRefusalText(text: string): string {
  const refused = useDossierState((state) => state.refusedFields);
  const [said, setSaid] = useState({ refused, text });
  if (said.refused !== refused) setSaid({ refused, text });
  return said.text;
}
