import { percentile, type ReportLine } from '../report.ts';
import type { Act } from './fitter-acts.ts';
import type { Measured } from './measure-multiple.ts';
import { PARTS, sum, type ByPart } from './usage.ts';

const P95_MS = 250;

const formatMs = (value: number): string => `${Math.round(value)} ms`;
const formatPerParts = (all: ByPart, format: (value: number) => string): string =>
  PARTS.map((part) => format(all[part])).join(' / ');
export const formatRow = (cells: readonly (string | number)[]): string =>
  `| ${cells.join(' | ')} |`;

/** The acts with the rates that are assumed, and what each costs. */
export const formatActs = (acts: readonly Act[], costs: ReadonlyMap<Act, ByPart>): string =>
  [
    formatRow(['act', 'an hour', 'assumed', 'CPU ms', PARTS.join(' / ')]),
    '|---|--:|---|--:|--:|',
    ...acts.map((act) => {
      const cost = costs.get(act);
      return formatRow([
        act.name,
        Math.round(act.perHour).toLocaleString('en'),
        act.why,
        cost === undefined ? '' : sum(cost).toFixed(1),
        cost === undefined ? '' : formatPerParts(cost, (ms) => Math.max(0, ms).toFixed(1)),
      ]);
    }),
  ].join('\n');

/** One line for each multiple of the peak hour. */
export const formatMultiples = (all: readonly Measured[]): string =>
  [
    formatRow([
      'load',
      'answers/s',
      'p50 / p95 / p99 ms',
      'errors',
      `% of a core: ${PARTS.join(' / ')}`,
      'callers %',
      'commits/s',
      'connections',
      'oldest job',
      `MB: ${PARTS.join(' / ')}`,
    ]),
    '|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...all.map((one) =>
      formatRow([
        `${one.multiple} ×`,
        Math.round(one.answersPerSecond),
        [one.p50, one.p95, one.p99].map(Math.round).join(' / '),
        one.played.errors.length,
        formatPerParts(one.cpuMsPerSecond, (ms) => (ms / 10).toFixed(1)),
        (one.callersMsPerSecond / 10).toFixed(1),
        Math.round(one.commitsPerSecond),
        one.connections,
        `${one.oldestJobS} s`,
        formatPerParts(one.memoryMb, (mb) => String(Math.round(mb))),
      ]),
    ),
  ].join('\n');

/** The limits hold at the rate of the peak hour. */
export function listLimits(acts: readonly Act[], { played }: Measured): ReportLine[] {
  const errors = played.errors.length;
  return [
    { what: 'errors at 1 ×', figure: String(errors), limit: '0', isWithin: errors === 0 },
    ...acts.map(({ name }): ReportLine => {
      const took = played.tookMs.get(name) ?? [];
      if (took.length === 0) return { what: `${name}, p95 at 1 ×`, figure: 'did not come' };
      const p95 = percentile(took, 0.95);
      return {
        what: `${name}, p95 at 1 ×`,
        figure: formatMs(p95),
        beside: `p50 ${formatMs(percentile(took, 0.5))}, p99 ${formatMs(percentile(took, 0.99))}, ${took.length} times`,
        limit: `≤ ${P95_MS} ms`,
        isWithin: p95 <= P95_MS,
      };
    }),
  ];
}
