import type { PaperSignatureDto, SignablePaperDto } from '@pratiche/api';
import { formatMoment } from '@pratiche/ui';
import { isLeftToSign } from './paper-state.js';

export { isShown, isSigned } from './paper-state.js';

/** Whether a paper waits for its signer now; one that came signed on paper does not. */
export const isToSign = ({ canSign, isUploaded, signature }: SignablePaperDto): boolean =>
  canSign && !isUploaded && signature?.state !== 'signed';

/** Whether a paper will wait for its signer once the rest of what it prints is there. */
export const isAwaited = (paper: SignablePaperDto): boolean =>
  isLeftToSign(paper) && !isToSign(paper);

/** A signature that no longer holds, and that was not given again. */
export const findEndedSignature = ({ signature }: SignablePaperDto): PaperSignatureDto | null =>
  signature !== null && ['voided', 'refused', 'expired'].includes(signature.state)
    ? signature
    : null;

/** Whether a paper waits for values that it prints. */
export const isLackingData = (paper: SignablePaperDto): boolean =>
  isAwaited(paper) && paper.missing.length > 0;

/** The state of a paper in a line, where it lacks no value. */
export function signatureStateText(paper: SignablePaperDto): string {
  const { signature, obstacle, canSign } = paper;
  if (signature?.state === 'signed' && signature.signedAt !== null)
    return `Firmata online il ${formatMoment(signature.signedAt)} da ${signature.signer.name}`;
  if (paper.isUploaded) return 'Caricata già firmata';
  if (!canSign) return obstacle ?? 'Non puoi firmare online';
  return signature?.state === 'opened' || signature?.state === 'code-sent'
    ? 'Aperta, da firmare'
    : 'Da firmare';
}

/** Why a signature no longer holds, and what to do. */
export function endedSignatureText({ state, reason }: PaperSignatureDto): string {
  const why = reason === null || reason === '' ? '.' : `: ${toClause(reason)}.`;
  if (state === 'voided') return `La firma non vale più${why} Serve una nuova firma.`;
  if (state === 'refused') return `La firma è stata rifiutata${why}`;
  return `Il tempo per firmare è finito${why} Apri di nuovo il documento.`;
}

/** Reasons come with and without a full stop; of several printed values the first is enough here. */
const toClause = (reason: string): string =>
  reason
    .replace(/^(è cambiato un dato stampato \([^;]*);.*/s, '$1; e altri dati)')
    .replace(/[.\s]+$/, '');
