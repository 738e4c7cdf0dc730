import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const WATCH_INTERVAL_MS = 3_000;
/** A process that takes the question and says nothing for this long is hung. */
const HUNG_AFTER_MS = 8_000;
/** Of Node after a signal, as shells count it. */
const SIGNAL_EXIT_BASE = 128;

interface SupervisedProcess {
  /** Arguments of Node: options, then the script. */
  args: readonly string[];
  /** What the process answers while it is well; `null` when it listens on no port. */
  liveUrl: string | null;
  /** Called before a hung process is killed. */
  onHung(): void;
}

/**
 * Runs a process of the portal, passes signals on to it and kills it when it hangs. A container ends
 * with its process, and is started again by what started it. Answers the exit code.
 */
export async function superviseProcess({
  args,
  liveUrl,
  onHung,
}: SupervisedProcess): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  if (liveUrl !== null) void killWhenHung(child, liveUrl, onHung);
  const [code, signal] = await exit;
  return code ?? SIGNAL_EXIT_BASE + constants.signals[signal ?? 'SIGKILL'];
}

async function killWhenHung(child: ChildProcess, url: string, onHung: () => void): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    await pause(WATCH_INTERVAL_MS, undefined, { ref: false });
    if (!(await isHung(url))) continue;
    onHung();
    child.kill('SIGKILL');
    return;
  }
}

/** Whether it takes a connection and does not answer. One that starts or ends refuses connections. */
async function isHung(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(HUNG_AFTER_MS) });
    await answer.arrayBuffer();
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError';
  }
}

/** Address of the question, from the variables of the process; `null` for a worker without metrics. */
export function findLiveUrl(script: string, env: NodeJS.ProcessEnv): string | null {
  if (/worker\.js$/.test(script)) {
    const port = env['METRICS_PORT']?.trim();
    return port ? `http://${toReachableHost(env['METRICS_HOST'])}:${port}/live` : null;
  }
  const port = env['PORT']?.trim() || '3000';
  return `http://${toReachableHost(env['HOST'])}:${port}/api/health/live`;
}

/** A process that listens on every address is asked on loopback. */
function toReachableHost(given = ''): string {
  const host = given.trim();
  if (['', '0.0.0.0', '::'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
