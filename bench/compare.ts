import { availableParallelism, cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ROUNDS, type Case } from './cases.ts';
import { cpuMs } from './cpu.ts';
import { load, middle, type Extent, type Measure } from './load.ts';

/** Where a program answers, and the process ids of everything that works for it. */
export interface Program {
  origin: string;
  pids: readonly number[];
}

interface Programs {
  portal: Program;
  bare: Program;
}

const WARM_UP: Extent = { seconds: 2 };
/** The end of a load leaves requests in hand, which the database still works at. */
const SETTLE_MS = 1_500;

/** Measures every case on both programs in turn, so that what else the machine does falls on both, and prints a table. */
export async function compare(all: readonly Case[], programs: Programs): Promise<void> {
  const found = new Map<string, { portal: Measure; bare: Measure }>();
  for (const one of all) {
    const portal: Measure[] = [];
    const bare: Measure[] = [];
    const warm = 'amount' in one.extent ? one.extent : WARM_UP;
    await load(programs.portal.origin, one.portal, warm);
    await load(programs.bare.origin, one.bare, warm);
    for (let round = 0; round < ROUNDS; round += 1) {
      portal.push(await measured(programs.portal, one.portal, one.extent));
      bare.push(await measured(programs.bare, one.bare, one.extent));
    }
    found.set(one.name, { portal: middle(portal), bare: middle(bare) });
    console.log(`measured: ${one.name}`);
  }
  print(found);
}

/** A measure with the processor time it took per answer, which other work on the machine disturbs least. */
async function measured(
  { origin, pids }: Program,
  next: Case['portal'],
  extent: Extent,
): Promise<Measure> {
  await pause(SETTLE_MS);
  const before = cpuMs(pids);
  const found = await load(origin, next, extent);
  return { ...found, cpu: (cpuMs(pids) - before) / found.answers };
}

function print(found: ReadonlyMap<string, { portal: Measure; bare: Measure }>): void {
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
