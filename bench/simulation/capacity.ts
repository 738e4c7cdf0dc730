import type { ByPart, PartName } from './usage.ts';

/** Part of the processor that may be used at the peak: above it answers wait for each other. */
export const BUSY_SHARE = 0.6;
/** `DATABASE_POOL`, of each process of the portal. */
export const POOL = 20;
/** Of `docker/.env.example`. */
export const MAX_CONNECTIONS = 300;

/** Machines that parts share: each group has its processor time for itself. */
export interface MachineGroup {
  parts: readonly PartName[];
  machines: number;
  /** Of each machine. */
  cores: number;
}
export interface Layout {
  name: string;
  groups: readonly MachineGroup[];
  /** Of the portal, that hold connections to the database: two http and a worker a machine. */
  processes: number;
}
export interface Capacity {
  /** Fitters of each group, in its order. */
  ofGroups: number[];
  fitters: number;
  /** The group that is full first. */
  first: MachineGroup;
  connections: number;
  /** The largest pool with which all processes fit. */
  pool: number;
}

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'one machine of 2 cores',
    groups: [{ parts: ['http', 'worker', 'database', 'redis'], machines: 1, cores: 2 }],
    processes: 3,
  },
  {
    name: 'four of 2 cores',
    groups: [
      { parts: ['http', 'worker'], machines: 2, cores: 2 },
      { parts: ['database'], machines: 1, cores: 2 },
      { parts: ['redis'], machines: 1, cores: 2 },
    ],
    processes: 6,
  },
  {
    name: 'forty of 2 cores',
    groups: [
      { parts: ['http', 'worker'], machines: 38, cores: 2 },
      { parts: ['database'], machines: 1, cores: 2 },
      { parts: ['redis'], machines: 1, cores: 2 },
    ],
    processes: 114,
  },
  {
    name: 'forty, the database with 32 cores',
    groups: [
      { parts: ['http', 'worker'], machines: 38, cores: 2 },
      { parts: ['database'], machines: 1, cores: 32 },
      { parts: ['redis'], machines: 1, cores: 2 },
    ],
    processes: 114,
  },
];

/**
 * How many fitters a layout holds at the peak, from the processor time that each part needs a
 * second for `fitters` of them. It says nothing about locks, disks and networks.
 */
export function computeCapacity(
  layout: Layout,
  { cpuMsPerSecond, fitters }: { cpuMsPerSecond: ByPart; fitters: number },
): Capacity {
  const ofGroups = layout.groups.map(({ parts, machines, cores }) => {
    const needed = parts.reduce((total, part) => total + cpuMsPerSecond[part], 0);
    return (fitters * machines * cores * 1_000 * BUSY_SHARE) / needed;
  });
  const held = Math.min(...ofGroups);
  const first = layout.groups[ofGroups.indexOf(held)];
  if (first === undefined) throw new Error(`${layout.name} has no machines`);
  return {
    ofGroups,
    fitters: held,
    first,
    connections: layout.processes * POOL,
    pool: Math.floor(MAX_CONNECTIONS / layout.processes),
  };
}
