import {
  createSeal,
  digestParts,
  FIRST_PREVIOUS_HASH,
  hashEvent,
  hashJson,
  listEventParts,
  RECORD_FORMAT,
  serializeRecord,
  type Sha256,
  type SignatureEvent,
  type SignatureRecord,
} from './signature-record.js';
import {
  deriveSignatureState,
  SIGNATURE_EVENTS,
  isSignatureEventType,
} from './signature-events.js';

export type FaultPart =
  | 'paper'
  | 'drawing'
  | 'token'
  | 'envelope'
  | 'snapshot'
  | 'event'
  | 'order'
  | 'clock'
  | 'seal'
  | 'record'
  | 'portal'
  | 'row'
  | 'audit'
  | 'mail';

/** Something that does not hold, with the words that name it. */
export interface SignatureFault {
  part: FaultPart;
  /** Event that is concerned. */
  seq?: number;
  /** Field that is concerned. */
  field?: string;
  text: string;
}

/** Files that the record names by their hash; `null` where they are not given to compare. */
export interface SignatureFiles {
  paper: Uint8Array | null;
  drawing: Uint8Array | null;
  token: Uint8Array | null;
}

/** Every fault of a record and its files; none: nothing was changed since. */
export function verifySignatureRecord(
  record: SignatureRecord,
  files: SignatureFiles,
  sha256: Sha256,
): SignatureFault[] {
  return [
    ...(record.format === RECORD_FORMAT
      ? []
      : [
          { part: 'record' as const, field: 'format', text: 'Il formato del registro è un altro.' },
        ]),
    ...findEnvelopeFaults(record, sha256),
    ...record.events.flatMap((event, index) =>
      findEventFaults(event, record.events[index - 1], sha256),
    ),
    ...findChainFaults(record, sha256),
    ...findFileFaults(record, files, sha256),
  ];
}

/** The same for the file of a record, of which every byte counts. */
export function verifyRecordFile(
  text: string,
  files: SignatureFiles,
  sha256: Sha256,
): { record: SignatureRecord | null; faults: SignatureFault[] } {
  const record = parseRecord(text);
  if (record === null)
    return {
      record,
      faults: [{ part: 'record', text: 'Il registro non si legge: non ha più la sua forma.' }],
    };
  const faults = verifySignatureRecord(record, files, sha256);
  if (serializeRecord(record) !== text && faults.length === 0)
    faults.push({ part: 'record', text: 'Il file del registro non è scritto come fu esportato.' });
  return { record, faults };
}

/** A record whose parts have their types; `null` for any other text. */
function parseRecord(text: string): SignatureRecord | null {
  try {
    const record = JSON.parse(text) as SignatureRecord;
    const hasParts =
      isObject(record) &&
      isObject(record.envelope) &&
      isObject(record.head) &&
      Array.isArray(record.snapshot) &&
      Array.isArray(record.events) &&
      record.events.every(
        (event) => isObject(event) && isObject(event.facts) && isObject(event.digests),
      );
    return hasParts ? record : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const findDigestFault = (
  digests: Readonly<Record<string, unknown>>,
  parts: object,
  sha256: Sha256,
): string | undefined => {
  const now = digestParts(parts, sha256);
  return [...new Set([...Object.keys(now), ...Object.keys(digests)])].find(
    (name) => now[name] !== digests[name],
  );
};

function findEnvelopeFaults(
  { envelope, snapshot, events }: SignatureRecord,
  sha256: Sha256,
): SignatureFault[] {
  const facts = events[0]?.facts ?? {};
  const faults: SignatureFault[] = [];
  if (facts['envelopeSha256'] !== hashJson(envelope, sha256)) {
    const field = findDigestFault(
      (facts['envelopeDigests'] ?? {}) as Record<string, unknown>,
      envelope,
      sha256,
    );
    faults.push({
      part: 'envelope',
      ...(field === undefined ? {} : { field }),
      text: `I dati della firma sono stati cambiati${field === undefined ? '' : `: ${field}`}.`,
    });
  }
  if (envelope.snapshotSha256 !== hashJson(snapshot, sha256))
    faults.push({ part: 'snapshot', text: 'I dati stampati sul documento sono stati cambiati.' });
  return faults;
}

function findEventFaults(
  event: SignatureEvent,
  previous: SignatureEvent | undefined,
  sha256: Sha256,
): SignatureFault[] {
  const faults: SignatureFault[] = [];
  const name = describeEvent(event);
  const unknown = Object.keys(event).find((key) => !EVENT_KEYS.has(key));
  if (hashEvent(event, sha256) !== event.hash || unknown !== undefined) {
    const field = unknown ?? findDigestFault(event.digests, listEventParts(event), sha256);
    faults.push({
      part: 'event',
      seq: event.seq,
      ...(field === undefined ? {} : { field }),
      text: `L’evento ${name} è stato cambiato${field === undefined ? '' : `: ${field}`}.`,
    });
  }
  if (event.seq !== (previous?.seq ?? 0) + 1)
    faults.push({
      part: 'order',
      seq: event.seq,
      text: `Prima dell’evento ${name} manca un evento, o l’ordine è un altro.`,
    });
  if (event.previousHash !== (previous?.hash ?? FIRST_PREVIOUS_HASH))
    faults.push({
      part: 'order',
      seq: event.seq,
      field: 'previousHash',
      text: `L’evento ${name} non segue quello che lo precede.`,
    });
  if (previous !== undefined && !(Date.parse(event.at) >= Date.parse(previous.at)))
    faults.push({
      part: 'clock',
      seq: event.seq,
      field: 'at',
      text: `L’ora dell’evento ${name} è prima di quella dell’evento che lo precede.`,
    });
  return faults;
}

const EVENT_KEYS: ReadonlySet<string> = new Set([
  'seq',
  'type',
  'at',
  'facts',
  'address',
  'device',
  'session',
  'previousHash',
  'digests',
  'hash',
]);

export const describeEvent = ({ seq, type }: Pick<SignatureEvent, 'seq' | 'type'>): string =>
  `${seq} (${isSignatureEventType(type) ? SIGNATURE_EVENTS[type].text : type})`;

function findChainFaults(record: SignatureRecord, sha256: Sha256): SignatureFault[] {
  const { envelope, events, head, seal } = record;
  const faults: SignatureFault[] = [];
  const last = events.at(-1);
  if (last === undefined || head.seq !== last.seq || head.hash !== last.hash)
    faults.push({
      part: 'order',
      text: 'Alla fine del registro manca un evento, o ce n’è uno in più.',
    });
  if (events[0] !== undefined && events[0].type !== 'created')
    faults.push({ part: 'order', seq: events[0].seq, text: 'Manca il primo evento.' });
  const signed = events.find(({ type }) => type === 'signed');
  if (seal !== (signed === undefined ? null : createSeal(envelope, signed, sha256)))
    faults.push({ part: 'seal', text: 'Il sigillo non corrisponde al registro.' });
  if (signed !== undefined && signed.facts['documentSha256'] !== envelope.documentSha256)
    faults.push({
      part: 'event',
      seq: signed.seq,
      field: 'facts.documentSha256',
      text: 'Il documento firmato non è quello mostrato.',
    });
  return faults;
}

function findFileFaults(
  { envelope, events }: SignatureRecord,
  { paper, drawing, token }: SignatureFiles,
  sha256: Sha256,
): SignatureFault[] {
  const faults: SignatureFault[] = [];
  if (paper !== null && sha256(paper) !== envelope.documentSha256)
    faults.push({
      part: 'paper',
      text: 'Il documento non è quello firmato: almeno un byte è diverso.',
    });
  const fact = (type: string, name: string) =>
    events.find((event) => event.type === type)?.facts[name];
  if (drawing !== null && sha256(drawing) !== fact('signed', 'drawingSha256'))
    faults.push({ part: 'drawing', text: 'L’immagine della firma è stata cambiata.' });
  if (token !== null && sha256(token) !== fact('stamped', 'tokenSha256'))
    faults.push({ part: 'token', text: 'La marca temporale non è quella ricevuta.' });
  return faults;
}

/** The state that the record itself tells. */
export const getRecordState = ({ events }: Pick<SignatureRecord, 'events'>) =>
  deriveSignatureState(events.map(({ type }) => type));
