import type { AdminDossierDto } from '@pratiche/api';
import {
  findTransition,
  isStatusCode,
  type DifferenceConfirmation,
  type FilingDifference,
  type StatusCode,
  continueSentence,
  findVerificationQuestion,
  NO_OPEN_POINTS,
  type OpenPoints,
} from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { useVerificationQuestion } from '@pratiche/ui/office';
import { useAllRules } from '../../form/useAllRules.js';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { DifferenceReasons, getReasonKey, type ReasonDraft } from './DifferenceReasons.js';
import { ENEA_TEXTS } from './enea-texts.js';
import {
  listDifferencesOfStep,
  listStepDoubts,
  useEneaReadings,
  type EneaReadings,
  type FilingReading,
} from './useEneaReadings.js';
import { PANEL_TEXTS } from './texts.js';

/** Asks before a step, with the reasons that the server wants. */
export type StepAnswer =
  boolean | { confirmations?: DifferenceConfirmation[]; isOpenConfirmed?: boolean };

const settleNothing = (): Promise<OpenPoints> => Promise.resolve(NO_OPEN_POINTS);

const NO_READINGS: EneaReadings = { files: [], all: [] };

/**
 * Asks once before a step whose CPID or receipt is doubtful, that leaves documents not verified,
 * that accepts an Ecobonus which is not due or something still open; resolves at once where nothing speaks against it. Differences of
 * weight from ENEA's PDF ask for a reason each.
 */
export function useStepQuestion(
  dossier: AdminDossierDto,
  unverified: number,
  settleOpenPoints = settleNothing,
): (to: StatusCode) => Promise<StepAnswer> {
  const askVerification = useVerificationQuestion();
  const askReasons = useReasonQuestion();
  const askDoubts = useDoubtQuestion(dossier);
  const { finish } = useEneaReadings(dossier);
  const { listEcobonusDoubts } = useAllRules();
  const { code } = dossier.status;
  return async (to) => {
    if (!isStatusCode(code)) return false;
    const isFileAwaited = findTransition(code, to, 'admin')?.effects.requiresDocument !== undefined;
    const readings = isFileAwaited ? await finish() : NO_READINGS;
    const left = findVerificationQuestion(to, unverified);
    const differences = listDifferencesOfStep(readings, code, to);
    if (differences.length > 0) return askReasons(differences, left);
    const doubts = listStepDoubts(readings, code, to);
    const open = to === 'ACCEPTED' ? await settleOpenPoints() : NO_OPEN_POINTS;
    const may =
      doubts.length > 0
        ? await askDoubts(doubts, left)
        : await askVerification(to, unverified, listEcobonusDoubts(dossier), open);
    if (may && to === 'ACCEPTED') return { isOpenConfirmed: open.requests > 0 };
    return may && isFileAwaited ? { confirmations: [] } : may;
  };
}

/** Asks about files that may be others, without a reason. */
function useDoubtQuestion(dossier: AdminDossierDto) {
  const confirm = useConfirm();
  return async (doubts: readonly FilingReading[], left: string | null): Promise<boolean> => {
    const name = doubts[0]?.document.name ?? 'Ricevuta';
    const points = doubts.flatMap((reading) =>
      reading.doubts.map(
        ({ text }) =>
          `${adminFileLabel(reading.document, dossier.adminFiles)}: ${continueSentence(text)}`,
      ),
    );
    if (left) points.push(left);
    return confirm({
      title: PANEL_TEXTS.doubtQuestion[name],
      text: points.map((point) => <p key={point}>{point}</p>),
      confirmLabel: PANEL_TEXTS.doubtDismissed[name],
      cancelLabel: PANEL_TEXTS.backToDocuments,
    });
  };
}

/** Asks for the reason of each difference, again until all are there. */
function useReasonQuestion() {
  const confirm = useConfirm();
  return async (
    differences: readonly FilingDifference[],
    left: string | null,
  ): Promise<StepAnswer> => {
    const draft: ReasonDraft = new Map();
    for (let areMissing = false; ; areMissing = true) {
      const isAnswered = await confirm({
        title: ENEA_TEXTS.reasonsQuestion,
        text: (
          <>
            <DifferenceReasons differences={differences} draft={draft} areMissing={areMissing} />
            {left && <p>{left}</p>}
          </>
        ),
        confirmLabel: ENEA_TEXTS.goOn,
        cancelLabel: PANEL_TEXTS.backToDocuments,
      });
      if (!isAnswered) return false;
      const confirmations = differences.map((difference) => ({
        filing: difference.filing,
        key: difference.key,
        reason: (draft.get(getReasonKey(difference)) ?? '').trim(),
      }));
      if (confirmations.every(({ reason }) => reason !== '')) return { confirmations };
    }
  };
}
