import { selectPlural } from '@pratiche/domain';
import { Alert, Button } from '@pratiche/ui';
import { fullFieldLabel, formatFieldValue } from '../catalog/field-catalog.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';
import { useDossierRules } from '../form/useDossierRules.js';

/** Typing that reached the server after the dossier was sent: field by field, until it has been read. */
export function LateEditsAlert() {
  const rules = useDossierRules();
  const { lateEdits } = useDossierSession();
  const changes = useDossierState((state) => state.lateChanges);
  if (changes === null || changes.length === 0) return null;
  return (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={selectPlural(changes.length, TEXTS.oneLateEdit, TEXTS.lateEdits(changes.length))}
      description={
        <>
          <p>{TEXTS.lateEditsText}</p>
          <ul className="wz-late">
            {changes.map(({ path, value }) => (
              <li key={path}>
                {fullFieldLabel(path)}: <strong>{formatFieldValue(path, value, rules)}</strong>
              </li>
            ))}
          </ul>
          <Button onClick={() => lateEdits.discardLateBackups()}>{TEXTS.lateEditsSeen}</Button>
        </>
      }
    />
  );
}
