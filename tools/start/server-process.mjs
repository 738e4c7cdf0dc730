import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../prepare/repository-root.mjs';

const GRACE_MS = 30_000;

/**
 * Runs the server as a child in a separate process group, so that Ctrl+C reaches it once and
 * through this process: npm passes the signal on as well, and a second signal would abort the
 * in-flight requests and jobs.
 */
export function startServerProcess(node, env) {
  const preload = new URL('./exit-with-parent.mjs', import.meta.url).href;
  const child = spawn(
    node,
    ['--enable-source-maps', '--import', preload, 'backend/dist/src/main.js'],
    {
      cwd: repositoryRoot,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const end = createGracefulStop(child);
  let isStopped = false;
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    // A server that is stopped while it starts has nothing in flight and is ended by the signal.
    child.once('exit', (code, signal) =>
      resolve(code ?? (isStopped && signal === 'SIGTERM' ? 0 : 1)),
    );
  });
  return {
    ended,
    stop: () => {
      isStopped = true;
      end();
    },
  };
}

function createGracefulStop(child) {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    child.kill('SIGTERM');
    setTimeout(() => {
      console.error(`The server did not finish within ${GRACE_MS / 1000} s and was ended.`);
      child.kill('SIGKILL');
    }, GRACE_MS).unref();
  };
}

/** Waits until the server says that it is ready; `false` when `over` settles first. */
export async function waitUntilReady(origin, over) {
  let ended = false;
  void over
    .finally(() => {
      ended = true;
    })
    .catch(() => undefined);
  while (!ended) {
    if (await answers(`${origin}/api/health/ready`)) return true;
    await Promise.race([pause(100), over.catch(() => undefined)]);
  }
  return false;
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
