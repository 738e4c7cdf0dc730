import type { PaperSignatureDto, SignablePaperDto } from '@pratiche/api';
import { shortenEndByChange } from '@pratiche/domain/signature-words';
import { formatMoment } from '@pratiche/ui';

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
const toClause = (reason: string): string => shortenEndByChange(reason).replace(/[.\s]+$/, '');
