import { createHash } from 'node:crypto';
import {
  createSeal,
  createSignatureEvent,
  FIRST_PREVIOUS_HASH,
  toCanonicalJson,
  type JsonValue,
  type SignatureEnvelope,
  type SignatureEvent,
} from '@pratiche/domain/signatures';
import { sql } from './account-fixtures.js';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Columns of a signature as the release before strokes wrote them. */
const COLUMNS = [
  'dossier_id',
  'code',
  'state',
  'envelope',
  'snapshot',
  'texts',
  'document_sha256',
  'storage_key',
  'file_name',
  'size',
  'pages',
  'link_id',
  'file_id',
  'code_tries',
  'timestamp_state',
  'created',
  'signed',
] as const;

/**
 * Puts the record of a release that stored pictures in the place of a signature: the same chain with
 * the hash of this picture. The row is inserted, because what was sealed is not updated.
 * @returns the id of the record
 */
export async function plantStoredDrawing(signatureId: number, png: Buffer): Promise<number> {
  const [row] = await sql().rows<{ envelope: string; live_paper: string }>(
    'SELECT envelope, live_paper FROM paper_signatures WHERE id = ?',
    signatureId,
  );
  const bodies = await sql().rows<{ body: string }>(
    'SELECT body FROM signature_events WHERE signature_id = ? ORDER BY seq',
    signatureId,
  );
  if (row === undefined) throw new Error(`No signature ${signatureId}`);
  const events = rechain(
    bodies.map(({ body }) => JSON.parse(body) as SignatureEvent),
    sha256(png),
  );
  const signed = events.find(({ type }) => type === 'signed') as SignatureEvent;
  const last = events.at(-1) as SignatureEvent;
  const seal = createSeal(JSON.parse(row.envelope) as SignatureEnvelope, signed, sha256);
  await sql().run('UPDATE paper_signatures SET live_paper = NULL WHERE id = ?', signatureId);
  const id = await sql().run(
    `INSERT INTO paper_signatures (${COLUMNS.join(', ')}, verification_code, live_paper, drawing, seal, head_seq, head_hash)
     SELECT ${COLUMNS.join(', ')}, ?, ?, ?, ?, ?, ? FROM paper_signatures WHERE id = ?`,
    `planted-${signatureId}`,
    row.live_paper,
    png.toString('base64'),
    seal,
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

function rechain(events: readonly SignatureEvent[], drawingSha256: string): SignatureEvent[] {
  let previousHash = FIRST_PREVIOUS_HASH;
  return events
    .filter(({ type }) => type !== 'stamped')
    .map(({ seq, type, at, facts, address, device, session }) => {
      const event = createSignatureEvent(
        {
          seq,
          type,
          at,
          facts: type === 'signed' ? { ...facts, drawingSha256 } : facts,
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
