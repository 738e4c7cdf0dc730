import { availableParallelism, cpus, loadavg } from 'node:os';
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

type ProgramName = 'portal' | 'nest' | 'bare';

type ComparedPrograms = Readonly<Record<ProgramName, Program>>;
type Compared = ReadonlyMap<string, Readonly<Record<ProgramName, LoadMeasurement>>>;

const NAMES: readonly ProgramName[] = ['portal', 'nest', 'bare'];
const WARM_UP: LoadExtent = { seconds: 2 };
/** The end of a load leaves in-flight requests that the database still processes. */
const SETTLE_MS = 1_500;

/**
 * Measures every case on all programs in turn, so that what else the machine does falls on each, and
 * prints a table.
 * @returns the table
 */
export async function compareWithBaseline(
  all: readonly LoadCase[],
  programs: ComparedPrograms,
): Promise<string> {
  const found = new Map<string, Readonly<Record<ProgramName, LoadMeasurement>>>();
  for (const one of all) {
    const requestOf = (name: ProgramName) => (name === 'portal' ? one.portal : one.baseline);
    const warm = 'amount' in one.extent ? one.extent : WARM_UP;
    const rounds: Record<ProgramName, LoadMeasurement[]> = { portal: [], nest: [], bare: [] };
    for (const name of NAMES) await generateLoad(programs[name].origin, requestOf(name), warm);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of NAMES)
        rounds[name].push(await measureWithCpuTime(programs[name], requestOf(name), one.extent));
    const middle = (name: ProgramName) => medianBy(rounds[name], ({ rate }) => rate);
    found.set(one.name, { portal: middle('portal'), nest: middle('nest'), bare: middle('bare') });
    console.log(`measured: ${one.name}`);
  }
  const table = formatComparison(found);
  console.log(`\n${table}`);
  return table;
}

const ratio = (one: LoadMeasurement, other: LoadMeasurement): number =>
  Math.round((one.rate / other.rate) * 100);

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

function formatComparison(found: Compared): string {
  const rows = [...found].map(([name, { portal, nest, bare }]) => [
    name,
    ...[portal, nest, bare].map(({ rate }) => String(Math.round(rate))),
    `${ratio(portal, nest)} %`,
    `${ratio(portal, bare)} %`,
    ...[portal, nest].map(({ p50, p99 }) => `${p50} / ${p99}`),
    [portal, nest, bare].map(({ cpu }) => cpu.toFixed(2)).join(' / '),
  ]);
  return [
    `16 connections, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)}, middle of ${ROUNDS} rounds`,
    '',
    '| | portal /s | same stack /s | no framework /s | portal : same stack | portal : no framework | portal ms p50 / p99 | same stack ms | CPU ms of the three |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    // One line a case, for programs that read the output.
    ...[...found].map(([name, { portal, nest }]) => `ratio ${name} ${ratio(portal, nest)}`),
  ].join('\n');
}
