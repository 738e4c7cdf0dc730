import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  createSeal,
  createSealText,
  createSignatureEvent,
  FIRST_PREVIOUS_HASH,
  hashJson,
  KEY_ID_LENGTH,
  RECORD_FORMAT,
  serializeRecord,
  toEnvelopeFacts,
  toPaperKeyword,
  type SignatureEnvelope,
  type SignatureEvent,
  type SignatureRecord,
} from '@pratiche/domain/signatures';
import { describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import { verifyEvidence } from './verify-evidence.ts';

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
const idOf = (publicKey: KeyObject): string =>
  sha256(publicKey.export({ format: 'der', type: 'spki' })).slice(0, KEY_ID_LENGTH);
const PORTAL = generateKeyPairSync('ed25519');
const ATTACKER = generateKeyPairSync('ed25519');
const DRAWING = Buffer.from('the drawn signature');
const FORMER_CODE = 'mj50LjzCFUHo8-D2RUr1';
const CODE = 'mj50LjzCFUHo8-D2RUr1xY';

/** The files of an evidence, signed with a key or by a release that signed none. */
function createFiles(
  verificationCode: string,
  keys: typeof PORTAL | null,
  signerName = 'Ortensia Brughetti',
): Map<string, Buffer> {
  const paper = Buffer.from(`%PDF-1.7 ${toPaperKeyword(verificationCode)} %%EOF`);
  const snapshot = [{ label: 'Nome', text: signerName }];
  const envelope: SignatureEnvelope = {
    id: '8d7c1c2e-2d8e-4a58-9d2c-0c8a7f1f3e11',
    dossierId: 12,
    paper: 'DELEGA',
    title: 'Incarico',
    edition: '2026-11',
    documentSha256: sha256(paper),
    snapshotSha256: hashJson(snapshot, sha256),
    signerName,
    signerTaxCode: 'BRGRNS70A41H501X',
    signerRole: 'beneficiario',
    identifiedBy: 'link personale e codice per e-mail',
    linkId: 5,
    company: 'Serramenti Bianchi',
    consentVersion: '2026-12-1',
    consentText: 'Ho letto.',
    identityDocuments: [],
  };
  const events: SignatureEvent[] = [];
  for (const [type, facts] of [
    ['created', toEnvelopeFacts(envelope, sha256)],
    ['signed', { documentSha256: sha256(paper), drawingSha256: sha256(DRAWING) }],
    ['copy-sent', {}],
  ] as const)
    events.push(
      createSignatureEvent(
        {
          seq: events.length + 1,
          type,
          at: '2026-11-24T10:00:00.000+01:00',
          facts: { ...facts },
          address: null,
          device: null,
          session: null,
        },
        events.at(-1)?.hash ?? FIRST_PREVIOUS_HASH,
        sha256,
      ),
    );
  const [, signed, last] = events as [SignatureEvent, SignatureEvent, SignatureEvent];
  const toSignature = (event: SignatureEvent, { privateKey, publicKey }: typeof PORTAL) => ({
    seq: event.seq,
    kid: idOf(publicKey),
    value: sign(null, Buffer.from(createSealText(envelope, event, sha256)), privateKey).toString(
      'base64',
    ),
  });
  const record: SignatureRecord = {
    format: RECORD_FORMAT,
    envelope,
    snapshot,
    events,
    seal: createSeal(envelope, signed, sha256),
    head: { seq: last.seq, hash: last.hash },
    ...(keys === null ? {} : { portalSignatures: events.map((event) => toSignature(event, keys)) }),
  };
  return new Map<string, Buffer>([
    ['documento.pdf', paper],
    ['registro.json', Buffer.from(serializeRecord(record))],
    ['sigillo.json', Buffer.from(createSealText(envelope, signed, sha256))],
    ['firma.png', DRAWING],
    ...(keys === null
      ? []
      : ([
          ['sigillo.firma', Buffer.from(toSignature(signed, keys).value, 'base64')],
          [
            `chiave-portale-${idOf(keys.publicKey)}.pem`,
            Buffer.from(keys.publicKey.export({ format: 'pem', type: 'spki' })),
          ],
        ] as [string, Buffer][])),
  ]);
}

async function zip(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, bytes] of files) archive.addBuffer(bytes, name);
  archive.end();
  return buffer(archive.outputStream);
}

const hashOf = (files: ReadonlyMap<string, Buffer>): string =>
  (JSON.parse(String(files.get('registro.json'))) as SignatureRecord).events[1]?.hash ?? '';

const verify = async (
  files: ReadonlyMap<string, Buffer>,
  anchors: Parameters<typeof verifyEvidence>[1] = {},
) => verifyEvidence(await zip(files), anchors);

describe('evidence', () => {
  it('of a release that signed no records says which check it cannot have', async () => {
    const { isIntact, lines } = await verify(createFiles(FORMER_CODE, null));
    expect(isIntact).toBe(true);
    expect(lines.join('\n')).toContain('senza firma del portale');
  });

  it('names the key to compare, and holds with key and hash from elsewhere', async () => {
    const files = createFiles(CODE, PORTAL);
    const keyId = idOf(PORTAL.publicKey);
    const alone = await verify(files);
    expect([alone.isIntact, alone.lines.join('\n')]).toEqual([
      true,
      expect.stringContaining(`chiave ${keyId}, confrontala`),
    ]);
    const anchored = await verify(files, { keyId, mailedHash: hashOf(files) });
    expect([anchored.isIntact, anchored.lines.join('\n')]).toEqual([
      true,
      expect.stringContaining('è quella dell’e-mail'),
    ]);
  });

  const forged = () => createFiles(CODE, ATTACKER, 'Mario Falsificato');
  it.each<[string, () => Map<string, Buffer>, () => Parameters<typeof verifyEvidence>[1], RegExp]>([
    [
      'whose signatures were removed',
      () => createFiles(CODE, null, 'Mario Falsificato'),
      () => ({}),
      /portal: .* non ha la firma del portale/,
    ],
    [
      'signed with a key of the attacker, by the key',
      forged,
      () => ({ keyId: idOf(PORTAL.publicKey) }),
      /portal: .* una chiave che non è del portale/,
    ],
    [
      'signed with a key of the attacker, by the e-mail',
      forged,
      () => ({ mailedHash: hashOf(createFiles(CODE, PORTAL)) }),
      /mail: /,
    ],
    [
      'with the attacker’s key under the name of the portal’s',
      () =>
        new Map(
          [...forged()].map(([name, bytes]) => [
            name.replace(idOf(ATTACKER.publicKey), idOf(PORTAL.publicKey)),
            bytes,
          ]),
        ),
      () => ({ keyId: idOf(PORTAL.publicKey) }),
      /una chiave che non è del portale/,
    ],
    [
      'without its key',
      () => new Map([...createFiles(CODE, PORTAL)].filter(([name]) => !name.endsWith('.pem'))),
      () => ({}),
      /una chiave che non è del portale/,
    ],
    [
      'with another signature of the seal',
      () => new Map([...createFiles(CODE, PORTAL), ['sigillo.firma', Buffer.alloc(64)]]),
      () => ({}),
      /sigillo\.firma/,
    ],
    [
      'of a former release, where a key was expected',
      () => createFiles(FORMER_CODE, null),
      () => ({ keyId: idOf(PORTAL.publicKey) }),
      /non ha la firma del portale/,
    ],
  ])('%s is not intact', async (_, files, anchors, words) => {
    const { isIntact, lines } = await verify(files(), anchors());
    expect(isIntact).toBe(false);
    expect(lines.join('\n')).toMatch(words);
  });
});
