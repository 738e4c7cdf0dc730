import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INHERITED_ENV, spawnBackend, waitUntilBackendReady } from '../services/backend-process.ts';
import type { ManagedProcess } from '../services/child-process.ts';
import { freePort } from '../services/free-port.ts';

/** Between the unexpected end of a process and its next start. */
const RESTART_DELAY_MS = 1000;

/** A process of the portal. It is restarted after an unexpected exit, as by systemd or Docker. */
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
    mkdirSync(dataDir, { recursive: true });
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
    writeFileSync(this.pidFile, String(child.pid));
    void child.whenEnded.then(() =>
      setTimeout(() => this.restartIfWanted(child), RESTART_DELAY_MS),
    );
    return child;
  }

  private restartIfWanted(ended: ManagedProcess): void {
    if (this.isWanted && this.child === ended) this.spawnProcess();
  }
}

/** Creates two HTTP processes and two workers, as in production, without starting them. */
export async function createPortalProcesses(
  folder: string,
  env: Record<string, string>,
): Promise<{ http: PortalProcess[]; workers: PortalProcess[] }> {
  const ports = await Promise.all([freePort(), freePort()]);
  return {
    http: ports.map((port, index) => new PortalProcess(`http-${index + 1}`, port, folder, env)),
    workers: [1, 2].map((number) => new PortalProcess(`worker-${number}`, null, folder, env)),
  };
}
