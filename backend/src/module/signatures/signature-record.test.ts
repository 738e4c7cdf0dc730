import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  createSeal,
  createSignatureEvent,
  deriveSignatureState,
  findMissingPrints,
  FIRST_PREVIOUS_HASH,
  hashEvent,
  hashJson,
  listPrintChanges,
  RECORD_FORMAT,
  serializeRecord,
  SIGNATURE_CONSENT,
  toCanonicalJson,
  toEnvelopeFacts,
  verifyRecordFile,
  verifySignatureRecord,
  type SignatureEnvelope,
  type SignatureEvent,
  type SignatureFault,
  type SignatureRecord,
} from '@pratiche/domain/signatures';

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

const PAPER = Buffer.from('%PDF-1.7 delega di Ortensia Brughetti '.repeat(40));
const DRAWING = Buffer.from('the drawn signature '.repeat(20));
const TOKEN = Buffer.from('an answer of the authority '.repeat(10));
const FILES = { paper: PAPER, drawing: DRAWING, token: TOKEN };
const SNAPSHOT = [
  { label: 'Nome e cognome', text: 'Ortensia Brughetti' },
  { label: '', text: 'Il beneficiario incarica l’impresa.' },
];

function createRecord(): SignatureRecord {
  const envelope: SignatureEnvelope = {
    id: '8d7c1c2e-2d8e-4a58-9d2c-0c8a7f1f3e11',
    dossierId: 12,
    paper: 'DELEGA',
    title: 'Incarico, delega alla trasmissione ENEA e privacy',
    edition: '2026-11',
    documentSha256: sha256(PAPER),
    snapshotSha256: hashJson(SNAPSHOT, sha256),
    signerName: 'Ortensia Brughetti',
    signerTaxCode: 'BRGRNS70A41H501X',
    signerRole: 'beneficiario',
    identifiedBy: 'link personale e codice per e-mail',
    linkId: 5,
    company: 'Serramenti Bianchi',
    consentVersion: SIGNATURE_CONSENT.version,
    consentText: SIGNATURE_CONSENT.text,
    identityDocuments: [sha256('ci')],
  };
  const steps: [string, Record<string, string | number>][] = [
    ['opened', {}],
    ['page-shown', { page: 1, pages: 2 }],
    ['page-shown', { page: 2, pages: 2 }],
    ['code-sent', { address: 'ortensia@example.it' }],
    ['code-wrong', { tries: 1 }],
    ['code-right', {}],
    ['signed', { documentSha256: sha256(PAPER), drawingSha256: sha256(DRAWING) }],
    ['copy-sent', { place: 'https://portale.example/verify-signature/abc' }],
    ['stamped', { tokenSha256: sha256(TOKEN), authority: 'TSA di prova' }],
  ];
  const events: SignatureEvent[] = [];
  [['created', toEnvelopeFacts(envelope, sha256)] as const, ...steps].forEach(
    ([type, facts], index) =>
      events.push(
        createSignatureEvent(
          {
            seq: index + 1,
            type,
            at: `2026-11-24T10:${String(10 + index)}:00.000+01:00`,
            facts,
            address: '203.0.113.7',
            device: 'Mozilla/5.0',
            session: 'link 5',
          },
          events.at(-1)?.hash ?? FIRST_PREVIOUS_HASH,
          sha256,
        ),
      ),
  );
  const signed = events.find(({ type }) => type === 'signed') as SignatureEvent;
  const last = events.at(-1) as SignatureEvent;
  return {
    format: RECORD_FORMAT,
    envelope,
    snapshot: SNAPSHOT,
    events,
    seal: createSeal(envelope, signed, sha256),
    head: { seq: last.seq, hash: last.hash },
  };
}

const verify = (record: SignatureRecord, files = FILES) =>
  verifySignatureRecord(record, files, sha256);
const copy = (): SignatureRecord => structuredClone(createRecord());

/** A generator that a seed repeats. */
function createRandom(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

type Path = readonly (string | number)[];

/** Where two values of JSON differ; of a member that has another name, both names. */
function listChangedPaths(before: unknown, after: unknown, path: Path = []): Path[] {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return Object.is(before, after) ? [] : [path];
  const [was, is] = [before, after] as Record<string, unknown>[];
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].flatMap((key) =>
    listChangedPaths(was?.[key], is?.[key], [...path, Array.isArray(before) ? Number(key) : key]),
  );
}

/** The part, event and field that a fault has to name for a change at that place. */
function nameOfPlace([part, ...rest]: Path, read: SignatureRecord): Partial<SignatureFault> {
  if (part === 'envelope') return { part, field: String(rest[0]) };
  if (part === 'snapshot' || part === 'seal') return { part };
  if (part === 'head') return { part: 'order' };
  if (part !== 'events') return { part: 'record' };
  const [index, member, inner] = rest;
  const seq = read.events[Number(index)]?.seq as number;
  if (member === 'previousHash') return { part: 'order', seq, field: 'previousHash' };
  if (member === 'hash') return { part: 'event', seq };
  if (member === 'digests') return { part: 'event', seq, field: String(inner) };
  return { part: 'event', seq, field: member === 'facts' ? `facts.${inner}` : String(member) };
}

/** Whether a fault names what was changed in the file of the record: by part, event and field where it can be read. */
function namesChange(
  faults: readonly SignatureFault[],
  before: SignatureRecord,
  read: SignatureRecord | null,
): boolean {
  const paths = read === null ? [] : listChangedPaths(before, read);
  const wanted: Partial<SignatureFault>[] =
    read === null || paths.length === 0
      ? [{ part: 'record' }]
      : paths.map((path) => nameOfPlace(path, read));
  return faults.some(
    (fault) =>
      fault.text !== '' &&
      wanted.some((one) =>
        Object.entries(one).every(([key, value]) => fault[key as keyof SignatureFault] === value),
      ),
  );
}

describe('verification', () => {
  it('finds nothing in an untouched record', () => {
    expect(verify(createRecord())).toEqual([]);
    expect(verifyRecordFile(serializeRecord(createRecord()), FILES, sha256).faults).toEqual([]);
  });

  it('names 10,000 of 10,000 changed bytes, with the part that was changed', () => {
    const random = createRandom(20_261_124);
    const parts = {
      paper: PAPER,
      drawing: DRAWING,
      token: TOKEN,
      record: Buffer.from(serializeRecord(createRecord())),
    };
    const names = Object.keys(parts) as (keyof typeof parts)[];
    const original = JSON.parse(parts.record.toString()) as SignatureRecord;
    const missed: string[] = [];
    for (let count = 0; count < 10_000; count += 1) {
      // Most bytes are of the record, where a change is hardest to see.
      const name = names[random(10)] ?? 'record';
      const bytes = Buffer.from(parts[name]);
      const at = random(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + random(255));
      const given = { ...parts, [name]: bytes };
      const { record, faults } = verifyRecordFile(given.record.toString(), given, sha256);
      const isNamed =
        name === 'record'
          ? namesChange(faults, original, record)
          : faults.some(({ part }) => part === name);
      if (!isNamed) missed.push(`${name} at ${at}`);
    }
    expect(missed).toEqual([]);
  });

  it.each([
    ['the address', (event: SignatureEvent) => ({ ...event, address: '198.51.100.1' }), 'address'],
    [
      'a fact',
      (event: SignatureEvent) => ({ ...event, facts: { ...event.facts, page: 3 } }),
      'facts.page',
    ],
    [
      'the hour',
      (event: SignatureEvent) => ({ ...event, at: '2026-11-24T10:12:30.000+01:00' }),
      'at',
    ],
    ['the kind', (event: SignatureEvent) => ({ ...event, type: 'opened' }), 'type'],
  ])('names the event and the field when %s is changed', (_, change, field) => {
    const record = copy();
    const events = record.events.map((event) => (event.seq === 3 ? change(event) : event));
    expect(verify({ ...record, events })).toEqual(
      expect.arrayContaining([expect.objectContaining({ part: 'event', seq: 3, field })]),
    );
  });

  it('names the field of the envelope that was changed', () => {
    const record = copy();
    const envelope = { ...record.envelope, signerName: 'Ada Neri' };
    expect(verify({ ...record, envelope })).toEqual(
      expect.arrayContaining([expect.objectContaining({ part: 'envelope', field: 'signerName' })]),
    );
  });

  it('names a missing event, a changed order, a cut end and a clock that goes back', () => {
    const { events, ...record } = copy();
    const without = (seq: number) => events.filter((event) => event.seq !== seq);
    const [first, second, ...rest] = events as [SignatureEvent, SignatureEvent];
    for (const given of [
      without(4),
      [first, ...rest],
      [second, first, ...rest],
      events.slice(0, -1),
    ])
      expect(verify({ ...record, events: given })).toEqual(
        expect.arrayContaining([expect.objectContaining({ part: 'order' })]),
      );
    const last = events.at(-1) as SignatureEvent;
    const early = createSignatureEvent(
      { ...last, at: '2026-11-24T09:00:00.000+01:00' },
      last.previousHash,
      sha256,
    );
    expect(
      verify({
        ...record,
        events: [...events.slice(0, -1), early],
        head: { seq: early.seq, hash: early.hash },
      }),
    ).toEqual([expect.objectContaining({ part: 'clock', seq: 10 })]);
  });

  it('names a seal that was made for another record', () => {
    expect(verify({ ...copy(), seal: sha256('another') })).toEqual([
      expect.objectContaining({ part: 'seal' }),
    ]);
  });
});

describe('hashes and seal', () => {
  const record = createRecord();
  const [event] = record.events as [SignatureEvent];

  const hashedParts = [
    ...Object.keys(event).filter((name) => name !== 'hash'),
    ...Object.keys(event.facts).map((name) => `facts.${name}`),
  ];
  it.each(hashedParts)('an event’s hash depends on its %s', (part) => {
    const fact = part.startsWith('facts.') ? part.slice('facts.'.length) : null;
    const changed = {
      ...event,
      ...(fact === null ? { [part]: 'other' } : { facts: { ...event.facts, [fact]: 'other' } }),
    };
    expect(hashEvent(changed, sha256)).not.toBe(hashEvent(event, sha256));
  });

  const seal = createSeal(record.envelope, event, sha256);
  it.each(Object.keys(record.envelope))('the seal depends on the envelope’s %s', (part) => {
    const envelope = { ...record.envelope, [part]: 'other' };
    expect(createSeal(envelope, event, sha256)).not.toBe(seal);
  });
  it.each(['seq', 'hash'])('the seal depends on the %s of the last event', (part) => {
    expect(createSeal(record.envelope, { ...event, [part]: 'other' }, sha256)).not.toBe(seal);
  });
  it('the seal of a chain is not that of the same chain with one fact more', () => {
    const last = record.events.at(-1)!;
    const longer = createSignatureEvent({ ...last, facts: { more: 1 } }, last.previousHash, sha256);
    expect(createSeal(record.envelope, longer, sha256)).not.toBe(
      createSeal(record.envelope, last, sha256),
    );
  });

  // Records are verified for decades: what is written here can never change.
  it('are those of every earlier release', () => {
    const envelope = {
      ...record.envelope,
      consentVersion: '2026-11',
      consentText: 'Confermo di aver letto il documento.',
    };
    const kept = createSignatureEvent(
      {
        seq: 1,
        type: 'created',
        at: '2026-11-24T10:10:00.000+01:00',
        facts: toEnvelopeFacts(envelope, sha256),
        address: '203.0.113.7',
        device: 'Mozilla/5.0',
        session: 'link 5',
      },
      FIRST_PREVIOUS_HASH,
      sha256,
    );
    expect([kept.facts['envelopeSha256'], kept.hash, createSeal(envelope, kept, sha256)]).toEqual([
      '6785afe2ac92af7ff1ec1cbbf389ceab350b640cf43285bc1b14a91a4f215aff',
      'f9153cefb8ba53d73b8f9915ccad51086d7d3fc14840fbfa8f228016cad6c000',
      'f5c70b90a8e4f8994fc10e3d56dc9fca233aeffc064ac8231304d93d10720390',
    ]);
  });
});

describe('what a paper prints', () => {
  it('lists what is left to fill in by hand', () => {
    expect(
      findMissingPrints([
        { label: 'Telefono', text: null },
        { label: 'Sede', text: 'Via Roma 1' },
        { label: '', text: 'Delega ______________ (codice fiscale AAA)' },
      ]),
    ).toEqual(['Telefono', 'Delega …']);
  });

  it('names each value that changed', () => {
    const after = [{ label: 'Nome e cognome', text: 'Ada Neri' }, SNAPSHOT[1]!];
    expect(listPrintChanges(SNAPSHOT, SNAPSHOT)).toEqual([]);
    expect(listPrintChanges(SNAPSHOT, after)).toEqual([
      'Nome e cognome: «Ortensia Brughetti» → «Ada Neri»',
    ]);
    expect(listPrintChanges(SNAPSHOT, [SNAPSHOT[1]!])).toEqual([
      'Nome e cognome: «Ortensia Brughetti» → niente',
    ]);
  });
});

it('writes one text for one value', () => {
  expect(toCanonicalJson({ b: [1, null], a: { d: 'è', c: true } })).toBe(
    '{"a":{"c":true,"d":"è"},"b":[1,null]}',
  );
});

it('derives the state from the steps', () => {
  expect(deriveSignatureState(['created', 'opened', 'code-sent', 'code-wrong'])).toBe('code-sent');
  expect(deriveSignatureState(['created', 'signed', 'stamped', 'voided'])).toBe('voided');
});
