import type { AdminDossierDto } from '@pratiche/api';
import { findTransition, isStatusCode, type StatusCode } from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { listStepDoubts, useFilingReadings } from './useFilingReadings.js';
import { PANEL_TEXTS } from './texts.js';

/** Asks before a step whose CPID or receipt is doubtful; resolves at once where nothing speaks against it. */
export function useFilingQuestion(dossier: AdminDossierDto): (to: StatusCode) => Promise<boolean> {
  const confirm = useConfirm();
  const { finish } = useFilingReadings(dossier);
  const { code } = dossier.status;
  return async (to) => {
    if (!isStatusCode(code) || !findTransition(code, to, 'admin')?.effects.requiresDocument)
      return true;
    const doubts = listStepDoubts(await finish(), code, to);
    const [first] = doubts;
    if (first === undefined) return true;
    const { name } = first.document;
    return confirm({
      title: PANEL_TEXTS.doubtQuestion[name],
      text: doubts
        .map(
          ({ document, doubt }) =>
            `${adminFileLabel(document, dossier.adminFiles)}: ${PANEL_TEXTS.fileDoubts[doubt]}`,
        )
        .join(' '),
      confirmLabel: PANEL_TEXTS.doubtDismissed[name],
      cancelLabel: PANEL_TEXTS.backToDocuments,
    });
  };
}
