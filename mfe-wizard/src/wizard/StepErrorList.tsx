import { getTodayInRome, selectPlural } from '@pratiche/domain';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { toErrorLines } from './error-lines.js';
import { focusField } from '../form/field-focus.js';
import { FieldLinkItem } from '../form/FieldLinkItem.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';
import { useDossierRules } from '../form/useDossierRules.js';

/**
 * Lists the missing values of this step after "Avanti" was refused; each line links to its field.
 */
export function StepErrorList() {
  const { checkStep } = useDossierRules();
  const session = useDossierSession();
  const refused = useDossierState((state) => state.refusedStep);
  const fields = useDossierState((state) => state.refusedFields);
  const form = useDossierState((state) => state.form);
  const words = useViewerMessage();
  if (refused === null || refused !== session.step) return null;
  const errors = checkStep(form, refused, {
    viewer: session.viewer,
    today: getTodayInRome(),
  }).filter(({ field }) => fields.has(field));
  if (errors.length === 0) return null;
  const shown = errors.filter(
    ({ field }, index) => errors.findIndex((other) => other.field === field) === index,
  );
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
