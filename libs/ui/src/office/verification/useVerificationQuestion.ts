import { type StatusCode, findVerificationQuestion } from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { VERIFICATION_TEXTS } from '../texts.js';

/** Asks before a dossier goes to `to` with so many documents not verified; resolves at once where nothing is to be asked. */
export type AskVerification = (to: StatusCode, documents: number) => Promise<boolean>;

export function useVerificationQuestion(): AskVerification {
  const confirm = useConfirm();
  return (to, documents) => {
    const title = findVerificationQuestion(to, documents);
    if (title === null) return Promise.resolve(true);
    const isLast = to === 'SELLED';
    return confirm({
      title,
      text: isLast ? VERIFICATION_TEXTS.lastMoment : VERIFICATION_TEXTS.stillPossible,
      confirmLabel: isLast ? VERIFICATION_TEXTS.complete : VERIFICATION_TEXTS.accept,
      cancelLabel: VERIFICATION_TEXTS.goBack,
      hasFocusOnConfirm: true,
    });
  };
}
