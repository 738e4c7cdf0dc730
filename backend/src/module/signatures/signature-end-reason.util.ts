import { SIGNATURE_CONSENT, SIGNATURE_OPEN_DAYS } from '@pratiche/domain/signatures';
import { readEnvelope } from './paper-signature.mapper.js';
import type { PaperSignature } from './paper-signature.repository.js';
import type { SigningParty } from './signing.types.js';

const DAY_MS = 86_400_000;

export const isExpired = ({ created }: PaperSignature): boolean =>
  Date.now() - created.getTime() > SIGNATURE_OPEN_DAYS * DAY_MS;

/** Why an open signature cannot go on, Italian; `null` where it can. */
export function findEndReason(row: PaperSignature, party: SigningParty): string | null {
  if (party.kind === 'beneficiary' && row.linkId !== party.link.id)
    return 'c’è un nuovo link per il cliente';
  // Its record has a sentence that is no longer shown.
  if (readEnvelope(row).consentVersion !== SIGNATURE_CONSENT.version)
    return 'il testo da accettare è cambiato';
  return isExpired(row) ? 'il termine per firmare è scaduto' : null;
}
