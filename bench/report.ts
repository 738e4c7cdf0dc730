import { availableParallelism, cpus, loadavg } from 'node:os';

/**
 * One line of a report: the measured quantity, its reference value, and whether it is within its
 * limit.
 */
export interface ReportLine {
  what: string;
  figure: string;
  /** The reference measurement of the same run, with its value. */
  beside?: string;
  ratio?: number;
  limit?: string;
  /** Absent where there is no limit. */
  isWithin?: boolean;
}

/** The lines as a table. */
export function formatLines(lines: readonly ReportLine[]): string {
  return [
    '| what | figure | beside it | ratio | limit | |',
    '|---|--:|---|--:|---|---|',
    ...lines.map(
      ({ what, figure, beside = '', ratio, limit = '', isWithin }) =>
        `| ${what} | ${figure} | ${beside} | ${ratio === undefined ? '' : `${ratio.toFixed(2)} ×`} | ${limit} | ${isWithin === undefined ? '' : isWithin ? 'pass' : '**FAIL**'} |`,
    ),
  ].join('\n');
}

/** What ran on: figures of a busy machine say little by themselves. */
export const describeMachine = (): string =>
  `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;

/** The value below which the given part of the values falls. @throws when there are none */
export const percentile = (values: readonly number[], part: number): number =>
  percentileBy(values, part, (value) => value);

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * The median item by one of its figures, so that a single round disturbed by other load does not
 * decide.
 */
export const medianBy = <T>(items: readonly T[], figure: (item: T) => number): T =>
  percentileBy(items, 0.5, figure);

function percentileBy<T>(items: readonly T[], part: number, figure: (item: T) => number): T {
  const sorted = items.toSorted((a, b) => figure(a) - figure(b));
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}
