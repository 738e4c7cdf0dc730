import {
  createSeal,
  createSignatureEvent,
  createSealText,
  deriveSignatureState,
  FIRST_PREVIOUS_HASH,
  hashJson,
  isSignedByPortal,
  SIGNATURE_CONSENT,
  toCanonicalJson,
  toEnvelopeFacts,
  type JsonValue,
  type SignatureEnvelope,
  type SignatureEvent,
} from '@pratiche/domain/signatures';
import { describe, expect, it } from '@jest/globals';
import type { AuditLogService, NewAuditEntry } from '../../../platform/audit/audit-log.service.js';
import type { AppConfig } from '../../../platform/config/index.js';
import type { SettingsService } from '../../../settings/settings.service.js';
import { PortalKeyring } from '../portal-key/portal-keyring.util.js';
import { PortalSignatureService } from '../portal-key/portal-signature.service.js';
import type {
  PaperSignature,
  PaperSignatureRepository,
  SignatureEventRow,
} from '../paper-signature.repository.js';
import type { PaperFileService } from '../paper-file.service.js';
import { sha256 } from '../signature-hash.util.js';
import { SignatureLogService, type NewStep } from '../signature-log.service.js';
import { serializeMark } from '../signature-mark.util.js';
import { SERVER_ORIGIN } from '../signing.types.js';
import { SignatureRecordService } from './signature-record.service.js';
import { toRowFacts } from './signature-row.util.js';
import { toSignatureVerdictDto } from './signature-verdict.mapper.js';

type LogParts = ConstructorParameters<typeof SignatureLogService>;

const PORTAL_KEY = 'the key of the portal, outside the database';
const ATTACKER_KEY = 'the key of somebody with the source code';
const LINK = { address: '203.0.113.7', device: 'Mozilla/5.0', session: 'link 5' };
const CODES = { 1: 'Aq3-8f2Lk9Zt_0pXw7RbYc', 2: 'Zz9-1f2Lk9Zt_0pXw7RbYd' } as const;
/** Added to the id of a record that is inserted again under another one. */
const NEW_IDS = 100;
const FIRST_MOMENT = new Date('2026-11-20T09:00:00.000Z');

/** The tables as an attacker with the rights of the portal's database user writes to them. */
interface Tables {
  signatures: PaperSignature[];
  events: SignatureEventRow[];
  /** Append-only: triggers refuse that user any change. */
  audit: NewAuditEntry[];
  papers: Record<string, Buffer>;
}

const asBody = (event: SignatureEvent): string => toCanonicalJson(event as unknown as JsonValue);

/** Writes with the product's own services into the tables. */
function createServices(tables: Tables) {
  const repository = {
    listEventRows: async (id: number) =>
      tables.events.filter(({ signatureId }) => signatureId === id).sort((a, b) => a.seq - b.seq),
    listEvents: async (id: number) =>
      (await repository.listEventRows(id)).map(({ body }) => JSON.parse(body) as SignatureEvent),
    findById: async (id: number) => tables.signatures.find((row) => row.id === id) ?? null,
    extendChain: async (
      ...[row, events, change, signed = []]: Parameters<PaperSignatureRepository['extendChain']>
    ) => {
      const last = events.at(-1);
      const changed = { ...row, ...change, headSeq: last?.seq ?? 0, headHash: last?.hash ?? '' };
      tables.signatures = tables.signatures.map((one) => (one.id === row.id ? changed : one));
      for (const event of events) {
        const own = signed.find(({ seq }) => seq === event.seq);
        tables.events.push({
          id: tables.events.length + 1,
          signatureId: row.id,
          seq: event.seq,
          body: asBody(event),
          portalSignature: own === undefined ? null : `${own.kid}:${own.value}`,
        });
      }
      return changed;
    },
  };
  const audit = {
    appendAuditEntry: async (entry: NewAuditEntry) => void tables.audit.push(entry),
    listDetails: async (_kind: string, id: number) =>
      tables.audit.filter(({ subject }) => subject?.id === id).map(({ details = {} }) => details),
  } as unknown as AuditLogService;
  const portal = new PortalSignatureService({
    signatureKeys: [PORTAL_KEY],
  } as unknown as AppConfig);
  const asRepository = repository as unknown as PaperSignatureRepository;
  return {
    log: new SignatureLogService(...([asRepository, portal, audit] as unknown as LogParts)),
    records: new SignatureRecordService(
      asRepository,
      {
        readPaper: async (key: string) => tables.papers[key] ?? Buffer.alloc(0),
      } as unknown as PaperFileService,
      portal,
      audit,
      { getCurrentValue: () => ({ audit: 3_650 }) } as unknown as SettingsService,
    ),
  };
}

const SNAPSHOT = [{ label: 'Nome e cognome', text: 'Ortensia Brughetti' }];

async function signPaper(
  tables: Tables,
  id: 1 | 2,
  end?: NewStep,
  verificationCode: string = CODES[id],
): Promise<void> {
  const paper = Buffer.from(`%PDF-1.7 delega ${id} firma-online:${verificationCode} %%EOF`);
  const storageKey = `signatures/${id}`;
  tables.papers[storageKey] = paper;
  const snapshot = [...SNAPSHOT, { label: 'Pratica', text: String(10 + id) }];
  const envelope: SignatureEnvelope = {
    id: `8d7c1c2e-2d8e-4a58-9d2c-0c8a7f1f3e1${id}`,
    dossierId: 10 + id,
    paper: 'DELEGA',
    title: 'Incarico, delega alla trasmissione ENEA e privacy',
    edition: '2026-11',
    documentSha256: sha256(paper),
    snapshotSha256: hashJson(snapshot, sha256),
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
  const { log } = createServices(tables);
  const { first, portalSignature } = log.createFirstEvent(
    { type: 'created', facts: { ...toEnvelopeFacts(envelope, sha256) }, origin: LINK },
    FIRST_MOMENT,
    envelope,
  );
  const row: PaperSignature = {
    id,
    dossierId: envelope.dossierId,
    code: 'DELEGA',
    livePaper: `${envelope.dossierId}:DELEGA`,
    state: 'requested',
    envelope: toCanonicalJson(envelope as unknown as JsonValue),
    snapshot: toCanonicalJson(snapshot),
    texts: JSON.stringify({ edition: '2026-11', title: `Testo ${id}` }),
    documentSha256: envelope.documentSha256,
    storageKey,
    fileName: `delega-${id}.pdf`,
    size: paper.length,
    pages: 1,
    verificationCode,
    linkId: 5,
    fileId: null,
    headSeq: 1,
    headHash: first.hash,
    seal: null,
    drawing: null,
    drawingCopy: null,
    drawingCopyState: null,
    codeHash: null,
    codeAddress: null,
    codeExpires: null,
    codeTries: 0,
    token: null,
    timestampState: 'none',
    created: FIRST_MOMENT,
    signed: null,
    ended: null,
    reason: null,
  };
  tables.signatures.push(row);
  tables.events.push({
    id: tables.events.length + 1,
    signatureId: id,
    seq: 1,
    body: asBody(first),
    portalSignature: isSignedByPortal(verificationCode)
      ? `${portalSignature.kid}:${portalSignature.value}`
      : null,
  });
  const codeExpires = new Date('2026-11-20T09:20:00.000Z');
  const codeAddress = 'ortensia@example.it';
  const drawing = serializeMark({
    kind: 'drawn',
    width: 600,
    height: 200,
    strokes: [
      [
        [20, 120],
        [90, 60 + id],
      ],
    ],
  });
  const opened = await log.appendSteps(row, [
    { type: 'opened', origin: LINK },
    { type: 'page-shown', facts: { page: 1, pages: 1 }, origin: LINK },
  ]);
  const sent = await log.appendSteps(
    opened,
    [
      {
        type: 'code-sent',
        facts: { address: codeAddress, source: 'signer', expires: codeExpires.toISOString() },
        origin: LINK,
      },
    ],
    { codeAddress, codeExpires, codeTries: 0, codeHash: 'h' },
  );
  const tried = await log.appendSteps(
    sent,
    [{ type: 'code-wrong', facts: { tries: 1 }, origin: LINK }],
    { codeTries: 1 },
  );
  const facts = {
    ...toRowFacts({ ...tried, fileId: 70 + id, timestampState: 'none' }),
    documentSha256: envelope.documentSha256,
    shownSha256: envelope.documentSha256,
    drawingSha256: sha256(drawing),
    consentVersion: SIGNATURE_CONSENT.version,
    keptUntil: '31/12/2041',
  };
  const signed = await log.appendSteps(
    tried,
    [
      { type: 'code-right', origin: LINK },
      { type: 'signed', facts, origin: LINK },
      { type: 'copy-sent', facts: { address: codeAddress }, origin: SERVER_ORIGIN },
    ],
    (events) => ({
      fileId: 70 + id,
      drawing,
      codeHash: null,
      seal: createSeal(envelope, events[1] as SignatureEvent, sha256),
    }),
  );
  const told = await log.appendSteps(signed, [
    { type: 'code-delivered', facts: { message: `m${id}` }, origin: SERVER_ORIGIN },
  ]);
  if (end !== undefined)
    await log.appendSteps(told, [end], { reason: String(end.facts?.['reason']) });
}

const WITHDRAWN: NewStep = {
  type: 'withdrawn',
  facts: { reason: 'Importo sbagliato' },
  origin: LINK,
};

async function createTables(): Promise<Tables> {
  const tables: Tables = { signatures: [], events: [], audit: [], papers: {} };
  await signPaper(tables, 1);
  await signPaper(tables, 2, WITHDRAWN);
  return tables;
}

async function verify(tables: Tables, id: number) {
  const row = tables.signatures.find((candidate) =>
    [id, id + NEW_IDS].includes(candidate.id),
  ) as PaperSignature;
  const checked = await createServices(tables).records.checkRecord(row);
  return toSignatureVerdictDto(row, checked, { comparedFile: false, mailedHash: null });
}

/** A generator that a seed repeats. */
function createRandom(seed: number) {
  let state = seed;
  const below = (max: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  };
}
type Random = ReturnType<typeof createRandom>;

/** Another value of the same kind. */
function changeValue(value: unknown, { below, pick }: Random): unknown {
  if (value instanceof Date) return new Date(value.getTime() + (1 + below(90)) * 86_400_000);
  if (typeof value === 'number') return value + 1 + below(5);
  if (typeof value === 'boolean') return !value;
  if (value === null) return pick(['x', 'AAAA', 'Mario Falsificato']);
  if (typeof value !== 'string') return pick(['x', null, 7]);
  const at = below(Math.max(value.length, 1));
  return pick([
    `${value.slice(0, at)}x${value.slice(at)}`,
    `${value.slice(0, at)}${value.slice(at + 1)}x`,
    `${value} `,
    '',
  ]);
}

/** Columns of the row; its id is rewritten together with that of its events. */
const COLUMNS = [
  'dossierId',
  'code',
  'livePaper',
  'state',
  'envelope',
  'snapshot',
  'texts',
  'documentSha256',
  'storageKey',
  'fileName',
  'size',
  'pages',
  'verificationCode',
  'linkId',
  'fileId',
  'headSeq',
  'headHash',
  'seal',
  'drawing',
  'drawingCopy',
  'drawingCopyState',
  'codeHash',
  'codeAddress',
  'codeExpires',
  'codeTries',
  'token',
  'timestampState',
  'created',
  'signed',
  'ended',
  'reason',
] as const satisfies readonly (keyof PaperSignature)[];
type AnyColumn = Exclude<keyof PaperSignature, 'id'>;
/** No column may be added without being rewritten here. */
const EVERY_COLUMN: Record<AnyColumn, true> = Object.fromEntries(
  COLUMNS.map((column) => [column, true]),
) as Record<(typeof COLUMNS)[number], true>;

const rowsOf = (tables: Tables, id: number): SignatureEventRow[] =>
  tables.events.filter(({ signatureId }) => signatureId === id);
const rowOf = (tables: Tables, id: number): PaperSignature =>
  tables.signatures.find((row) => row.id === id) as PaperSignature;

/** Digests, chain, envelope and seal anew, by the product's own functions. */
function recompute(
  tables: Tables,
  id: number,
  envelope: SignatureEnvelope,
  events: readonly SignatureEvent[],
  key: 'kept' | 'removed' | 'of the attacker',
): void {
  const row = rowOf(tables, id);
  const former = new Map(rowsOf(tables, id).map((one) => [one.seq, one.portalSignature]));
  const chain: SignatureEvent[] = [];
  for (const event of events)
    chain.push(
      createSignatureEvent(
        {
          ...event,
          seq: chain.length + 1,
          facts:
            event.type === 'created'
              ? { ...event.facts, ...toEnvelopeFacts(envelope, sha256) }
              : event.facts,
        },
        chain.at(-1)?.hash ?? FIRST_PREVIOUS_HASH,
        sha256,
      ),
    );
  const keyring = new PortalKeyring([ATTACKER_KEY]);
  tables.events = [
    ...tables.events.filter(({ signatureId }) => signatureId !== id),
    ...chain.map((event): SignatureEventRow => {
      const forged = keyring.signText(createSealText(envelope, event, sha256));
      const signature = {
        kept: former.get(event.seq) ?? null,
        removed: null,
        'of the attacker': `${forged.kid}:${forged.value}`,
      }[key];
      return {
        id: id * 1_000 + event.seq,
        signatureId: id,
        seq: event.seq,
        body: asBody(event),
        portalSignature: signature,
      };
    }),
  ];
  const signed = chain.find(({ type }) => type === 'signed');
  const last = chain.at(-1) as SignatureEvent;
  Object.assign(row, {
    envelope: toCanonicalJson(envelope as unknown as JsonValue),
    seal: signed === undefined ? null : createSeal(envelope, signed, sha256),
    headSeq: last.seq,
    headHash: last.hash,
    state: deriveSignatureState(chain.map(({ type }) => type)),
    created: new Date(chain[0]?.at ?? ''),
    signed: signed === undefined ? null : new Date(signed.at),
  });
}

const KEYS = ['kept', 'removed', 'of the attacker'] as const;
const readEvents = (tables: Tables, id: number): SignatureEvent[] =>
  rowsOf(tables, id).map(({ body }) => JSON.parse(body) as SignatureEvent);
const readEnvelope = (tables: Tables, id: number): SignatureEnvelope =>
  JSON.parse(rowOf(tables, id).envelope) as SignatureEnvelope;

/** What an attacker does to the record of signature `id`; each says what it did. */
const REWRITINGS: Record<string, (tables: Tables, id: 1 | 2, random: Random) => string> = {
  'a column of the signature': (tables, id, random) => {
    const column = random.pick(COLUMNS);
    const row = rowOf(tables, id);
    Object.assign(row, { [column]: changeValue(row[column], random) });
    return column;
  },
  'a column of the signature taken from another one': (tables, id, { pick }) => {
    const column = pick(COLUMNS);
    const other = rowOf(tables, id === 1 ? 2 : 1);
    Object.assign(rowOf(tables, id), { [column]: other[column] });
    return column;
  },
  'a column of an event': (tables, id, random) => {
    const event = random.pick(rowsOf(tables, id));
    const column = random.pick(['seq', 'signatureId', 'body', 'portalSignature'] as const);
    Object.assign(event, { [column]: changeValue(event[column], random) });
    return `${column} of ${event.seq}`;
  },
  'an event changed as JSON': (tables, id, random) => {
    const row = random.pick(rowsOf(tables, id));
    const event = JSON.parse(row.body) as Record<string, unknown>;
    const facts = event['facts'] as Record<string, unknown>;
    const target = random.below(2) === 0 && Object.keys(facts).length > 0 ? facts : event;
    const name = random.pick(Object.keys(target));
    target[name] = changeValue(target[name], random);
    row.body = toCanonicalJson(event as JsonValue);
    return `${name} of ${row.seq}`;
  },
  'the portal’s signature of another event or record': (tables, id, { pick }) => {
    const row = pick(rowsOf(tables, id).filter(({ portalSignature }) => portalSignature !== null));
    row.portalSignature = pick(
      tables.events.filter(
        ({ portalSignature }) =>
          portalSignature !== null && portalSignature !== row.portalSignature,
      ),
    ).portalSignature;
    return `of ${row.seq}`;
  },
  'the envelope with all hashes anew': (tables, id, random) => {
    const envelope = readEnvelope(tables, id);
    const name = random.pick(Object.keys(envelope) as (keyof SignatureEnvelope)[]);
    const changed = { ...envelope, [name]: changeValue(envelope[name], random) };
    const key = random.pick(KEYS);
    recompute(tables, id, changed as SignatureEnvelope, readEvents(tables, id), key);
    return `${name}, signatures ${key}`;
  },
  'an event with all hashes anew': (tables, id, random) => {
    const events = readEvents(tables, id);
    const index = random.below(events.length);
    const event = events[index] as SignatureEvent;
    const name = random.pick(['address', 'device', 'session', 'type', 'facts'] as const);
    const changed = {
      ...event,
      [name]: name === 'facts' ? { ...event.facts, page: 9 } : changeValue(event[name], random),
    } as SignatureEvent;
    const key = random.pick(KEYS);
    recompute(tables, id, readEnvelope(tables, id), events.with(index, changed), key);
    return `${name} of ${event.seq}, signatures ${key}`;
  },
  'all moments moved, with all hashes anew': (tables, id, { below, pick }) => {
    const days = 1 + below(400);
    const move = (at: string) =>
      new Date(Date.parse(at) - days * 86_400_000).toISOString().replace('Z', '+00:00');
    const events = readEvents(tables, id).map((event) => ({ ...event, at: move(event.at) }));
    const key = pick(KEYS);
    recompute(tables, id, readEnvelope(tables, id), events, key);
    return `${days} days, signatures ${key}`;
  },
  'an event removed': (tables, id, { below, pick }) => {
    const events = readEvents(tables, id);
    const index = below(events.length);
    const key = pick(KEYS);
    if (below(2) === 0) {
      const gone = rowsOf(tables, id)[index];
      tables.events = tables.events.filter((row) => row !== gone);
    } else recompute(tables, id, readEnvelope(tables, id), events.toSpliced(index, 1), key);
    return `${index + 1}, signatures ${key}`;
  },
  'the end cut off, with the row as it was then': (tables, id, { below }) => {
    const rows = rowsOf(tables, id);
    const signedAt = readEvents(tables, id).findIndex(({ type }) => type === 'signed');
    const kept = signedAt + 1 + below(rows.length - signedAt - 1);
    const gone = new Set(rows.slice(kept));
    tables.events = tables.events.filter((row) => !gone.has(row));
    const last = readEvents(tables, id).at(-1) as SignatureEvent;
    const { dossierId, code } = rowOf(tables, id);
    Object.assign(rowOf(tables, id), {
      headSeq: last.seq,
      headHash: last.hash,
      state: 'signed',
      livePaper: `${dossierId}:${code}`,
      ended: null,
      reason: null,
    });
    return `after ${kept}`;
  },
  'an event added': (tables, id, { pick }) => {
    const events = readEvents(tables, id);
    const type = pick(['withdrawn', 'voided', 'stamped', 'code-delivered', 'copy-sent']);
    const added = { ...(events.at(-1) as SignatureEvent), type, facts: { reason: 'x' } };
    const key = pick(KEYS);
    recompute(tables, id, readEnvelope(tables, id), [...events, added], key);
    return `${type}, signatures ${key}`;
  },
  'two events swapped': (tables, id, { below, pick }) => {
    const events = readEvents(tables, id);
    const index = below(events.length - 1);
    const [one, other] = [events[index], events[index + 1]] as [SignatureEvent, SignatureEvent];
    const key = pick(KEYS);
    const swapped = events.with(index, { ...other, at: one.at }).with(index + 1, one);
    recompute(tables, id, readEnvelope(tables, id), swapped, key);
    return `${index + 1}, signatures ${key}`;
  },
  'another record replayed under this code': (tables, id, { below }) => {
    const otherId = id === 1 ? 2 : 1;
    const [own, other] = [rowOf(tables, id), rowOf(tables, otherId)];
    const { verificationCode } = own;
    Object.assign(own, { ...other, id });
    if (below(2) === 0) Object.assign(own, { verificationCode });
    tables.events = [
      ...tables.events.filter(({ signatureId }) => signatureId !== id),
      ...rowsOf(tables, otherId).map((row) => ({ ...row, id: row.id + 500, signatureId: id })),
    ];
    return 'whole';
  },
  'inserted again as signed, under another id or its own': (tables, id, { below, pick }) => {
    const events = readEvents(tables, id);
    const signedAt = events.findIndex(({ type }) => type === 'signed');
    const kept = signedAt + 1 + below(events.length - signedAt);
    const newId = pick([id + NEW_IDS, id]);
    insertAgain(tables, id, newId, kept);
    return `as ${newId}, after ${kept}`;
  },
  'made to look like a record of a former release': (tables, id, random) => {
    const envelope = { ...readEnvelope(tables, id), signerName: 'Mario Falsificato' };
    recompute(tables, id, envelope, readEvents(tables, id), 'removed');
    if (random.below(2) === 0) rowOf(tables, id).verificationCode = CODES[id].slice(0, 20);
    return 'without signatures of the portal';
  },
};

/**
 * Deletes a record and inserts its first events again, as the mark of an erased dossier allows the
 * portal's database user; the audit log keeps its entries and takes copies under the new id.
 */
function insertAgain(tables: Tables, id: number, newId: number, kept: number): void {
  const former = rowOf(tables, id);
  const rows = rowsOf(tables, id).slice(0, kept);
  const last = JSON.parse(rows.at(-1)?.body ?? '{}') as SignatureEvent;
  const inserted: PaperSignature = {
    ...former,
    id: newId,
    headSeq: last.seq,
    headHash: last.hash,
    state: 'signed',
    livePaper: `${former.dossierId}:${former.code}`,
    ended: null,
    reason: null,
  };
  tables.signatures = tables.signatures.map((row) => (row.id === id ? inserted : row));
  tables.events = [
    ...tables.events.filter(({ signatureId }) => signatureId !== id),
    ...rows.map((row) => ({ ...row, id: row.id + 1_000, signatureId: newId })),
  ];
  if (newId === id) return;
  const copied = tables.audit.filter(
    ({ subject, details }) => subject?.id === id && Number(details?.['seq']) <= last.seq,
  );
  tables.audit.push(
    ...copied.map((entry) => ({ ...entry, subject: { kind: 'signature' as const, id: newId } })),
  );
}

const clone = ({ signatures, events, audit, papers }: Tables): Tables => ({
  signatures: signatures.map((row) => ({ ...row })),
  events: events.map((row) => ({ ...row })),
  audit: [...audit],
  papers,
});
const describeTables = ({ signatures, events }: Tables): string =>
  JSON.stringify([
    signatures,
    [...events]
      .sort((a, b) => a.signatureId - b.signatureId || a.seq - b.seq)
      .map(({ signatureId, seq, body, portalSignature }) => [
        signatureId,
        seq,
        body,
        portalSignature,
      ]),
  ]);

describe('a record that was rewritten in the database', () => {
  it('is intact before', async () => {
    const tables = await createTables();
    for (const id of [1, 2]) {
      const { isIntact, checks } = await verify(tables, id);
      expect({ isIntact, faults: checks.filter(({ result }) => result === 'fault') }).toEqual({
        isIntact: true,
        faults: [],
      });
      expect(checks.map(({ name, result }) => `${name}: ${result}`)).toEqual([
        'Documento: ok',
        'Dati della firma: ok',
        'Registro: ok',
        'Firma del portale: ok',
        'Registro delle attività: ok',
        'Marca temporale: notRequested',
      ]);
    }
    expect(Object.keys(EVERY_COLUMN)).toHaveLength(Object.keys(rowOf(tables, 1)).length - 1);
  });

  it('is named in 1,000 of 1,000 ways', async () => {
    const original = await createTables();
    const random = createRandom(20_261_129);
    const kinds = Object.keys(REWRITINGS);
    const missed: string[] = [];
    for (const id of [1, 2]) expect((await verify(clone(original), id)).isIntact).toBe(true);
    for (let count = 0; count < 1_000;) {
      const tables = clone(original);
      const kind = kinds[count % kinds.length] as string;
      const id = random.pick([1, 2] as const);
      const what = REWRITINGS[kind]?.(tables, id, random) ?? '';
      if (describeTables(tables) === describeTables(original)) continue;
      count += 1;
      const { isIntact, checks } = await verify(tables, id);
      const named = checks.filter(({ result, text }) => result === 'fault' && text !== '');
      if (isIntact || named.length === 0) missed.push(`${kind}, record ${id}: ${what}`);
    }
    expect(missed).toEqual([]);
  });

  it('of a former release says which check it cannot have', async () => {
    const tables: Tables = { signatures: [], events: [], audit: [], papers: {} };
    await signPaper(tables, 1, undefined, CODES[1].slice(0, 20));
    expect(tables.audit).toEqual([]);
    const { isIntact, checks } = await verify(tables, 1);
    expect(isIntact).toBe(true);
    expect(checks.find(({ name }) => name === 'Firma del portale')).toEqual({
      name: 'Firma del portale',
      result: 'notRequested',
      text: 'Firmata prima che il portale firmasse i registri: senza firma del portale.',
    });
    expect(checks.some(({ name }) => name === 'Registro delle attività')).toBe(false);
  });

  it('names the column beside the record that was changed', async () => {
    const tables = await createTables();
    rowOf(tables, 1).texts = '{}';
    const { checks } = await verify(tables, 1);
    expect(checks.filter(({ result }) => result === 'fault')).toEqual([
      {
        name: 'Registro',
        result: 'fault',
        text: 'Un dato accanto al registro non è quello della firma: textsSha256.',
      },
    ]);
  });

  it('names a withdrawal that was taken out', async () => {
    const tables = await createTables();
    const rows = rowsOf(tables, 2);
    REWRITINGS['the end cut off, with the row as it was then']?.(tables, 2, {
      below: (max) => max - 1,
      pick: ([one]) => one as never,
    });
    expect(rowsOf(tables, 2)).toHaveLength(rows.length - 1);
    const { state, checks } = await verify(tables, 2);
    expect(state).toBe('signed');
    expect(checks.find(({ name }) => name === 'Registro delle attività')).toMatchObject({
      result: 'fault',
      text: expect.stringContaining(`Manca l’evento ${rows.length}`),
    });
  });
});
