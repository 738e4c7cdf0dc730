import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createSeal,
  createSignatureEvent,
  FIRST_PREVIOUS_HASH,
  toCanonicalJson,
  toEnvelopeFacts,
  toPaperKeyword,
  type JsonValue,
  type SignatureEnvelope,
  type SignatureEvent,
} from '@pratiche/domain/signatures';
import { sql } from './account-fixtures.js';
import { portal } from './portal.js';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const FORMER_CODE_LENGTH = 20;

/** Columns of a signature as the release before strokes wrote them. */
const COLUMNS = [
  'dossier_id',
  'code',
  'state',
  'snapshot',
  'texts',
  'file_name',
  'size',
  'pages',
  'link_id',
  'file_id',
  'code_tries',
  'created',
  'signed',
] as const;

/**
 * Puts the record of a release that stored pictures in the place of a signature: the same chain with
 * the hash of this picture. The row is inserted, because what was sealed is not updated.
 * @returns the id of the record
 */
export async function plantStoredDrawing(signatureId: number, png: Buffer): Promise<number> {
  const [row] = await sql().rows<SignedRow>(
    'SELECT envelope, live_paper, storage_key, verification_code FROM paper_signatures WHERE id = ?',
    signatureId,
  );
  const bodies = await sql().rows<{ body: string }>(
    'SELECT body FROM signature_events WHERE signature_id = ? ORDER BY seq',
    signatureId,
  );
  if (row === undefined) throw new Error(`No signature ${signatureId}`);
  const paper = await writeFormerPaper(row);
  const envelope: SignatureEnvelope = {
    ...(JSON.parse(row.envelope) as SignatureEnvelope),
    documentSha256: paper.sha256,
  };
  const events = rechain(
    bodies.map(({ body }) => JSON.parse(body) as SignatureEvent),
    envelope,
    sha256(png),
  );
  const signed = events.find(({ type }) => type === 'signed') as SignatureEvent;
  const last = events.at(-1) as SignatureEvent;
  const seal = createSeal(envelope, signed, sha256);
  await sql().run('UPDATE paper_signatures SET live_paper = NULL WHERE id = ?', signatureId);
  const id = await sql().run(
    `INSERT INTO paper_signatures (${COLUMNS.join(', ')}, envelope, document_sha256, storage_key, verification_code, live_paper, drawing, seal, timestamp_state, head_seq, head_hash)
     SELECT ${COLUMNS.join(', ')}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM paper_signatures WHERE id = ?`,
    toCanonicalJson(envelope as unknown as JsonValue),
    paper.sha256,
    paper.storageKey,
    paper.verificationCode,
    row.live_paper,
    png.toString('base64'),
    seal,
    // The time stamp may have come before: its event is left out, and the row says so.
    String(signed.facts['timestamp']),
    last.seq,
    last.hash,
    signatureId,
  );
  for (const event of events)
    await sql().run(
      'INSERT INTO signature_events (signature_id, seq, body) VALUES (?, ?, ?)',
      id,
      event.seq,
      toCanonicalJson(event as unknown as JsonValue),
    );
  return id;
}

interface SignedRow {
  envelope: string;
  live_paper: string;
  storage_key: string;
  verification_code: string;
}

/** The same paper with the shorter code of papers that the portal did not sign yet. */
async function writeFormerPaper({ storage_key, verification_code }: SignedRow) {
  const verificationCode = verification_code.slice(0, FORMER_CODE_LENGTH);
  const storageKey = `${storage_key}-former`;
  const toPath = (key: string): string => join(portal().dataDir, 'files', key);
  const paper = (await readFile(toPath(storage_key), 'latin1')).replaceAll(
    toPaperKeyword(verification_code),
    toPaperKeyword(verificationCode).padEnd(toPaperKeyword(verification_code).length),
  );
  const bytes = Buffer.from(paper, 'latin1');
  await writeFile(toPath(storageKey), bytes);
  return { storageKey, verificationCode, sha256: sha256(bytes) };
}

function rechain(
  events: readonly SignatureEvent[],
  envelope: SignatureEnvelope,
  drawingSha256: string,
): SignatureEvent[] {
  const { documentSha256 } = envelope;
  const formerFacts: Partial<Record<string, SignatureEvent['facts']>> = {
    created: { ...toEnvelopeFacts(envelope, sha256) },
    signed: { drawingSha256, documentSha256, shownSha256: documentSha256 },
  };
  let previousHash = FIRST_PREVIOUS_HASH;
  return events
    .filter(({ type }) => type !== 'stamped')
    .map(({ type, at, facts, address, device, session }, index) => {
      const event = createSignatureEvent(
        {
          seq: index + 1,
          type,
          at,
          facts: { ...facts, ...formerFacts[type] },
          address,
          device,
          session,
        },
        previousHash,
        sha256,
      );
      previousHash = event.hash;
      return event;
    });
}
