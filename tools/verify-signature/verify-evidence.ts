import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import {
  findPaperCode,
  findPortalSignatureFaults,
  isSignedByPortal,
  KEY_ID_LENGTH,
  NO_PORTAL_SIGNATURE,
  verifyRecordFile,
  type PortalSignatureCheck,
  type SignatureFiles,
  type SignatureRecord,
} from '@pratiche/domain/signatures';
import { fromBufferPromise, type Entry } from 'yauzl';

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** What the holder knows from elsewhere; without them the evidence is compared with itself alone. */
export interface EvidenceAnchors {
  /** Hash of the signature, from the e-mail to the signer. */
  mailedHash?: string | undefined;
  /** `kid` of the portal's key, from the certificate, the operator or an earlier evidence. */
  keyId?: string | undefined;
}

/** Checks the evidence of a signature, as the portal exports it. */
export async function verifyEvidence(
  zip: Buffer,
  anchors: EvidenceAnchors = {},
): Promise<{ lines: string[]; isIntact: boolean }> {
  const files = await readFiles(zip).catch(() => null);
  if (files === null)
    return { lines: ['Il file non è un archivio ZIP leggibile.'], isIntact: false };
  const record = files.get('registro.json');
  if (record === undefined) return { lines: ['registro.json: manca'], isIntact: false };
  const given: SignatureFiles = {
    paper: files.get('documento.pdf') ?? Buffer.alloc(0),
    drawing: files.get('firma.json') ?? files.get('firma.png') ?? Buffer.alloc(0),
    token: files.get('marca.tsr') ?? null,
  };
  const { record: read, faults } = verifyRecordFile(record.toString(), given, sha256);
  const texts = faults.map(({ part, text }) => `${part}: ${text}`);
  const seal = files.get('sigillo.json');
  if (read !== null && (seal === undefined || sha256(seal) !== read.seal))
    texts.push('seal: sigillo.json non è il sigillo del registro.');
  if (given.token === null && read?.events.some(({ type }) => type === 'stamped') === true)
    texts.push('token: manca la marca temporale.');
  const portal = read === null ? null : checkPortalSignature(read, files, anchors);
  texts.push(...(portal?.faults ?? []));
  if (texts.length > 0 || read === null)
    return { lines: ['NON INTATTA', ...texts], isIntact: false };
  return {
    isIntact: true,
    lines: [
      'INTATTA',
      `${read.envelope.title}, pratica n. ${read.envelope.dossierId}`,
      `${read.envelope.signerName}, ${read.envelope.signerRole}`,
      ...read.events.map(({ seq, type, at }) => `${seq} ${at} ${type}`),
      ...(portal?.lines ?? []),
      given.token === null
        ? 'Senza marca temporale.'
        : 'Marca temporale: openssl ts -verify -data sigillo.json -in marca.tsr -CAfile <radice>',
    ],
  };
}

function checkPortalSignature(
  record: SignatureRecord,
  files: ReadonlyMap<string, Buffer>,
  { mailedHash, keyId }: EvidenceAnchors,
): { faults: string[]; lines: string[] } {
  const signed = record.events.find(({ type }) => type === 'signed');
  const faults =
    mailedHash === undefined || mailedHash === signed?.hash
      ? []
      : ['mail: l’impronta dell’e-mail non è quella di questa firma.'];
  const code = findPaperCode((files.get('documento.pdf') ?? Buffer.alloc(0)).toString('latin1'));
  const isExpected = record.portalSignatures !== undefined || isSignedByPortal(code ?? '');
  if (!isExpected && keyId === undefined) return { faults, lines: [NO_PORTAL_SIGNATURE] };
  const keys = readKeys(files);
  const check = createCheck(
    new Map([...keys].filter(([kid]) => keyId === undefined || kid === keyId)),
  );
  faults.push(
    ...findPortalSignatureFaults(record, check, sha256).map(({ part, text }) => `${part}: ${text}`),
  );
  const own = record.portalSignatures?.find(({ seq }) => seq === signed?.seq);
  const raw = files.get('sigillo.firma');
  if (own !== undefined && raw?.toString('base64') !== own.value)
    faults.push('portal: sigillo.firma non è la firma del portale che sta nel registro.');
  const compared =
    keyId === undefined
      ? 'confrontala con quella scritta sul certificato o chiedila a chi gestisce il portale (--key)'
      : 'è quella indicata';
  return {
    faults,
    lines: [
      `Firma del portale: chiave ${own?.kid ?? ''}, ${compared}.`,
      mailedHash === undefined
        ? `Impronta della firma: ${signed?.hash ?? ''}, confrontala con l’e-mail a chi ha firmato (--hash).`
        : 'Impronta della firma: è quella dell’e-mail.',
    ],
  };
}

/** The public keys of the evidence under the name that their bytes give them. */
function readKeys(files: ReadonlyMap<string, Buffer>): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const [name, content] of files)
    if (/^chiave-portale-.*\.pem$/.test(name)) {
      const key = tryReadKey(content);
      if (key !== null)
        keys.set(sha256(key.export({ format: 'der', type: 'spki' })).slice(0, KEY_ID_LENGTH), key);
    }
  return keys;
}

function tryReadKey(pem: Buffer): KeyObject | null {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

const createCheck =
  (keys: ReadonlyMap<string, KeyObject>): PortalSignatureCheck =>
  ({ kid, value }, text) => {
    const key = keys.get(kid);
    if (key === undefined) return 'unknown';
    const bytes = Buffer.from(value, 'base64');
    return bytes.toString('base64') === value && verify(null, Buffer.from(text), key, bytes)
      ? 'right'
      : 'wrong';
  };

async function readFiles(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    files.set(entry.fileName, Buffer.concat(parts));
  }
  return files;
}
