import type {
  PortalSignature,
  PrintedLine,
  SignatureEnvelope,
  SignatureEvent,
} from '@pratiche/domain/signatures';
import type { PaperSignature } from '../paper-signature.entity.js';
import type { SignatureEventRow } from '../signature-event.entity.js';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Stands for an event whose row was overwritten, so that the check names it and goes on. */
const createUnreadableEvent = (seq: number): SignatureEvent => ({
  seq,
  type: 'illeggibile',
  at: '1970-01-01T00:00:00.000Z',
  facts: {},
  address: null,
  device: null,
  session: null,
  previousHash: '',
  digests: {},
  hash: '',
});

export function parseEvent({ seq, body }: SignatureEventRow): SignatureEvent {
  const event = parseJson(body) as SignatureEvent | null;
  return isObject(event) &&
    isObject(event.facts) &&
    isObject(event.digests) &&
    typeof event.type === 'string' &&
    !Number.isNaN(Date.parse(event.at))
    ? event
    : createUnreadableEvent(seq);
}

const UNREADABLE_ENVELOPE: SignatureEnvelope = {
  id: '',
  dossierId: 0,
  paper: '',
  title: '',
  edition: '',
  documentSha256: '',
  snapshotSha256: '',
  signerName: '',
  signerTaxCode: '',
  signerRole: '',
  identifiedBy: '',
  linkId: null,
  company: '',
  consentVersion: '',
  consentText: '',
  identityDocuments: [],
};

export function parseEnvelope({ envelope }: PaperSignature): SignatureEnvelope {
  const parsed = parseJson(envelope) as SignatureEnvelope | null;
  return isObject(parsed) && Array.isArray(parsed.identityDocuments) ? parsed : UNREADABLE_ENVELOPE;
}

export function parseSnapshot({ snapshot }: PaperSignature): PrintedLine[] {
  const parsed = parseJson(snapshot);
  return Array.isArray(parsed) ? (parsed as PrintedLine[]) : [];
}

/** Signatures of the portal over the events of a record. */
export const parsePortalSignatures = (rows: readonly SignatureEventRow[]): PortalSignature[] =>
  rows.flatMap(({ seq, portalSignature }) => {
    if (portalSignature === null) return [];
    const [kid = '', ...rest] = portalSignature.split(':');
    return [{ seq, kid, value: rest.join(':') }];
  });
