import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError, printProgress } from '../prepare/console-output.mjs';
import { installPrerequisites } from '../test/prerequisites.ts';
import {
  findProcessesIn,
  identifyProcess,
  isAlive,
  type FolderProcess,
} from '../services/process-identity.ts';
import { findProgram } from '../services/programs.ts';
import { pickPortalVariables } from './portal-variables.ts';
import { assertBuilt, startProductionStack, type ProductionStack } from './production-stack.ts';
import { listUnpublished } from './publish.ts';
import { REMOTES, parseRemoteOrigins } from './releases.ts';
import {
  findRunning,
  readRunning,
  stackFolder,
  removeRunning,
  runningPath,
  writeRunning,
} from './running-stack.ts';
import {
  assertPortsFree,
  hasKeptPorts,
  parsePortOptions,
  type PortOptions,
} from './stack-ports.ts';
import { ensurePrivateFolder } from './stack-secrets.ts';
import { leaveRoot } from './unprivileged-user.ts';

const START_TIMEOUT_MS = 600_000;
/** Longer than the processes get, one batch after the other. */
const STOP_TIMEOUT_MS = 180_000;
/** Longer than a process gets to finish what it has in hand. */
const LEFTOVER_TIMEOUT_MS = 45_000;
const POLL_MS = 200;

/** What `up` was told. */
export interface StartOptions extends PortOptions {
  folder: string;
  user: string | undefined;
  'remote-origins': string | undefined;
}

/** Starts everything and keeps it running until a signal comes. Answers the exit code. */
export async function runStack(options: StartOptions): Promise<number> {
  const { folder } = options;
  ensureNotRunning(folder);
  assertBuilt();
  await endLeftovers(folder);
  const inner = stackFolder(folder);
  const ports = parsePortOptions(options, !hasKeptPorts(inner));
  // Before anything is installed or given away.
  await assertPortsFree(ports, inner);
  installWhatIsMissing();
  if (leaveRoot(folder, options.user)) printProgress('User', 'root, for everything, as asked for');
  // A part that fails must not end the others.
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => console.error(error));
  // Of logs and data too, which the processes create.
  process.umask(0o077);
  ensurePrivateFolder(folder);
  const stack = await startProductionStack({
    folder,
    ports,
    remoteOrigins: parseRemoteOrigins(options['remote-origins']),
    env: await pickPortalVariables(process.env),
  });
  const { origin, remoteOrigins, root, env, mailDir, http, workers, nginx } = stack;
  writeRunning(folder, {
    pid: process.pid,
    identity: identifyProcess(process.pid),
    startedAt: new Date().toISOString(),
    origin: env['PUBLIC_URL'] ?? origin,
    root,
    folder: stack.folder,
    accessLog: nginx.accessLog,
    remoteOrigins,
    ports: stack.ports,
    env,
  });
  printProgress('Portal', origin);
  for (const one of REMOTES) printProgress(one, remoteOrigins[one]);
  printProgress(
    'Processes',
    [...http, ...workers].map((one) => `${one.name} (pid ${one.pid})`).join(', '),
  );
  const unpublished = await listUnpublished(root);
  if (unpublished.length > 0)
    printProgress(
      'Front ends',
      `${unpublished.join(', ')} stay as published: "npm run production -- publish all" publishes what is built`,
    );
  printProgress('E-mails', mailDir);
  printProgress('Data', `${folder}; Ctrl+C ends everything in order and keeps them`);
  return stopOnSignal(folder, stack);
}

async function stopOnSignal(folder: string, stack: ProductionStack): Promise<number> {
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => done());
  });
  const codes = await stack.stop();
  // Last, so that nothing starts beside what still ends.
  removeRunning(folder);
  return codes.every((code) => code === 0) ? 0 : 1;
}

/** Also what only root can install. */
function installWhatIsMissing(): void {
  const missing = installPrerequisites(['mariadbd', 'mariadb-install-db', 'redis-server', 'nginx']);
  if (missing.length > 0)
    throw new UserFacingError(
      `${missing.join(', ')} not installed (Debian: apt-get install mariadb-server redis-server nginx).`,
    );
}

/** Runs a command again until its set-up was ended in order, with which the file is gone. */
const KEEPER = 'while :; do "$@"; [ -e "$0" ] || exit 1; sleep 2; done';

/**
 * Starts the same command in the background and waits until everything is ready. A killed one is
 * started again.
 */
export async function startInBackground(folder: string, args: readonly string[]): Promise<void> {
  ensureNotRunning(folder);
  // As root it is given to its user in the background.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A former start's, after a power cut.
  removeRunning(folder);
  const logPath = join(folder, 'up.log');
  const log = openSync(logPath, 'a', 0o600);
  const command = [process.execPath, ...process.execArgv, process.argv[1] ?? '', ...args];
  const child = spawn('/bin/sh', ['-c', KEEPER, runningPath(folder), ...command], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  const end = Date.now() + START_TIMEOUT_MS;
  while (findRunning(folder) === null) {
    if (Date.now() > end && child.pid !== undefined) process.kill(-child.pid);
    if (hasEnded || Date.now() > end)
      throw new UserFacingError(`it did not start: ${logPath} says why.`);
    await pause(POLL_MS);
  }
  child.unref();
  printProgress('Portal', readRunning(folder).origin);
}

/** Ends everything in order, as Ctrl+C does, or what a killed start left. */
export async function stopStack(folder: string): Promise<void> {
  const running = findRunning(folder);
  if (running === null) {
    // First, so that nothing starts again.
    removeRunning(folder);
    if (await endLeftovers(folder)) return;
  }
  const { pid } = running ?? readRunning(folder);
  endProcess(pid);
  const end = Date.now() + STOP_TIMEOUT_MS;
  while (isAlive(pid)) {
    if (Date.now() > end)
      throw new UserFacingError(
        `it still ends (pid ${pid}): look at "npm run production -- logs".`,
      );
    await pause(POLL_MS);
  }
}

/** Processes of a set-up whose start was killed. They go on and answer, but nobody looks after them. */
export function findLeftovers(folder: string): FolderProcess[] {
  const programs = (['mariadbd', 'redis-server', 'nginx'] as const).map(findProgram);
  const inner = stackFolder(folder);
  return existsSync(inner)
    ? findProcessesIn(inner, [process.execPath, ...programs.filter((program) => program !== null)])
    : [];
}

/** Processes first, then what they depend on. Answers whether there was something to end. */
async function endLeftovers(folder: string): Promise<boolean> {
  const all = findLeftovers(folder);
  const isServer = ({ program }: FolderProcess) => /^(?:mariadbd|redis-server)$/.test(program);
  for (const batch of [all.filter((one) => !isServer(one)), all.filter(isServer)]) {
    const end = Date.now() + LEFTOVER_TIMEOUT_MS;
    for (const { pid } of batch) signal(pid, 'SIGTERM');
    while (batch.some(({ pid }) => isAlive(pid))) {
      if (Date.now() > end) for (const { pid } of batch) signal(pid, 'SIGKILL');
      await pause(POLL_MS);
    }
  }
  if (all.length > 0) printProgress('Ended', `${all.length} processes of a start that was killed`);
  return all.length > 0;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    throw new UserFacingError(
      `process ${pid} belongs to another user: run the command as root or as that user.`,
    );
  }
}

function ensureNotRunning(folder: string): void {
  if (findRunning(folder) !== null)
    throw new UserFacingError(`it runs in ${folder} already: see "npm run production -- status".`);
}
