import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor time that processes have used so far; 0 where the system keeps no /proc. */
export function readCpuTimeMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readCpuTicks(pid), 0) * (1000 / TICKS_PER_SECOND);
}

function readCpuTicks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
