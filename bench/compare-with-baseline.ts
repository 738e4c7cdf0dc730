import { availableParallelism, cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ROUNDS, type LoadCase } from './load-cases.ts';
import { readCpuTimeMs } from './cpu-time.ts';
import { generateLoad, type LoadExtent, type LoadMeasurement } from './load-generator.ts';
import { medianBy } from './report.ts';

/** Where a program answers, and the process ids of everything that works for it. */
export interface Program {
  origin: string;
  pids: readonly number[];
}

interface ComparedPrograms {
  portal: Program;
  baseline: Program;
}

const WARM_UP: LoadExtent = { seconds: 2 };
/** The end of a load leaves in-flight requests that the database still processes. */
const SETTLE_MS = 1_500;

/**
 * Measures every case on both programs in turn, so that what else the machine does falls on both,
 * and prints a table.
 */
export async function compareWithBaseline(
  all: readonly LoadCase[],
  programs: ComparedPrograms,
): Promise<void> {
  const found = new Map<string, { portal: LoadMeasurement; bare: LoadMeasurement }>();
  for (const one of all) {
    const portal: LoadMeasurement[] = [];
    const bare: LoadMeasurement[] = [];
    const warm = 'amount' in one.extent ? one.extent : WARM_UP;
    await generateLoad(programs.portal.origin, one.portal, warm);
    await generateLoad(programs.baseline.origin, one.baseline, warm);
    for (let round = 0; round < ROUNDS; round += 1) {
      portal.push(await measureWithCpuTime(programs.portal, one.portal, one.extent));
      bare.push(await measureWithCpuTime(programs.baseline, one.baseline, one.extent));
    }
    found.set(one.name, {
      portal: medianBy(portal, ({ rate }) => rate),
      bare: medianBy(bare, ({ rate }) => rate),
    });
    console.log(`measured: ${one.name}`);
  }
  printComparison(found);
  printRatios(found);
}

/** One line a case, for programs that read the output. */
function printRatios(
  found: ReadonlyMap<string, { portal: LoadMeasurement; bare: LoadMeasurement }>,
): void {
  console.log('');
  for (const [name, { portal, bare }] of found)
    console.log(`ratio ${name} ${Math.round((portal.rate / bare.rate) * 100)}`);
}

/** A measure with the processor time it took per answer, which other work on the machine disturbs least. */
async function measureWithCpuTime(
  { origin, pids }: Program,
  next: LoadCase['portal'],
  extent: LoadExtent,
): Promise<LoadMeasurement> {
  await pause(SETTLE_MS);
  const before = readCpuTimeMs(pids);
  const found = await generateLoad(origin, next, extent);
  return { ...found, cpu: (readCpuTimeMs(pids) - before) / found.answers };
}

function printComparison(
  found: ReadonlyMap<string, { portal: LoadMeasurement; bare: LoadMeasurement }>,
): void {
  const rows = [...found].map(([name, { portal, bare }]) => [
    name,
    String(Math.round(portal.rate)),
    String(Math.round(bare.rate)),
    `${Math.round((portal.rate / bare.rate) * 100)} %`,
    `${portal.p50} / ${portal.p99}`,
    `${bare.p50} / ${bare.p99}`,
    `${portal.cpu.toFixed(2)} / ${bare.cpu.toFixed(2)}`,
  ]);
  console.log(
    `\n16 connections, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), middle of ${ROUNDS} rounds\n`,
  );
  console.log(
    '| | portal /s | bare /s | portal : bare | portal ms p50 / p99 | bare ms p50 / p99 | CPU ms portal / bare |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  const [first, deep] = [...found.values()];
  if (first && deep)
    console.log(
      `\nPage 400 takes ${(first.portal.rate / deep.portal.rate).toFixed(2)} times as long as page 1.`,
    );
}
