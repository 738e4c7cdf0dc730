import type { ReactNode } from 'react';
import type { EmptyDrawingName } from './empty-drawing.types.js';

/** Our own lines: green for things, amber for what is meant. */
const LINES: Readonly<Record<EmptyDrawingName, { green: string; amber: string }>> = {
  window: {
    green: 'M36 12h48v60H36zM60 12v60M36 42h48M28 78h64M47 30l8-10M47 38l10-13',
    amber: 'M92 20v40M80 34l12-14 12 14',
  },
  search: {
    green: 'M30 14h36l14 14v50H30zM66 14v14h14M40 40h22M40 52h14',
    amber: 'M86 56a14 14 0 1 0-28 0 14 14 0 0 0 28 0zM82 66l14 14',
  },
  sent: {
    green: 'M24 24h56v46H24zM24 28l28 24 28-24',
    amber: 'M84 44h20M94 34l10 10-10 10',
  },
  receipt: {
    green: 'M34 10h44v64l-7-5-8 5-7-5-8 5-7-5-7 5zM44 26h24M44 38h24',
    amber: 'M46 54l8 8 16-18',
  },
  credits: {
    green: 'M22 24h68v48H22zM22 36h68M34 60h14',
    amber: 'M98 62a12 12 0 1 0-24 0 12 12 0 0 0 24 0zM86 57v10M82 62h8',
  },
  bell: {
    green: 'M34 66h52c-6-6-8-12-8-24a18 18 0 0 0-36 0c0 12-2 18-8 24zM54 72a7 7 0 0 0 12 0',
    amber: 'M60 18v-6M90 30c2 3 3 7 3 11M30 30c-2 3-3 7-3 11',
  },
  papers: {
    green: 'M28 20h32l12 12v44H28zM60 20v12h12M38 44h24M38 56h24',
    amber: 'M80 28l12 12v44H48',
  },
  unplugged: {
    green: 'M8 57h24M32 40h14v34H32zM46 48h10M46 66h10M88 57h24M74 40h14v34H74z',
    amber: 'M60 32V18M52 26l-8-10M68 26l8-10',
  },
};

/** What an empty page is about, drawn in the portal's hand. */
export default function EmptyDrawing({ name }: { name: EmptyDrawingName }): ReactNode {
  const { green, amber } = LINES[name];
  return (
    <svg
      viewBox="0 0 120 90"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={green} stroke="var(--pr-primary)" />
      <path d={amber} stroke="var(--pr-accent)" />
    </svg>
  );
}
