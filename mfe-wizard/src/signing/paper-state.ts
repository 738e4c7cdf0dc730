import type { SignablePaperDto } from '@pratiche/api';

/** Whether there is anything to say of a paper: it is signed online, or could be. */
export const isShown = (paper: SignablePaperDto): boolean =>
  isSigned(paper) ||
  (!paper.isUploaded && paper.obstacleKind !== 'not-enabled' && paper.obstacleKind !== 'frozen');

export const isSigned = ({ signature }: SignablePaperDto): boolean => signature?.state === 'signed';

/** Whether a paper is for its signer to sign, now or once it is ready. */
export const isLeftToSign = (paper: SignablePaperDto): boolean =>
  isShown(paper) && !isSigned(paper);
