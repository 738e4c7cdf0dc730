import { ROUNDS } from '../load-cases.ts';
import { medianBy } from '../report.ts';
import type { BuildMeasurement, BuildUnderTest } from './build-under-test.ts';

interface ComparedCase {
  name: string;
  before: BuildMeasurement;
  now: BuildMeasurement;
}

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
    found.push({ name, before: first, now: second });
    console.log(`measured: ${name} (${(second.cpu / first.cpu).toFixed(2)} ×)`);
  }
  return found;
}

export function printBuildComparison(found: readonly ComparedCase[]): void {
  console.log(
    '| | CPU ms before | CPU ms now | ratio | ms p50 before / now | ms p99 before / now |\n|---|--:|--:|--:|--:|--:|',
  );
  const pair = (one: number, two: number) => `${one.toFixed(0)} / ${two.toFixed(0)}`;
  for (const { name, before, now } of found)
    console.log(
      `| ${name} | ${before.cpu.toFixed(2)} | ${now.cpu.toFixed(2)} | ${(now.cpu / before.cpu).toFixed(2)} × | ${pair(before.p50, now.p50)} | ${pair(before.p99, now.p99)} |`,
    );
}
