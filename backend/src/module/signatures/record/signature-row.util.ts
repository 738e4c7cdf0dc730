import {
  deriveSignatureState,
  SIGNATURE_EVENTS,
  SIGNATURE_STATES,
  isSignatureEventType,
  toCanonicalJson,
  type JsonValue,
  type SignatureEvent,
  type SignatureFacts,
  type SignatureFault,
  type SignatureRecord,
} from '@pratiche/domain/signatures';
import type { DrawingCopyState } from '../drawing-copies/drawing-copies.constants.js';
import type { PaperSignature } from '../paper-signature.entity.js';
import { toLivePaper } from '../paper-signature.repository.js';
import type { SignatureEventRow } from '../signature-event.entity.js';
import { sha256 } from '../signature-hash.util.js';

/** Columns that are facts of the `signed` event as they are. */
const COLUMN_FACTS = [
  'storageKey',
  'fileName',
  'size',
  'pages',
  'verificationCode',
  'codeAddress',
] as const;

/**
 * Facts of the `signed` event that bind what stands in the row alone. The id of the row is among
 * them, because the audit log finds its entries by it.
 */
export const toRowFacts = (
  row: Pick<
    PaperSignature,
    (typeof COLUMN_FACTS)[number] | 'id' | 'texts' | 'fileId' | 'timestampState'
  >,
): SignatureFacts => ({
  ...Object.fromEntries(COLUMN_FACTS.map((column) => [column, row[column]])),
  signatureId: row.id,
  textsSha256: sha256(row.texts),
  fileId: row.fileId,
  timestamp: row.timestampState,
});

/** Columns of a signature signed by the portal that do not say what its record says. */
export function findRowFaults(
  row: PaperSignature,
  { envelope, events }: SignatureRecord,
): SignatureFault[] {
  const signed = events.find(({ type }) => type === 'signed');
  if (signed === undefined) return [];
  const expected = { ...deriveColumns(row, events, signed), ...deriveSealedColumns(signed) };
  const columns: [string, unknown, unknown][] = [
    ...Object.entries(expected).map(([column, value]): [string, unknown, unknown] => [
      column,
      toComparable(row[column as keyof PaperSignature]),
      value,
    ]),
    ['id', row.id, signed.facts['signatureId']],
    ['textsSha256', sha256(row.texts), signed.facts['textsSha256']],
    ['dossierId', row.dossierId, envelope.dossierId],
    ['code', row.code, envelope.paper],
    ['linkId', row.linkId, envelope.linkId],
    ['hasToken', row.token !== null, events.some(({ type }) => type === 'stamped')],
    ['hasDrawing', row.drawing !== null, true],
    ['drawingCopy', hashCopy(row.drawingCopy), findCopyHash(events)],
    ['envelope', row.envelope, rewrite(row.envelope)],
    ['snapshot', row.snapshot, rewrite(row.snapshot)],
  ];
  return columns
    .filter(([, actual, value]) => actual !== value)
    .map(([field]) => ({
      part: 'row',
      field,
      text: `Un dato accanto al registro non è quello della firma: ${field}.`,
    }));
}

/** Rows of events that are not written as the portal writes them. */
export const findEventRowFaults = (
  rows: readonly SignatureEventRow[],
  events: readonly SignatureEvent[],
): SignatureFault[] =>
  rows.flatMap(({ seq, body }, index): SignatureFault[] =>
    seq === events[index]?.seq && body === rewrite(body)
      ? []
      : [
          {
            part: 'event',
            seq,
            text: `L’evento ${seq} non è scritto come il portale lo scrive.`,
          },
        ],
  );

const deriveSealedColumns = ({ facts }: SignatureEvent): Record<string, unknown> =>
  Object.fromEntries(COLUMN_FACTS.map((column) => [column, facts[column]]));

/** What the columns that change after the signature must say, by the events. */
function deriveColumns(
  { dossierId, code, fileId }: PaperSignature,
  events: readonly SignatureEvent[],
  signed: SignatureEvent,
): Record<string, unknown> {
  const state = deriveSignatureState(events.map(({ type }) => type));
  const hasEnded = !SIGNATURE_STATES[state].isOpen && state !== 'signed';
  const end = hasEnded ? events.findLast(endsSignature) : undefined;
  const sent = events.findLast(({ type }) => type === 'code-sent');
  const isStamped = events.some(({ type }) => type === 'stamped');
  const keepsFile = !hasEnded || fileId !== null;
  return {
    state,
    livePaper: hasEnded ? null : toLivePaper(dossierId, code),
    created: Date.parse(events[0]?.at ?? ''),
    signed: Date.parse(signed.at),
    ended: end === undefined ? null : Date.parse(end.at),
    reason: end?.facts['reason'] ?? null,
    codeHash: null,
    codeExpires: Date.parse(String(sent?.facts['expires'])),
    codeTries: events.filter(({ type, seq }) => type === 'code-wrong' && seq > (sent?.seq ?? 0))
      .length,
    timestampState: isStamped ? 'stamped' : signed.facts['timestamp'],
    drawingCopyState: deriveCopyState(events),
    fileId: keepsFile ? signed.facts['fileId'] : null,
  };
}

const endsSignature = ({ type }: SignatureEvent): boolean =>
  isSignatureEventType(type) &&
  SIGNATURE_EVENTS[type].leadsTo !== null &&
  SIGNATURE_EVENTS[type].leadsTo !== 'signed';

function deriveCopyState(events: readonly SignatureEvent[]): DrawingCopyState | null {
  if (findCopyHash(events) !== null) return 'copied';
  return events.some(({ type }) => type === 'drawing-unreadable') ? 'unreadable' : null;
}

const findCopyHash = (events: readonly SignatureEvent[]): unknown =>
  events.findLast(({ type }) => type === 'drawing-copied')?.facts['copySha256'] ?? null;

const hashCopy = (base64: string | null): string | null =>
  base64 === null ? null : sha256(Buffer.from(base64, 'base64'));

const toComparable = (value: unknown): unknown =>
  value instanceof Date ? value.getTime() : (value ?? null);

/** The canonical text of some JSON; `null` for any other text. */
function rewrite(text: string): string | null {
  try {
    return toCanonicalJson(JSON.parse(text) as JsonValue);
  } catch {
    return null;
  }
}
