import type { PaperSignatureDto, SignablePaperDto } from '@pratiche/api';

export const isSigned = ({ signature }: SignablePaperDto): boolean => signature?.state === 'signed';

/** Whether there is anything to say of a paper: it is signed online, or could be. */
export const isShown = (paper: SignablePaperDto): boolean =>
  isSigned(paper) ||
  (!paper.isUploaded && paper.obstacleKind !== 'not-enabled' && paper.obstacleKind !== 'frozen');

/** Whether a paper is for its signer to sign online, now or once it is ready. */
export const isLeftToSign = (paper: SignablePaperDto): boolean =>
  isShown(paper) && !isSigned(paper) && paper.obstacleKind !== 'several-signers';

/** Whether a paper waits for its signer now; one that came signed on paper does not. */
export const isToSign = (paper: SignablePaperDto): boolean =>
  paper.canSign && !paper.isUploaded && !isSigned(paper);

/** Whether a paper will wait for its signer once the rest of what it prints is there. */
export const isAwaited = (paper: SignablePaperDto): boolean =>
  isLeftToSign(paper) && !isToSign(paper);

/** Whether a paper is for its signer to sign in ink, and has not come back yet. */
export const isLeftOnPaper = (paper: SignablePaperDto): boolean =>
  !paper.isUploaded &&
  !isSigned(paper) &&
  (paper.obstacleKind === 'not-enabled' || paper.obstacleKind === 'several-signers');

/** Whether a paper waits for values that it prints. */
export const isLackingData = (paper: SignablePaperDto): boolean =>
  isAwaited(paper) && paper.missing.length > 0;

/**
 * A signature that no longer holds, and that was not given again. A paper that was only opened had
 * none: a change of what it prints leaves it to sign as before.
 */
export const findEndedSignature = ({ signature }: SignablePaperDto): PaperSignatureDto | null => {
  if (signature === null) return null;
  const { state, signedAt } = signature;
  const hasEnded =
    state === 'refused' || state === 'expired' || (state === 'voided' && signedAt !== null);
  return hasEnded ? signature : null;
};
