import { median, medianBy } from '../report.ts';
import type { BuildMeasurement, BuildUnderTest } from './build-under-test.ts';

interface ComparedCase {
  name: string;
  before: BuildMeasurement;
  now: BuildMeasurement;
  /** Processor time of this build by that of the other, in each round. */
  ratios: number[];
}

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/**
 * Measures each case on both builds in turn, the first of a round being the second of the next, so
 * that neither always meets the warmer caches.
 */
export async function compareBuilds(
  before: BuildUnderTest,
  now: BuildUnderTest,
  filter: string,
): Promise<ComparedCase[]> {
  const found: ComparedCase[] = [];
  for (const [at, { name, measure }] of now.cases.entries()) {
    const counterpart = before.cases[at];
    if (counterpart === undefined || !name.includes(filter)) continue;
    const sides = [
      { measure: counterpart.measure, results: [] as BuildMeasurement[] },
      { measure, results: [] as BuildMeasurement[] },
    ] as const;
    for (const side of sides) await side.measure();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of round % 2 === 0 ? sides : sides.toReversed())
        side.results.push(await side.measure());
    const [first, second] = sides.map(({ results }) => medianBy(results, ({ cpu }) => cpu));
    if (first === undefined || second === undefined) throw new Error('Nothing was measured');
    const ratios = sides[1].results.map(
      ({ cpu }, round) => cpu / (sides[0].results[round]?.cpu ?? Number.NaN),
    );
    found.push({ name, before: first, now: second, ratios });
    console.log(`measured: ${name}, ${describeRatios(ratios)}`);
  }
  return found;
}

/** The middle ratio, and how far the rounds lie apart: on a busy machine far. */
const describeRatios = (ratios: readonly number[]): string =>
  `${median(ratios).toFixed(2)} × (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;

export function formatBuildComparison(found: readonly ComparedCase[]): string {
  const pair = (one: number, two: number) => `${one.toFixed(0)} / ${two.toFixed(0)}`;
  return [
    '| | CPU ms before | CPU ms now | ratio (lowest to highest round) | ms p50 before / now | ms p99 before / now |',
    '|---|--:|--:|--:|--:|--:|',
    ...found.map(
      ({ name, before, now, ratios }) =>
        `| ${name} | ${before.cpu.toFixed(2)} | ${now.cpu.toFixed(2)} | ${describeRatios(ratios)} | ${pair(before.p50, now.p50)} | ${pair(before.p99, now.p99)} |`,
    ),
  ].join('\n');
}
