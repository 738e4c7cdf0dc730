/**
 * `npm run bench -- invoices`: reads 20,000 damaged e-invoices and reports the processor time of the
 * slowest file of each kind, beside the slowest undamaged one, and the memory that the largest take.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CorpusFile } from '../../backend/test/kit/invoices/corpus.types.js';
import { writeInvoiceXml } from '../../backend/test/kit/invoices/invoice-xml.js';
import {
  createLargestZip,
  LARGE_INVOICES,
} from '../../backend/test/kit/invoices/large-invoices.js';
import type { ReadingMemory } from '../../backend/test/kit/invoices/measure-reading.js';
import { runMutations } from '../../backend/test/kit/invoices/mutation-run.js';
import { PLAIN_INVOICES } from '../../backend/test/kit/invoices/plain-invoices.js';
import { SIGNED_INVOICES } from '../../backend/test/kit/invoices/signed-invoices.js';
import { WRITTEN_INVOICES } from '../../backend/test/kit/invoices/written-invoices.js';
import { zipFiles } from '../../backend/test/kit/invoices/zip-files.js';
import { finishReport } from '../finish-report.ts';
import type { ReportLine } from '../report.ts';

const MEMORY_RUN = [
  '--expose-gc',
  '--import',
  './tools/typescript.mjs',
  'bench/invoices/memory.ts',
];
const LIMIT_MS = 1_000;
const MS = 1_000;

const XML = Buffer.from(writeInvoiceXml());
const KINDS: readonly { what: string; corpus: readonly CorpusFile[]; count: number }[] = [
  { what: 'XML', corpus: PLAIN_INVOICES, count: 7_000 },
  { what: 'XML in other encodings', corpus: WRITTEN_INVOICES, count: 5_000 },
  { what: 'signed', corpus: SIGNED_INVOICES, count: 6_000 },
  {
    what: 'ZIP',
    corpus: [{ what: 'one file', bytes: () => zipFiles([['a.xml', XML]]) }],
    count: 2_000,
  },
];

const MEGABYTE = 1_024 ** 2;
const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** In a process of its own, which has not made the file. */
function measureInProcess(content: Buffer): ReadingMemory {
  const folder = mkdtempSync(join(tmpdir(), 'invoice-'));
  try {
    const path = join(folder, 'fattura');
    writeFileSync(path, content);
    const said = execFileSync(process.execPath, [...MEMORY_RUN, path], { encoding: 'utf8' });
    return JSON.parse(said) as ReadingMemory;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const lines: ReportLine[] = [];
for (const [seed, { what, corpus, count }] of KINDS.entries()) {
  const run = await runMutations(corpus, { count, seed: seed + 1 });
  const slowest = run.slowestMicroseconds / MS;
  const undamaged = run.slowestOriginalMicroseconds / MS;
  lines.push({
    what: `${count} × ${what}, slowest (${run.read} read, ${run.refused} refused)`,
    figure: `${slowest.toFixed(1)} ms`,
    beside: `undamaged: ${undamaged.toFixed(1)} ms`,
    ratio: slowest / undamaged,
    limit: `${LIMIT_MS} ms`,
    isWithin: slowest <= LIMIT_MS,
  });
}
const LARGE = [
  ...LARGE_INVOICES.filter(({ what }) => what.endsWith('of 5 MB')),
  { what: 'the largest ZIP', bytes: createLargestZip },
];
const memory: ReportLine[] = [];
for (const { what, bytes } of LARGE) {
  const content = typeof bytes === 'function' ? await bytes() : bytes;
  const { given, unpacked, peakGrowth, heapGrowth } = measureInProcess(content);
  memory.push({
    what: `${what}: most memory beside the file itself`,
    figure: inMegabytes(peakGrowth),
    beside: `${inMegabytes(given)} given, ${inMegabytes(unpacked)} unpacked, heap ${inMegabytes(heapGrowth)}`,
  });
}
await finishReport({
  title: 'Damaged e-invoices',
  conditions: 'processor time of the slowest file, and memory for the largest ones',
  lines: [...lines, ...memory],
});
