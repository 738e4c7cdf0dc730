import type { AdminDossierDto } from '@pratiche/api';
import { findTransition, isStatusCode, type StatusCode } from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { useFilingReadings } from './useFilingReadings.js';
import { PANEL_TEXTS } from './texts.js';

/** Asks before a step whose CPID or receipt is doubtful; resolves at once where nothing speaks against it. */
export function useFilingQuestion(dossier: AdminDossierDto): (to: StatusCode) => Promise<boolean> {
  const confirm = useConfirm();
  const readings = useFilingReadings(dossier);
  const { code } = dossier.status;
  return (to) => {
    const name = isStatusCode(code) && findTransition(code, to, 'admin')?.effects.requiresDocument;
    const doubts = readings.flatMap(({ document, doubt }) =>
      document.name === name && doubt !== null
        ? [`${adminFileLabel(document, dossier.adminFiles)}: ${PANEL_TEXTS.fileDoubts[doubt]}`]
        : [],
    );
    if (!name || doubts.length === 0) return Promise.resolve(true);
    return confirm({
      title: PANEL_TEXTS.doubtQuestion[name],
      text: doubts.join(' '),
      confirmLabel: PANEL_TEXTS.doubtDismissed[name],
      cancelLabel: PANEL_TEXTS.backToDocuments,
    });
  };
}
