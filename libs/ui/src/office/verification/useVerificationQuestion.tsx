import { type StatusCode, findVerificationQuestion } from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { VERIFICATION_TEXTS } from '../texts.js';

/**
 * Asks before a dossier goes to `to` with so many documents not verified, or as an Ecobonus that the
 * doubts say is not due; resolves at once where nothing is to be asked.
 */
export type AskVerification = (
  to: StatusCode,
  documents: number,
  ecobonusDoubts?: readonly string[],
) => Promise<boolean>;

export function useVerificationQuestion(): AskVerification {
  const confirm = useConfirm();
  return (to, documents, ecobonusDoubts = []) => {
    const isDoubted = ecobonusDoubts.length > 0;
    const title = findVerificationQuestion(to, documents, isDoubted);
    if (title === null) return Promise.resolve(true);
    const isLast = to === 'SELLED';
    const unverified = findVerificationQuestion(to, documents);
    return confirm({
      title,
      text: [
        ...(isDoubted && !isLast ? ecobonusDoubts : []),
        ...(isDoubted && !isLast && unverified !== null ? [unverified] : []),
        ...(unverified === null
          ? []
          : [isLast ? VERIFICATION_TEXTS.lastMoment : VERIFICATION_TEXTS.stillPossible]),
      ].map((point) => <p key={point}>{point}</p>),
      confirmLabel: isLast ? VERIFICATION_TEXTS.complete : VERIFICATION_TEXTS.accept,
      cancelLabel: isDoubted && !isLast ? VERIFICATION_TEXTS.lookAgain : VERIFICATION_TEXTS.goBack,
      // A doubt is read before it is dismissed.
      hasFocusOnConfirm: !isDoubted || isLast,
    });
  };
}
