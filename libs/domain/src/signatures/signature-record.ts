import type { JsonValue } from './canonical-json.js';
import { toCanonicalJson } from './canonical-json.js';
import type { PrintedLine } from './printed-lines.js';

/** SHA-256 in hexadecimal, of a text in UTF-8 or of bytes. */
export type Sha256 = (content: string | Uint8Array) => string;

export type SignatureFacts = Readonly<Record<string, JsonValue>>;

/** What a signature is about; it never changes once the paper is prepared. */
export interface SignatureEnvelope {
  id: string;
  dossierId: number;
  paper: string;
  title: string;
  edition: string;
  /** SHA-256 of the file as it is shown. */
  documentSha256: string;
  /** SHA-256 of what is printed, `SignatureRecord.snapshot`. */
  snapshotSha256: string;
  signerName: string;
  signerTaxCode: string;
  signerRole: string;
  /** "link" or "account". */
  identifiedBy: string;
  /** The customer's link, or `null` for an account. */
  linkId: number | null;
  company: string;
  consentVersion: string;
  consentText: string;
  /** SHA-256 of the identity documents of the dossier when the paper was opened. */
  identityDocuments: readonly string[];
}

export interface SignatureEvent {
  seq: number;
  type: string;
  /** Server clock with its offset from UTC. */
  at: string;
  facts: SignatureFacts;
  /** Network address, device and session of the request; `null` for what the server does. */
  address: string | null;
  device: string | null;
  session: string | null;
  previousHash: string;
  /** Start of the SHA-256 of each fact, to name the one that was changed. */
  digests: Readonly<Record<string, string>>;
  hash: string;
}

export const RECORD_FORMAT = 'firma-online/1';
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** Ed25519 signature of the portal over one event, by a key that the database does not hold. */
export interface PortalSignature {
  seq: number;
  /** Start of the SHA-256 of the public key (SubjectPublicKeyInfo, DER), in hexadecimal. */
  kid: string;
  /** In base64. */
  value: string;
}

/** The whole record of a signature, as it is exported. */
export interface SignatureRecord {
  format: string;
  envelope: SignatureEnvelope;
  snapshot: readonly PrintedLine[];
  events: readonly SignatureEvent[];
  /** What the time stamp covers; `null` before the paper is signed. */
  seal: string | null;
  head: { seq: number; hash: string };
  /** Of each event; absent where the record is older than they are. */
  portalSignatures?: readonly PortalSignature[];
}

export type NewSignatureEvent = Omit<SignatureEvent, 'previousHash' | 'digests' | 'hash'>;

const DIGEST_LENGTH = 16;
const asJson = (value: unknown): JsonValue => value as JsonValue;
export const hashJson = (value: unknown, sha256: Sha256): string =>
  sha256(toCanonicalJson(asJson(value)));

/** The single parts of an object, each with the start of its hash. */
export const digestParts = (parts: object, sha256: Sha256): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [
      name,
      hashJson(value, sha256).slice(0, DIGEST_LENGTH),
    ]),
  );

/** What an event says, part by part, without what holds the chain together. */
export const listEventParts = (event: NewSignatureEvent): Record<string, JsonValue> => ({
  seq: event.seq,
  type: event.type,
  at: event.at,
  address: event.address,
  device: event.device,
  session: event.session,
  ...Object.fromEntries(
    Object.entries(event.facts).map(([name, value]) => [`facts.${name}`, value]),
  ),
});

export const hashEvent = (event: Omit<SignatureEvent, 'hash'>, sha256: Sha256): string => {
  const { seq, type, at, facts, address, device, session, previousHash, digests } = event;
  return hashJson(
    { seq, type, at, facts, address, device, session, previousHash, digests },
    sha256,
  );
};

/** The next link of the chain. */
export function createSignatureEvent(
  event: NewSignatureEvent,
  previousHash: string,
  sha256: Sha256,
): SignatureEvent {
  const linked = { ...event, previousHash, digests: digestParts(listEventParts(event), sha256) };
  return { ...linked, hash: hashEvent(linked, sha256) };
}

/** Facts of the first event: they bind the envelope to the chain. */
export const toEnvelopeFacts = (envelope: SignatureEnvelope, sha256: Sha256): SignatureFacts => ({
  envelopeSha256: hashJson(envelope, sha256),
  envelopeDigests: digestParts(envelope, sha256),
});

/**
 * The envelope and the chain up to an event: what a time stamp and the portal's signature cover for
 * the signature, and the portal's signature for each event that follows.
 */
export const createSealText = (
  envelope: SignatureEnvelope,
  event: Pick<SignatureEvent, 'seq' | 'hash'>,
  sha256: Sha256,
): string =>
  toCanonicalJson({
    format: RECORD_FORMAT,
    envelopeSha256: hashJson(envelope, sha256),
    seq: event.seq,
    hash: event.hash,
  });

export const createSeal = (...parts: Parameters<typeof createSealText>): string =>
  parts[2](createSealText(...parts));

/** The record as a file: one text for one record, so that every byte counts. */
export const serializeRecord = (record: SignatureRecord): string =>
  `${toCanonicalJson(asJson(record))}\n`;
