import { createHash } from 'node:crypto';
import { verifyRecordFile, type SignatureFiles } from '@pratiche/domain/signatures';
import { fromBufferPromise, type Entry } from 'yauzl';

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Checks the evidence of a signature, as the portal exports it. */
export async function verifyEvidence(zip: Buffer): Promise<{ lines: string[]; isIntact: boolean }> {
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
  if (texts.length > 0) return { lines: ['NON INTATTA', ...texts], isIntact: false };
  return {
    isIntact: true,
    lines: [
      'INTATTA',
      `${read?.envelope.title ?? ''}, pratica n. ${read?.envelope.dossierId ?? ''}`,
      `${read?.envelope.signerName ?? ''}, ${read?.envelope.signerRole ?? ''}`,
      ...(read?.events.map(({ seq, type, at }) => `${seq} ${at} ${type}`) ?? []),
      given.token === null
        ? 'Senza marca temporale.'
        : 'Marca temporale: openssl ts -verify -data sigillo.json -in marca.tsr -CAfile <radice>',
    ],
  };
}

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
