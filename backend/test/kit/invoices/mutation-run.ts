import type { EInvoice } from '@pratiche/domain';
import {
  InvoiceReadError,
  readInvoiceFiles,
  type ReadInvoiceFile,
} from '../../../src/module/invoices/reading/index.js';
import type { CorpusFile } from './corpus.types.js';
import { createRandom, mutate } from './mutations.js';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export interface MutationRun {
  read: number;
  refused: number;
  /** Processor time of the slowest file, for the benchmark. */
  slowestMicroseconds: number;
  /** The same of the slowest file without a fault. */
  slowestOriginalMicroseconds: number;
}

const listSums = (invoice: EInvoice): number[] => [
  invoice.taxable,
  invoice.vat,
  invoice.total,
  ...invoice.lines.flatMap(({ net, vatRate }) => [net, vatRate]),
  ...invoice.vatSummary.flatMap(({ rate, taxable, tax }) => [rate, taxable, tax]),
  ...invoice.payments.flatMap(({ amount }) => amount ?? []),
];

/** What holds of every invoice that is read, however damaged its file is. */
function checkInvoice(invoice: EInvoice): void {
  if (!listSums(invoice).every(Number.isFinite)) throw new Error('a sum is no number');
  const days = [
    invoice.date,
    ...invoice.payments.flatMap(({ dueDate }) => dueDate ?? []),
    ...invoice.relatedInvoices.flatMap(({ date }) => date ?? []),
  ];
  if (!days.every((day) => DAY.test(day))) throw new Error(`a day is none: ${days.join(' ')}`);
  if (invoice.number === '') throw new Error('no number');
}

function readCpuMicroseconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** A signature is only valid over what was signed. */
function checkSigned(files: readonly ReadInvoiceFile[], original: string | null): void {
  for (const { signer, invoices } of files)
    if (signer?.validity === 'valid' && original !== null && JSON.stringify(invoices) !== original)
      throw new Error('a signature is valid over something else');
}

async function readOrRefuse(bytes: Buffer): Promise<ReadInvoiceFile[] | null> {
  try {
    return await readInvoiceFiles(bytes, 'fattura.xml');
  } catch (error) {
    if (error instanceof InvoiceReadError && error.message.length > 20) return null;
    throw error;
  }
}

/** The invoices of an unchanged file, to compare; `null` for one that is refused. */
async function readOriginal(bytes: Buffer): Promise<string | null> {
  const files = await readOrRefuse(bytes);
  return files?.length === 1 ? JSON.stringify(files[0]?.invoices) : null;
}

/**
 * Reads files with faults, the same in every run. Each is read or refused with a sentence.
 * @throws what a file makes the reader throw, with the number of the file
 */
export async function runMutations(
  corpus: readonly CorpusFile[],
  { count, seed }: { count: number; seed: number },
): Promise<MutationRun> {
  const random = createRandom(seed);
  const files = await Promise.all(
    corpus.map(async ({ bytes }) => (typeof bytes === 'function' ? bytes() : bytes)),
  );
  const originals: (string | null)[] = [];
  const run: MutationRun = {
    read: 0,
    refused: 0,
    slowestMicroseconds: 0,
    slowestOriginalMicroseconds: 0,
  };
  for (const bytes of files) {
    const start = process.cpuUsage();
    originals.push(await readOriginal(bytes));
    run.slowestOriginalMicroseconds = Math.max(
      run.slowestOriginalMicroseconds,
      readCpuMicroseconds(start),
    );
  }
  for (let index = 0; index < count; index += 1) {
    const at = index % files.length;
    const other = files[Math.floor(random() * files.length)] as Buffer;
    const bytes = mutate(files[at] as Buffer, other, random);
    const start = process.cpuUsage();
    try {
      const read = await readOrRefuse(bytes);
      read?.flatMap(({ invoices }) => invoices).forEach(checkInvoice);
      checkSigned(read ?? [], originals[at] ?? null);
      if (JSON.stringify(read?.map(({ invoices }) => invoices) ?? []).includes('root:'))
        throw new Error('a foreign file was read');
      run[read === null ? 'refused' : 'read'] += 1;
    } catch (error) {
      throw new Error(`File ${index}, «${corpus[at]?.what}», seed ${seed}`, { cause: error });
    }
    run.slowestMicroseconds = Math.max(run.slowestMicroseconds, readCpuMicroseconds(start));
  }
  return run;
}
