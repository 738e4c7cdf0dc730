import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { identifyProcess, isAlive } from '../services/process-identity.ts';
import type { Remote } from './releases.ts';
import type { StackPorts } from './stack-ports.ts';
import { writePrivateFile } from './stack-secrets.ts';

/** What the other commands need of a set-up that runs. */
export interface RunningStack {
  /** The process that started everything and ends it on SIGTERM. */
  pid: number;
  /** Tells it from a later process with the same id; earlier releases did not write it. */
  identity?: string | null;
  startedAt: string;
  origin: string;
  /** Folder of the published front ends. */
  root: string;
  /** Folder of the logs and ids of the processes. */
  folder: string;
  accessLog: string;
  remoteOrigins: Record<Remote, string>;
  ports: StackPorts;
  /** Variables of the portal's processes. */
  env: Record<string, string>;
}

/** Folder of logs, data and front ends within that of a set-up. */
export const stackFolder = (folder: string): string => join(folder, 'production');

/** There while a set-up is wanted. */
export const runningPath = (folder: string): string => join(folder, 'running.json');

export const writeRunning = (folder: string, running: RunningStack): void =>
  writePrivateFile(runningPath(folder), JSON.stringify(running));
export const removeRunning = (folder: string): void => rmSync(runningPath(folder), { force: true });

/**
 * The set-up that runs in a folder, or `null`.
 * @throws where only another user can see it
 */
export function findRunning(folder: string): RunningStack | null {
  try {
    const running = JSON.parse(readFileSync(runningPath(folder), 'utf8')) as RunningStack;
    return isItself(running) ? running : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new UserFacingError(
        `${folder} is closed to this user: run the command as root or as the user of the portal.`,
      );
    return null;
  }
}

/** After a power cut the id may be another process's. */
function isItself({ pid, identity }: RunningStack): boolean {
  if (!isAlive(pid)) return false;
  return identity === undefined
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('production/main.ts')
    : identity === identifyProcess(pid);
}

/** @throws with a message when nothing runs in the folder */
export function readRunning(folder: string): RunningStack {
  const running = findRunning(folder);
  if (running === null)
    throw new UserFacingError(
      `nothing runs in ${folder}: start it with "npm run production -- up" first.`,
    );
  return running;
}

/** A process of the portal, as seen from another one. */
export interface StackProcess {
  name: string;
  /** Of a process that answers requests. */
  port: number | null;
}

export const PROCESS_NAMES = ['http-1', 'http-2', 'worker-1', 'worker-2'] as const;

export const listProcesses = ({ ports }: Pick<RunningStack, 'ports'>): StackProcess[] =>
  PROCESS_NAMES.map((name) => ({
    name,
    port: name === 'http-1' || name === 'http-2' ? ports[name] : null,
  }));

/** Id of a process of the portal, 0 before it was started. */
export function readPid({ folder }: Pick<RunningStack, 'folder'>, name: string): number {
  try {
    return Number(readFileSync(join(folder, `${name}.pid`), 'utf8'));
  } catch {
    return 0;
  }
}
