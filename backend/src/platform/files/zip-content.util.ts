import {
  describeForeignEntry,
  describeForeignFile,
  findForeignKindByName,
  LOCKED_PDF_MESSAGE,
} from '@pratiche/domain';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { createFileEndScan, type FileEndScan } from './file-end.util.js';
import { detectFileType, detectInvoiceType, HEAD_BYTES } from './file-type.util.js';
import { detectForeignKind, detectPackageKind } from './foreign-kind.util.js';
import { needsPassword } from './pdf-lock.util.js';
import { skipByteOrderMarks } from './text-wrapping.util.js';

/** More is no package of documents, and costs too much to look into. */
export const ZIP_ENTRIES_MAX = 1_000;
/** Four times what a file may have: documents hardly shrink. */
export const ZIP_UNPACKED_BYTES_MAX = 160_000_000;

/** A ZIP that is not taken, and why, for the person who sent it. */
export class ZipRefusedError extends Error {}

/** A file of another kind that is a ZIP by build only. */
export class ForeignPackageError extends ZipRefusedError {}

export interface ZipInspectionOptions {
  /** As it was uploaded. */
  fileName: string;
  /** Takes files that are no documents: they are left out and told later. */
  takesOtherFiles: boolean;
}

const AGAIN = 'prepara uno ZIP con i soli documenti, oppure caricali uno per uno.';
const DAMAGED_MESSAGE = `Lo ZIP è vuoto o danneggiato e non si apre: ${AGAIN}`;
const NO_DOCUMENT_MESSAGE = `Nello ZIP non c’è nessun documento: servono PDF, foto (JPEG, PNG, HEIC) o file firmati P7M. Se li hai, ${AGAIN}`;
const LARGE_MESSAGE = `Lo ZIP contiene troppi dati o troppi file: ${AGAIN}`;

const PROGRAM_NAME =
  /\.(?:apk|app|bat|cmd|com|cpl|deb|dll|dmg|docm|exe|hta|img|iso|jar|js|jse|msi|msp|pif|pkg|pptm|ps1|reg|rpm|scr|sh|vbe|vbs|wsf|wsh|xlsm)$/i;
/** A shortcut says only where the document is. */
const LINK_NAME = /\.lnk$/i;
const ARCHIVE_NAME = /\.(?:7z|arj|bz2|cab|gz|lzh|rar|tar|tgz|xz|zip|zst)$/i;
/** Files that systems and browsers put beside documents, and links to what is elsewhere. */
const COMPANION_PATH =
  /(?:^|\/)(?:__MACOSX\/|(?:\._|\.DS_Store$|Thumbs\.db$|ehthumbs\.db$|desktop\.ini$|\.localized$|Icon\r?$)|[^/]*\.(?:url|webloc|desktop)$)/i;
const MIMETYPE_PATH = 'mimetype';
const MIMETYPE_BYTES_MAX = 200;
const INVOICE_ROOT = 'FatturaElettronica';
const PROGRAM_HEADS = [
  '7f454c46',
  'cafebabe',
  'cefaedfe',
  'cffaedfe',
  'feedface',
  'feedfacf',
  '2321',
];
const ARCHIVE_HEADS = [
  '504b0304',
  '504b0506',
  '526172211a07',
  '377abcaf271c',
  '1f8b',
  '425a68',
  'fd377a585a00',
  '4d534346',
  '28b52ffd',
];
const DOS_HEADER_BYTES = 64;

/** Bits of a Unix mode in the upper half of an entry's attributes. */
const FILE_KIND_MASK = 0o170000;
const SYMBOLIC_LINK = 0o120000;

/**
 * Opens a ZIP whole and looks at every file in it, as its recipient would.
 * @throws ZipRefusedError
 */
export async function inspectZip(path: string, options: ZipInspectionOptions): Promise<void> {
  try {
    const zip = await openPromise(path, { validateEntrySizes: true, autoClose: false });
    try {
      await inspectEntries(zip, await listEntries(zip), options);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof ZipRefusedError) throw error;
    const isNameFault =
      error instanceof Error && /^(?:absolute|invalid relative) path/.test(error.message);
    throw new ZipRefusedError(
      isNameFault
        ? `Nello ZIP un file ha un percorso che esce dalla sua cartella: ${AGAIN}`
        : DAMAGED_MESSAGE,
    );
  }
}

async function inspectEntries(
  zip: ZipFile,
  entries: readonly Entry[],
  { fileName, takesOtherFiles }: ZipInspectionOptions,
): Promise<void> {
  const kind = detectPackageKind({
    paths: entries.map((entry) => entry.fileName).filter((path) => !COMPANION_PATH.test(path)),
    mimetype: await readMimetype(zip, entries),
    fileName,
  });
  if (kind !== null) throw new ForeignPackageError(describeForeignFile(kind));
  let documents = 0;
  for (const entry of entries) if (await inspectEntry(zip, entry, takesOtherFiles)) documents += 1;
  if (documents === 0 && !takesOtherFiles) throw new ZipRefusedError(NO_DOCUMENT_MESSAGE);
}

/** Text of the entry by which containers name their kind. */
async function readMimetype(zip: ZipFile, entries: readonly Entry[]): Promise<string | null> {
  const entry = entries.find(
    ({ fileName, uncompressedSize }) =>
      fileName === MIMETYPE_PATH && uncompressedSize <= MIMETYPE_BYTES_MAX,
  );
  if (entry === undefined) return null;
  const parts: Buffer[] = [];
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1').trim();
}

/** Nothing is unpacked before all of it is known to fit; the library stops at the sizes given here. */
async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (names.size >= ZIP_ENTRIES_MAX || unpacked > ZIP_UNPACKED_BYTES_MAX)
      throw new ZipRefusedError(LARGE_MESSAGE);
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) throw refuseEntry(entry, 'c’è due volte');
    names.add(name);
    if (name.endsWith('/')) continue;
    if (entry.isEncrypted())
      throw new ZipRefusedError(`Lo ZIP è protetto da una password: ${AGAIN}`);
    entries.push(entry);
  }
  if (entries.length === 0) throw new ZipRefusedError(DAMAGED_MESSAGE);
  return entries;
}

/** @returns whether it is a document that opens */
async function inspectEntry(
  zip: ZipFile,
  entry: Entry,
  takesOtherFiles: boolean,
): Promise<boolean> {
  const name = entry.fileName;
  if (LINK_NAME.test(name) || isSymbolicLink(entry))
    throw refuseEntry(entry, 'è una scorciatoia, non il documento');
  if (PROGRAM_NAME.test(name)) throw refuseEntry(entry, 'è un programma');
  if (ARCHIVE_NAME.test(name)) throw refuseEntry(entry, 'è un altro archivio');
  const { head, end } = await readEntry(zip, entry);
  if (isProgram(head)) throw refuseEntry(entry, 'è un programma');
  if (takesOtherFiles) {
    if (startsWith(head, ARCHIVE_HEADS) && findForeignKindByName(name) === null)
      throw refuseEntry(entry, 'è un altro archivio');
    return true;
  }
  if (COMPANION_PATH.test(name) || head.length === 0) return false;
  await assertNoForeignEntry(entry, head);
  if (end?.isWhole === false)
    throw refuseEntry(entry, 'è incompleto e non si aprirebbe: scaricalo di nuovo, poi');
  if (end?.mayNeedPassword === true && needsPassword(await readWhole(zip, entry)))
    throw new ZipRefusedError(`Nello ZIP, «${shortenName(entry)}»: ${LOCKED_PDF_MESSAGE}`);
  return isDocument(head);
}

/** The first bytes of a file that is read whole, and whether its end came. */
async function readEntry(
  zip: ZipFile,
  entry: Entry,
): Promise<{ head: Buffer; end: FileEndScan | null }> {
  let head: Buffer = Buffer.alloc(0);
  let end: FileEndScan | null | undefined;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    const chunk = part as Buffer;
    const isStart = head.length < HEAD_BYTES;
    if (isStart) head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    if (end === undefined) end = createFileEndScan((await detectFileType(head))?.contentType ?? '');
    end?.readChunk(isStart ? head : chunk);
  }
  if (head.length < HEAD_BYTES) {
    end = createFileEndScan((await detectFileType(head))?.contentType ?? '');
    end?.readChunk(head);
  }
  return { head: head.subarray(0, HEAD_BYTES), end: end ?? null };
}

async function readWhole(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function assertNoForeignEntry(entry: Entry, head: Buffer): Promise<void> {
  const isArchive = startsWith(head, ARCHIVE_HEADS);
  const named = isArchive ? findForeignKindByName(entry.fileName) : null;
  const kind = named ?? (await detectForeignKind(head, entry.fileName));
  if (kind !== null) throw refuseEntry(entry, describeForeignEntry(kind));
  if (isArchive) throw refuseEntry(entry, 'è un altro archivio');
}

async function isDocument(head: Buffer): Promise<boolean> {
  if ((await detectFileType(head)) !== null) return true;
  const invoice = detectInvoiceType(head);
  if (invoice === null) return false;
  // XML in base64 or UTF-16 does not show its root; any other XML is no document.
  const isPlainXml = /^[\s\0]*</.test(skipByteOrderMarks(head).toString('latin1'));
  return !isPlainXml || head.toString('latin1').replaceAll('\0', '').includes(INVOICE_ROOT);
}

const isSymbolicLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & FILE_KIND_MASK) === SYMBOLIC_LINK;

/** Programs of Windows begin with two letters that a text may begin with too. */
const isProgram = (head: Buffer): boolean =>
  startsWith(head, PROGRAM_HEADS) ||
  (startsWith(head, ['4d5a']) && head.subarray(0, DOS_HEADER_BYTES).includes(0));

const startsWith = (head: Buffer, beginnings: readonly string[]): boolean =>
  beginnings.some((hex) => head.subarray(0, hex.length / 2).toString('hex') === hex);

const shortenName = ({ fileName }: Entry): string =>
  (fileName.split('/').findLast(Boolean) ?? '').replace(/[^\p{L}\p{N} ._-]/gu, '').slice(-60);

/** @param what is wrong, without a full stop */
function refuseEntry(entry: Entry, what: string): ZipRefusedError {
  const colon = what.endsWith(' poi') ? '' : ':';
  return new ZipRefusedError(`Nello ZIP il file «${shortenName(entry)}» ${what}${colon} ${AGAIN}`);
}
