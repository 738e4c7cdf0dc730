import { BUSY_SHARE, computeCapacity, LAYOUTS, MAX_CONNECTIONS, POOL } from './capacity.ts';
import { FITTERS } from './crowd.ts';
import type { Measured } from './measure-multiple.ts';
import { formatRow } from './tables.ts';
import { divide, PARTS } from './usage.ts';

const toThousands = (fitters: number): string =>
  `${(Math.floor(fitters / 1_000) * 1_000).toLocaleString('en')}`;

/** What layouts hold, from the processor time of the highest load that was answered in time. */
export function formatScale(held: Measured): string {
  const cpuMsPerSecond = divide(held.cpuMsPerSecond, held.multiple);
  const rows = LAYOUTS.map((layout) => {
    const found = computeCapacity(layout, { cpuMsPerSecond, fitters: FITTERS });
    const groups = layout.groups.map(
      ({ parts, machines, cores }, index) =>
        `${parts.join(' + ')}: ${machines} × ${cores} cores, ${toThousands(found.ofGroups[index] ?? 0)}`,
    );
    return formatRow([
      layout.name,
      groups.join('<br>'),
      `**${toThousands(found.fitters)}**`,
      found.first.parts.length === PARTS.length ? 'the machine' : found.first.parts.join(' + '),
      found.connections,
      found.pool,
    ]);
  });
  return [
    `The peak hour of ${FITTERS.toLocaleString('en')} fitters needs, in milliseconds of processor time a second, measured at ${held.multiple} × and divided by ${held.multiple}: ${PARTS.map((part) => `${part} ${cpuMsPerSecond[part].toFixed(1)}`).join(', ')}.`,
    `Fitters that a group holds = ${FITTERS.toLocaleString('en')} × machines × cores × 1,000 ms × ${BUSY_SHARE} ÷ what its parts need. Extrapolated in all rows:`,
    [
      formatRow([
        'layout',
        'fitters of each group',
        'fitters held',
        'full first',
        `connections with a pool of ${POOL}`,
        `largest pool for ${MAX_CONNECTIONS} connections`,
      ]),
      '|---|---|--:|---|--:|--:|',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}

export const describeKnee = (measured: readonly Measured[]): string => {
  const broken = measured.find(({ isHeld }) => !isHeld);
  const held = measured.filter(({ isHeld }) => isHeld).at(-1);
  const upTo =
    held === undefined
      ? 'Already the peak hour itself was not answered in time.'
      : `Measured on one machine with all parts and the callers on it: up to ${held.multiple} × the peak hour (${(held.multiple * FITTERS).toLocaleString('en')} fitters) without errors and with a p99 of at most 500 ms.`;
  return broken === undefined
    ? `${upTo} No higher load was played.`
    : `${upTo} At ${broken.multiple} ×: p99 ${Math.round(broken.p99)} ms, ${broken.played.errors.length} errors.`;
};
