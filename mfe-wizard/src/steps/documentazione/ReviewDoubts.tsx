import type { Warning } from '@pratiche/domain';
import { WarningOutlined } from '@pratiche/ui';
import { useAllRules } from '../../form/useAllRules.js';
import { getDoubtLabel } from '../../doubts/doubt-label.js';
import { useServerDoubts } from '../../doubts/useServerDoubts.js';
import { useMunicipalityFinder } from '../../fields/useMunicipalityFinder.js';
import {
  useDossierForm,
  useDossierSession,
  useDossierState,
} from '../../form/dossier-session-context.js';
import { FieldLinkItem } from '../../form/FieldLinkItem.js';
import { useWizardNavigationContext } from '../../form/wizard-navigation-context.js';

/** What deserves a second look before sending: the doubts of the form, and those that comparing it found. */
export function ReviewDoubts() {
  const { listDossierWarnings } = useAllRules();
  const form = useDossierForm();
  const session = useDossierSession();
  const lastStep = useDossierState((state) => state.lastStep);
  const findMunicipalities = useMunicipalityFinder();
  const { openField } = useWizardNavigationContext();
  const fileIds = lastStep?.documentSet.documentsDocumentsSetResponse.flatMap(({ document }) =>
    document.files.map(({ id }) => id),
  );
  const compared = useServerDoubts(
    lastStep?.moduleId ?? null,
    `${lastStep?.version}:${fileIds?.join()}`,
  );
  const doubts: Pick<Warning, 'field' | 'message' | 'remedy'>[] = [
    ...listDossierWarnings(form, undefined, findMunicipalities),
    ...(compared?.doubts.filter(({ origin }) => origin !== 'form') ?? []),
  ];
  if (doubts.length === 0) return null;
  return (
    <div className="wz-warnings">
      <p>
        <strong>
          <WarningOutlined aria-hidden="true" />{' '}
          {doubts.length === 1 ? 'Un dato da verificare' : `${doubts.length} dati da verificare`}
        </strong>{' '}
        {doubts.length === 1 ? '(non blocca l’invio)' : '(non bloccano l’invio)'}
      </p>
      <ul className="wz-jumps">
        {doubts.map(({ field, message, remedy }) => (
          <FieldLinkItem
            key={`${field} ${message}`}
            name={getDoubtLabel(field)}
            message={message}
            onJump={() => openField(field)}
            remedy={
              remedy && {
                label: remedy.label,
                onApply: () => session.editFields(remedy.patches),
              }
            }
          />
        ))}
      </ul>
    </div>
  );
}
