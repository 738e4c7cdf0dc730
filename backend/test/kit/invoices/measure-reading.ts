import { readInvoiceFiles } from '../../../src/module/invoices/reading/index.js';

/** Bytes. */
export interface ReadingMemory {
  given: number;
  unpacked: number;
  /** How much more the process held at most. */
  peakGrowth: number;
  /** What is left on the heap, garbage included. */
  heapGrowth: number;
}

const KILOBYTE = 1_024;

/** The memory that reading takes; once in a process, because a peak never falls. */
export async function measureReading(bytes: Buffer): Promise<ReadingMemory> {
  globalThis.gc?.();
  const peakBefore = process.resourceUsage().maxRSS;
  const heapBefore = process.memoryUsage().heapUsed;
  const read = await readInvoiceFiles(bytes, 'fattura');
  return {
    given: bytes.length,
    unpacked: read.reduce((sum, { content }) => sum + content.byteLength, 0),
    peakGrowth: (process.resourceUsage().maxRSS - peakBefore) * KILOBYTE,
    heapGrowth: process.memoryUsage().heapUsed - heapBefore,
  };
}
