import { setImmediate } from 'node:timers/promises';
import {
  INVOICE_FILE_BYTES_MAX,
  INVOICE_ZIP_BYTES_MAX,
  InvoiceReadError,
  selectPlural,
} from '@pratiche/domain';
import { isZip, unpackZip } from './invoice-zip.util.js';
import type { ReadInvoiceFile } from './read-invoice-file.types.js';
import { NoInvoiceError } from './no-invoice.util.js';
import { readInvoiceFile } from './read-invoice-file.util.js';

const NAME_SHOWN_MAX = 80;
/** Files left out that are told by name; the others are counted. */
const NAMES_TOLD_MAX = 20;

/**
 * The invoices of a file that was given: XML, P7M or a ZIP of them. Of a ZIP all invoices are read
 * or none; what is no invoice is left out and told.
 * @throws InvoiceReadError
 */
export async function readInvoiceFiles(
  bytes: Uint8Array,
  fileName: string,
): Promise<ReadInvoiceFile[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length === 0) throw new InvoiceReadError('Il file è vuoto: scegline un altro.');
  if (isZip(buffer)) return readZip(buffer);
  if (buffer.length > INVOICE_FILE_BYTES_MAX)
    throw new InvoiceReadError(
      'Il file supera i 5 MB: una fattura elettronica non può essere più grande.',
    );
  return [await readInvoiceFile(buffer, fileName)];
}

async function readZip(bytes: Buffer): Promise<ReadInvoiceFile[]> {
  if (bytes.length > INVOICE_ZIP_BYTES_MAX)
    throw new InvoiceReadError('Lo ZIP supera i 40 MB: dividi i file in più ZIP.');
  const { files, skipped } = await unpackZip(bytes);
  const read: ReadInvoiceFile[] = [];
  for (const file of files) {
    const invoices = await readZippedFile(file.bytes, file.fileName);
    if (invoices === null) skipped.push(file.fileName);
    else read.push(invoices);
    // Fifty files one after the other would hold up everything else.
    await setImmediate();
  }
  const [first] = read;
  if (first === undefined) throw new InvoiceReadError(describeNoInvoice(skipped));
  const told = tellSkipped(skipped);
  first.repairs.push(...told);
  first.repairsByInvoice[0]?.push(...told);
  return read;
}

/** Certified mail is often saved whole, with the invoice as its attachment. */
function describeNoInvoice(skipped: readonly string[]): string {
  const mail = skipped.find((name) => /\.(?:eml|msg)$/i.test(name));
  return mail === undefined
    ? 'Nello ZIP non c’è nessuna fattura: servono file XML o P7M.'
    : `Nello ZIP non c’è nessuna fattura, ma il messaggio di posta «${shorten(mail)}»: aprilo, salva l’allegato XML o P7M e carica quello.`;
}

function tellSkipped(names: readonly string[]): string[] {
  const lines = names
    .slice(0, NAMES_TOLD_MAX)
    .map((name) => `Nello ZIP il file «${shorten(name)}» non è una fattura: tralasciato.`);
  const rest = names.length - lines.length;
  if (rest === 0) return lines;
  return [
    ...lines,
    selectPlural(
      rest,
      'Nello ZIP un altro file non è una fattura: tralasciato.',
      `Nello ZIP altri ${rest} file non sono fatture: tralasciati.`,
    ),
  ];
}

/** @returns `null` for a file that surely is no invoice */
async function readZippedFile(bytes: Buffer, fileName: string): Promise<ReadInvoiceFile | null> {
  try {
    return await readInvoiceFile(bytes, fileName);
  } catch (error) {
    if (error instanceof NoInvoiceError) return null;
    if (!(error instanceof InvoiceReadError)) throw error;
    throw new InvoiceReadError(`Nello ZIP, «${shorten(fileName)}»: ${error.message}`);
  }
}

const shorten = (name: string): string =>
  name.length > NAME_SHOWN_MAX ? `${name.slice(0, NAME_SHOWN_MAX - 1)}…` : name;
