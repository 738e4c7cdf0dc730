import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { INHERITED_ENV, spawnBackend, waitUntilBackendReady } from '../services/backend-process.ts';
import type { ManagedProcess } from '../services/child-process.ts';
import { environmentOfProcess } from './portal-variables.ts';

/** Between the unexpected end of a process and its next start. */
const RESTART_DELAY_MS = 1000;
/** A process is asked this often whether it is alive, */
const WATCH_INTERVAL_MS = 3000;
/** and counts as hung when it takes the question and says nothing for so long. */
const HUNG_AFTER_MS = 8000;

/**
 * A process of the portal. It is restarted after an unexpected exit, as by systemd or Docker, and
 * killed when it hangs, which leads to the same.
 */
export class PortalProcess {
  readonly name: string;
  /** Of a process that answers requests. */
  readonly port: number | null;
  readonly log: string;
  /** File with the id of the process that runs now. */
  readonly pidFile: string;
  private readonly folder: string;
  private readonly env: Record<string, string>;
  private child: ManagedProcess | null = null;
  private isWanted = false;

  constructor(name: string, port: number | null, folder: string, env: Record<string, string>) {
    this.name = name;
    this.port = port;
    this.folder = folder;
    this.env = env;
    this.log = join(folder, `${name}.log`);
    this.pidFile = join(folder, `${name}.pid`);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.isWanted = true;
    const child = this.spawnProcess();
    const origin = this.port === null ? null : `http://127.0.0.1:${this.port}`;
    await waitUntilBackendReady(child, origin, this.name);
  }

  /** Ends it in order. Answers its exit code. */
  async stop(): Promise<number | null> {
    this.isWanted = false;
    return (await this.child?.stop()) ?? null;
  }

  private spawnProcess(): ManagedProcess {
    const dataDir = join(this.folder, `${this.name}-data`);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const child = spawnBackend(this.port === null ? 'worker' : 'http', {
      nodeArgs: ['--enable-source-maps'],
      cwd: this.folder,
      log: this.log,
      env: {
        ...INHERITED_ENV,
        NODE_ENV: 'production',
        ...this.env,
        DATA_DIR: dataDir,
        ...(this.port === null ? {} : { PORT: String(this.port), HOST: '127.0.0.1' }),
      },
    });
    this.child = child;
    this.writePid(child);
    void this.killWhenHung(child);
    void child.whenEnded.then(() =>
      setTimeout(() => this.restartIfWanted(child), RESTART_DELAY_MS),
    );
    return child;
  }

  /** A worker answers on the port of its metrics, where it has one. */
  private get liveUrl(): string | null {
    if (this.port !== null) return `http://127.0.0.1:${this.port}/api/health/live`;
    const port = this.env['METRICS_PORT'];
    return port === undefined ? null : `http://127.0.0.1:${port}/live`;
  }

  private async killWhenHung(child: ManagedProcess): Promise<void> {
    const url = this.liveUrl;
    while (url !== null && child.isRunning) {
      await pause(WATCH_INTERVAL_MS, undefined, { ref: false });
      if (await isHung(url)) child.sendSignal('SIGKILL');
    }
  }

  private restartIfWanted(ended: ManagedProcess): void {
    if (!this.isWanted || this.child !== ended) return;
    try {
      this.spawnProcess();
    } catch (error) {
      // A full disk takes no log; later it may.
      console.error(`${this.name} does not start: ${(error as Error).message}`);
      setTimeout(() => this.restartIfWanted(ended), RESTART_DELAY_MS);
    }
  }

  /** On a full disk the process runs all the same, and its id is written when there is space. */
  private writePid(child: ManagedProcess): void {
    if (this.child !== child || !child.isRunning) return;
    try {
      writeFileSync(this.pidFile, String(child.pid));
    } catch {
      setTimeout(() => this.writePid(child), RESTART_DELAY_MS);
    }
  }
}

/**
 * Whether it takes a connection and does not answer. One that starts or ends refuses connections.
 * The supervisor of containers asks the same in the backend, which these tools do not import.
 */
async function isHung(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(HUNG_AFTER_MS) });
    await answer.arrayBuffer();
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError';
  }
}

/** Creates two HTTP processes and two workers, as in production, without starting them. */
export function createPortalProcesses(
  folder: string,
  httpPorts: readonly number[],
  env: Record<string, string>,
): { http: PortalProcess[]; workers: PortalProcess[] } {
  const all = [...httpPorts, null, null].map((port, index) => {
    const name = port === null ? `worker-${index - httpPorts.length + 1}` : `http-${index + 1}`;
    return new PortalProcess(name, port, folder, environmentOfProcess(env, index, folder));
  });
  return { http: all.slice(0, httpPorts.length), workers: all.slice(httpPorts.length) };
}
