import {
  createSealText,
  type PortalSignature,
  type Sha256,
  type SignatureEvent,
  type SignatureRecord,
} from './signature-record.js';
import { describeEvent, type SignatureFault } from './verify-record.js';

/** What checking one signature comes to; `unknown`: no trusted key has this `kid`. */
export type PortalSignatureCheck = (
  signature: Pick<PortalSignature, 'kid' | 'value'>,
  text: string,
) => 'right' | 'wrong' | 'unknown';

/** Hexadecimal digits of the public key's SHA-256 that name the key. */
export const KEY_ID_LENGTH = 32;

/** Bytes of a verification code of papers whose signature the portal signs; before it were 15. */
export const VERIFICATION_CODE_BYTES = 16;
const FORMER_CODE_LENGTH = 20;

/**
 * Whether the portal signs the record of a paper. The code says it, because the signer holds it
 * too, in the paper and in the e-mail: a record whose signatures were removed is no former record.
 */
export const isSignedByPortal = (verificationCode: string): boolean =>
  verificationCode.length > FORMER_CODE_LENGTH;

const PAPER_CODE = /firma-online:([\w-]{22}|[\w-]{20})(?![\w-])/;

export const toPaperKeyword = (verificationCode: string): string =>
  `firma-online:${verificationCode}`;

/** The verification code that the text of a paper's file names, also where a byte was changed. */
export const findPaperCode = (text: string): string | null => PAPER_CODE.exec(text)?.[1] ?? null;

/** Events that the audit log names: the signature itself and all that follow. */
export const listAuditableEvents = (events: readonly SignatureEvent[]): SignatureEvent[] => {
  const start = events.findIndex(({ type }) => type === 'signed');
  return start < 0 ? [] : events.slice(start);
};

/** Faults of the portal's signatures: each event needs a right one. */
export function findPortalSignatureFaults(
  { envelope, events, portalSignatures = [] }: SignatureRecord,
  check: PortalSignatureCheck,
  sha256: Sha256,
): SignatureFault[] {
  const faults = events.flatMap((event): SignatureFault[] => {
    const own = portalSignatures.filter(({ seq }) => seq === event.seq);
    const [signature] = own;
    if (signature === undefined || own.length > 1)
      return [toFault(event, 'non ha la firma del portale')];
    const result = check(signature, createSealText(envelope, event, sha256));
    if (result === 'right') return [];
    return [
      toFault(
        event,
        result === 'unknown'
          ? `è firmato con una chiave che non è del portale (${signature.kid})`
          : 'non è quello che il portale ha firmato',
      ),
    ];
  });
  const seqs = new Set(events.map(({ seq }) => seq));
  const stray = portalSignatures.find(({ seq }) => !seqs.has(seq));
  if (stray !== undefined)
    faults.push({
      part: 'portal',
      seq: stray.seq,
      text: `Manca l’evento ${stray.seq}, che il portale ha firmato.`,
    });
  if (!events.some(({ type }) => type === 'signed'))
    faults.push({ part: 'portal', text: 'Manca l’evento della firma, che il portale ha firmato.' });
  return faults;
}

const toFault = (event: SignatureEvent, what: string): SignatureFault => ({
  part: 'portal',
  seq: event.seq,
  text: `L’evento ${describeEvent(event)} ${what}.`,
});

/** What a record signed before the portal signed records cannot have. */
export const NO_PORTAL_SIGNATURE =
  'Firmata prima che il portale firmasse i registri: senza firma del portale.';
