import {
  type StatusCode,
  findVerificationQuestion,
  listQuestionPoints,
  type OpenPoints,
} from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { VERIFICATION_TEXTS } from '../texts.js';

/**
 * Asks once before a dossier goes to `to` with something still open: so many documents not verified,
 * doubts, requests and messages, or an Ecobonus that the doubts say is not due; resolves at once
 * where nothing is to be asked.
 */
export type AskVerification = (
  to: StatusCode,
  documents: number,
  ecobonusDoubts?: readonly string[],
  open?: OpenPoints,
) => Promise<boolean>;

export function useVerificationQuestion(): AskVerification {
  const confirm = useConfirm();
  return (to, documents, ecobonusDoubts = [], open) => {
    const isDoubted = ecobonusDoubts.length > 0;
    const title = findVerificationQuestion(to, documents, isDoubted, open);
    if (title === null) return Promise.resolve(true);
    const isLast = to === 'SELLED';
    const points = listQuestionPoints(to, documents, open);
    const isUnverified = documents > 0;
    // A single point is the title itself.
    const listed = points.length > 1 || isDoubted ? points : [];
    return confirm({
      title,
      text: (
        <>
          {isDoubted && !isLast && ecobonusDoubts.map((doubt) => <p key={doubt}>{doubt}</p>)}
          {listed.length > 0 && !isLast && (
            <ul className="of-open-points">
              {listed.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {isUnverified && (
            <p>{isLast ? VERIFICATION_TEXTS.lastMoment : VERIFICATION_TEXTS.stillPossible}</p>
          )}
        </>
      ),
      confirmLabel: isLast ? VERIFICATION_TEXTS.complete : VERIFICATION_TEXTS.accept,
      cancelLabel:
        isLast || (isUnverified && points.length === 1 && !isDoubted)
          ? VERIFICATION_TEXTS.goBack
          : VERIFICATION_TEXTS.lookAgain,
      // A doubt is read before it is dismissed.
      hasFocusOnConfirm: !isDoubted || isLast,
    });
  };
}
