import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, sep } from 'node:path';

/** Fields of `/proc/<pid>/stat` behind the name of the program, which may hold anything. */
const [STATE, PARENT, START_TIME] = [0, 1, 19];

/** An ended process that its parent has not asked for yet keeps its id. */
const ENDED_STATES = ['Z', 'X'];

function readStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether a process with this id runs, of whichever user. */
export function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !ENDED_STATES.includes(readStat(pid)?.[STATE] ?? '');
}

/**
 * Identity that tells a process from a later one with the same id, also after a start of the machine; `null`
 * where the system does not say.
 */
export function identifyProcess(pid: number): string | null {
  const start = readStat(pid)?.[START_TIME];
  if (start === undefined) return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${start}`;
}

/** A process found by the folder it runs in. */
export interface FolderProcess {
  pid: number;
  parent: number;
  /** Name of its program. */
  program: string;
}

/**
 * Processes of this user that run one of the programs within a folder, however they were started:
 * a file with their ids may be missing or name others by now.
 */
export function findProcessesIn(folder: string, programs: readonly string[]): FolderProcess[] {
  if (!existsSync('/proc/self')) return [];
  const wanted = new Map(programs.map((path) => [realpathSync(path), basename(path)]));
  const within = `${realpathSync(folder)}${sep}`;
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    try {
      const program = wanted.get(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
      if (program === undefined) return [];
      if (!`${readlinkSync(`/proc/${pid}/cwd`)}${sep}`.startsWith(within)) return [];
      return isAlive(pid) ? [{ pid, parent: Number(readStat(pid)?.[PARENT]), program }] : [];
    } catch {
      // Another user's, or ended a moment ago.
      return [];
    }
  });
}
