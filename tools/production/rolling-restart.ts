import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../prepare/console-output.mjs';
import { WORKER_READY_LINE } from '../services/backend-process.ts';
import { isAlive } from '../services/process-identity.ts';
import { listProcesses, readPid, type RunningStack, type StackProcess } from './running-stack.ts';

const POLL_MS = 100;
/** The longest end of a process, and its start with a migration. */
const RESTART_TIMEOUT_MS = 300_000;

type Stack = Pick<RunningStack, 'folder' | 'ports'>;

/**
 * Ends the processes in order, one after the other, and waits each time until its successor is
 * ready; what started them starts them again. Workers come first: those of a new version know the
 * jobs of the old one, but not the other way round.
 * @throws when one does not come back; the others go on as they were
 */
export async function restartProcesses(
  stack: Stack,
  report: (name: string, pid: number) => void = () => undefined,
): Promise<void> {
  const all = listProcesses(stack).sort(
    (a, b) => Number(a.port !== null) - Number(b.port !== null),
  );
  for (const one of all) report(one.name, await restartProcess(stack, one));
}

async function restartProcess(stack: Stack, one: StackProcess): Promise<number> {
  const before = readPid(stack, one.name);
  const log = join(stack.folder, `${one.name}.log`);
  const logStart = existsSync(log) ? statSync(log).size : 0;
  if (isAlive(before)) process.kill(before, 'SIGTERM');
  const end = Date.now() + RESTART_TIMEOUT_MS;
  for (;;) {
    const pid = readPid(stack, one.name);
    if (pid !== before && isAlive(pid) && (await isReady(one, log, logStart))) return pid;
    if (Date.now() > end)
      throw new UserFacingError(
        `${one.name} is not ready after ${RESTART_TIMEOUT_MS / 1000} s, so the others were left as they are. ${log} says why.`,
      );
    await pause(POLL_MS);
  }
}

async function isReady({ port }: StackProcess, log: string, logStart: number): Promise<boolean> {
  if (port === null)
    return readFileSync(log).subarray(logStart).toString('utf8').includes(WORKER_READY_LINE);
  return isAnswering(`http://127.0.0.1:${port}/api/health/ready`);
}

/** Whether an address answers well within a few seconds. */
export const isAnswering = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );
