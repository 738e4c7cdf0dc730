import type { AdminDossierDto } from '@pratiche/api';
import {
  findTransition,
  isStatusCode,
  type StatusCode,
  continueSentence,
  findVerificationQuestion,
} from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { useVerificationQuestion } from '@pratiche/ui/office';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { listStepDoubts, useFilingReadings } from './useFilingReadings.js';
import { PANEL_TEXTS } from './texts.js';

/**
 * Asks once before a step whose CPID or receipt is doubtful, or that leaves documents not verified;
 * resolves at once where nothing speaks against it.
 */
export function useStepQuestion(
  dossier: AdminDossierDto,
  unverified: number,
): (to: StatusCode) => Promise<boolean> {
  const confirm = useConfirm();
  const askVerification = useVerificationQuestion();
  const { finish } = useFilingReadings(dossier);
  const { code } = dossier.status;
  const listDoubts = async (to: StatusCode) =>
    isStatusCode(code) && findTransition(code, to, 'admin')?.effects.requiresDocument
      ? listStepDoubts(await finish(), code, to)
      : [];
  return async (to) => {
    const doubts = await listDoubts(to);
    const [first] = doubts;
    if (first === undefined) return askVerification(to, unverified);
    const { name } = first.document;
    const points = doubts.map(
      ({ document, doubt }) =>
        `${adminFileLabel(document, dossier.adminFiles)}: ${continueSentence(PANEL_TEXTS.fileDoubts[doubt])}`,
    );
    const left = findVerificationQuestion(to, unverified);
    if (left) points.push(left);
    return confirm({
      title: PANEL_TEXTS.doubtQuestion[name],
      text: points.map((point) => <p key={point}>{point}</p>),
      confirmLabel: PANEL_TEXTS.doubtDismissed[name],
      cancelLabel: PANEL_TEXTS.backToDocuments,
    });
  };
}
