import { setTimeout as pause } from 'node:timers/promises';
import { ROUNDS, type LoadCase } from './load-cases.ts';
import { readCpuTimeMs } from './cpu-time.ts';
import { generateLoad, type LoadExtent, type LoadMeasurement } from './load-generator.ts';
import { medianBy, type ReportLine } from './report.ts';

/** Where a program answers, and the process ids of everything that works for it. */
export interface Program {
  origin: string;
  pids: readonly number[];
}

type ProgramName = 'portal' | 'nest' | 'bare';

type ComparedPrograms = Readonly<Record<ProgramName, Program>>;
type Compared = readonly (Readonly<Record<ProgramName, LoadMeasurement>> &
  Pick<LoadCase, 'name' | 'minPercent'>)[];

interface Comparison {
  table: string;
  /** Each case with its limit. */
  lines: ReportLine[];
  /** One line a case, for programs that read the output. */
  ratios: string;
}

const NAMES: readonly ProgramName[] = ['portal', 'nest', 'bare'];
const WARM_UP: LoadExtent = { seconds: 2 };
/** The end of a load leaves in-flight requests that the database still processes. */
const SETTLE_MS = 1_500;

/**
 * Measures every case on all programs in turn, so that what else the machine does falls on each.
 */
export async function compareWithBaseline(
  all: readonly LoadCase[],
  programs: ComparedPrograms,
  waitForBackgroundWork: () => Promise<void>,
): Promise<Comparison> {
  const found: Compared[number][] = [];
  for (const one of all) {
    const { name, minPercent } = one;
    found.push({ ...(await measureCase(one, programs, waitForBackgroundWork)), name, minPercent });
    console.log(`measured: ${name}`);
  }
  return {
    table: formatComparison(found),
    lines: found.map(toReportLine),
    ratios: found
      .map(({ name, portal, nest }) => `ratio ${name} ${ratio(portal, nest)}`)
      .join('\n'),
  };
}

async function measureCase(
  { portal, baseline, extent, cleanUp }: LoadCase,
  programs: ComparedPrograms,
  waitForBackgroundWork: () => Promise<void>,
): Promise<Record<ProgramName, LoadMeasurement>> {
  const rounds: Record<ProgramName, LoadMeasurement[]> = { portal: [], nest: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of NAMES) {
      const isWarmUp = round === 0;
      await waitForBackgroundWork();
      const measured = await measureWithCpuTime(
        programs[name],
        name === 'portal' ? portal : baseline,
        isWarmUp && 'seconds' in extent ? WARM_UP : extent,
      );
      if (!isWarmUp) rounds[name].push(measured);
      await cleanUp?.();
    }
  const middle = (name: ProgramName) => medianBy(rounds[name], ({ rate }) => rate);
  return { portal: middle('portal'), nest: middle('nest'), bare: middle('bare') };
}

function toReportLine({ name, minPercent, portal, nest }: Compared[number]): ReportLine {
  return {
    what: name,
    figure: `${Math.round(portal.rate)}/s`,
    beside: `same stack: ${Math.round(nest.rate)}/s`,
    ratio: portal.rate / nest.rate,
    limit: `≥ ${minPercent} %`,
    isWithin: ratio(portal, nest) >= minPercent,
  };
}

const ratio = (one: LoadMeasurement, other: LoadMeasurement): number =>
  Math.floor((one.rate / other.rate) * 100);

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
  const rows = found.map(({ name, portal, nest, bare }) => [
    name,
    ...[portal, nest, bare].map(({ rate }) => String(Math.round(rate))),
    `${ratio(portal, nest)} %`,
    `${ratio(portal, bare)} %`,
    ...[portal, nest].map(({ p50, p99 }) => `${p50} / ${p99}`),
    [portal, nest, bare].map(({ cpu }) => cpu.toFixed(2)).join(' / '),
  ]);
  return [
    `16 connections, middle of ${ROUNDS} rounds.`,
    '',
    '| | portal /s | same stack /s | no framework /s | portal : same stack | portal : no framework | portal ms p50 / p99 | same stack ms | CPU ms of the three |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
