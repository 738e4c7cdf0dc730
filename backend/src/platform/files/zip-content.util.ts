import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** More is no package of documents, and costs too much to look into. */
export const ZIP_ENTRIES_MAX = 1_000;
/** Four times what a file may have: documents hardly shrink. */
export const ZIP_UNPACKED_BYTES_MAX = 160_000_000;

/** A ZIP that is not taken, and why, for the person who sent it. */
export class ZipRefusedError extends Error {}

const AGAIN = 'prepara uno ZIP con i soli documenti, oppure caricali uno per uno.';
const DAMAGED_MESSAGE = `Lo ZIP è vuoto o danneggiato e non si apre: ${AGAIN}`;
const LARGE_MESSAGE = `Lo ZIP contiene troppi dati o troppi file: ${AGAIN}`;

const PROGRAM_NAME =
  /\.(?:apk|app|bat|cmd|com|cpl|deb|dll|dmg|docm|exe|hta|img|iso|jar|js|jse|lnk|msi|msp|pif|pkg|pptm|ps1|reg|rpm|scr|sh|vbe|vbs|wsf|wsh|xlsm)$/i;
const ARCHIVE_NAME = /\.(?:7z|arj|bz2|cab|gz|lzh|rar|tar|tgz|xz|zip|zst)$/i;
/** Documents that are ZIPs themselves. */
const OFFICE_NAME = /\.(?:docx|odp|ods|odt|pptx|xlsx)$/i;
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
export async function inspectZip(path: string): Promise<void> {
  try {
    const zip = await openPromise(path, { validateEntrySizes: true, autoClose: false });
    try {
      for (const entry of await listEntries(zip)) await inspectEntry(zip, entry);
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

async function inspectEntry(zip: ZipFile, entry: Entry): Promise<void> {
  const name = entry.fileName;
  if (PROGRAM_NAME.test(name) || isSymbolicLink(entry)) throw refuseEntry(entry, 'è un programma');
  if (ARCHIVE_NAME.test(name)) throw refuseEntry(entry, 'è un altro archivio');
  let head: Buffer | null = null;
  for await (const part of await zip.openReadStreamPromise(entry)) head ??= part as Buffer;
  if (head === null) return;
  if (isProgram(head)) throw refuseEntry(entry, 'è un programma');
  if (startsWith(head, ARCHIVE_HEADS) && !OFFICE_NAME.test(name))
    throw refuseEntry(entry, 'è un altro archivio');
}

const isSymbolicLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & FILE_KIND_MASK) === SYMBOLIC_LINK;

/** Programs of Windows begin with two letters that a text may begin with too. */
const isProgram = (head: Buffer): boolean =>
  startsWith(head, PROGRAM_HEADS) ||
  (startsWith(head, ['4d5a']) && head.subarray(0, DOS_HEADER_BYTES).includes(0));

const startsWith = (head: Buffer, beginnings: readonly string[]): boolean =>
  beginnings.some((hex) => head.subarray(0, hex.length / 2).toString('hex') === hex);

function refuseEntry({ fileName }: Entry, what: string): ZipRefusedError {
  const name = (fileName.split('/').findLast(Boolean) ?? '').replace(/[^\p{L}\p{N} ._-]/gu, '');
  return new ZipRefusedError(`Nello ZIP il file «${name.slice(-60)}» ${what}: ${AGAIN}`);
}
