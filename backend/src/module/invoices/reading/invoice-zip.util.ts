import {
  INVOICE_FILE_BYTES_MAX,
  INVOICE_ZIP_BYTES_MAX,
  INVOICE_ZIP_FILES_MAX,
  InvoiceReadError,
} from '@pratiche/domain';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

export interface ZippedFile {
  fileName: string;
  bytes: Buffer;
}

export interface ZipReading {
  files: ZippedFile[];
  /** Names of files that are no invoices by their name. */
  skipped: string[];
}

const INVOICE_NAME = /\.(?:xml|p7m|p7s|b64)(?:\.(?:p7m|b64|txt))?$/i;
/** What archivers and systems put beside the files. */
const COMPANION_NAME = /^(?:\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
/** Parts of certified mail and of signed containers, which every invoice may bring along. */
const COVER_PATH =
  /(?:^|\/)(?:META-INF\/[^/]+|mimetype|daticert\.xml|postacert\.eml|smime\.p7[sm]|[^/]+\.(?:eml|msg|tsr|tsd|tst))$/i;
/** Files beside the invoices that are named: reading their names costs next to nothing. */
const OTHERS_MAX = 1_000;
const ENCRYPTED_FLAG = 0x1;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);

const unreadableZip = (): InvoiceReadError =>
  new InvoiceReadError('Lo ZIP è danneggiato e non si apre: preparalo di nuovo e riprova.');

const getBaseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** Stops at the declared size; the library refuses entries that unpack to more than they declare. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    size += (part as Buffer).length;
    if (size > INVOICE_FILE_BYTES_MAX) throw unreadableZip();
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

function checkEntry(entry: Entry, name: string, unpacked: number): void {
  if ((entry.generalPurposeBitFlag & ENCRYPTED_FLAG) !== 0)
    throw new InvoiceReadError('Lo ZIP è protetto da una password: preparane uno senza e riprova.');
  if (entry.uncompressedSize > INVOICE_FILE_BYTES_MAX)
    throw new InvoiceReadError(
      `Nello ZIP il file «${name}» supera i 5 MB: una fattura elettronica non può essere più grande.`,
    );
  if (unpacked > INVOICE_ZIP_BYTES_MAX)
    throw new InvoiceReadError('I file dello ZIP superano insieme i 40 MB: dividili in più ZIP.');
}

/** Nothing is unpacked before all of it is known to fit. */
async function listEntries(zip: ZipFile): Promise<{ entries: Entry[]; skipped: string[] }> {
  const entries: Entry[] = [];
  const skipped: string[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    const name = getBaseName(entry.fileName);
    if (name === '' || COMPANION_NAME.test(name) || entry.fileName.startsWith('__MACOSX/'))
      continue;
    const isOther = COVER_PATH.test(entry.fileName) || !INVOICE_NAME.test(name);
    if (isOther ? skipped.length >= OTHERS_MAX : entries.length >= INVOICE_ZIP_FILES_MAX)
      throw new InvoiceReadError(
        `Lo ZIP contiene più di ${INVOICE_ZIP_FILES_MAX} file: dividili in più ZIP.`,
      );
    if (isOther) {
      skipped.push(name);
      continue;
    }
    unpacked += entry.uncompressedSize;
    checkEntry(entry, name, unpacked);
    entries.push(entry);
  }
  return { entries, skipped };
}

async function readEntries(zip: ZipFile): Promise<ZipReading> {
  const { entries, skipped } = await listEntries(zip);
  const files: ZippedFile[] = [];
  for (const entry of entries)
    files.push({ fileName: getBaseName(entry.fileName), bytes: await readEntry(zip, entry) });
  return { files, skipped };
}

/**
 * The invoices of a ZIP, unpacked.
 * @throws InvoiceReadError
 */
export async function unpackZip(bytes: Buffer): Promise<ZipReading> {
  try {
    const zip = await fromBufferPromise(bytes, {
      lazyEntries: true,
      validateEntrySizes: true,
      autoClose: false,
    });
    return await readEntries(zip);
  } catch (error) {
    throw error instanceof InvoiceReadError ? error : unreadableZip();
  }
}
