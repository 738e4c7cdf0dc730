import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import type { JobResult } from '../metrics/metrics.service.js';
import { DRAIN_TIMEOUT_MS } from './jobs.constants.js';
import type { OutboxJob } from './outbox-job.entity.js';
import type { SandboxAnswer, SandboxCommand } from './sandbox-messages.types.js';

const SCRIPT = new URL('../../sandbox.js', import.meta.url);
const WATCH_INTERVAL_MS = 1_000;
/** Looks in a row without a sign of life. They are counted, because a stopped process misses its own. */
const MAX_SILENT_LOOKS = 60;
const STOP_GRACE_MS = 2_000;

/**
 * How a job ended in its sandbox: with a result, or with the sandbox itself. Only the first job of a
 * sandbox is to blame for that, because a later one may suffer from an earlier one.
 */
export type SandboxOutcome =
  { result: JobResult | null } | { death: string; isJobToBlame: boolean };

/** A process in which jobs run one at a time, and which may die of them. */
export class ForkedSandbox {
  private readonly child: ChildProcess;
  private readonly death: Promise<string>;
  private readonly ready = Promise.withResolvers<'ready'>();
  private onEnded: ((result: JobResult | null) => void) | null = null;
  private silentLooks = 0;
  private begunJobs = 0;

  private constructor(signal: AbortSignal) {
    // Its metrics would want the port of this process.
    const { METRICS_PORT: _, ...env } = process.env;
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] satisfies StdioOptions;
    this.child = fork(SCRIPT, { env, stdio, signal, killSignal: 'SIGKILL' });
    this.child.on('message', (answer: SandboxAnswer) => this.handleAnswer(answer));
    const watch = setInterval(() => this.killWhenHung(), WATCH_INTERVAL_MS);
    this.death = new Promise<string>((resolve) => {
      this.child.once('error', ({ message }) => resolve(message));
      this.child.once('exit', (code, signal) =>
        resolve(
          this.silentLooks > MAX_SILENT_LOOKS ? 'hung' : (signal ?? `exit code ${String(code)}`),
        ),
      );
    }).finally(() => clearInterval(watch));
  }

  /**
   * Starts a sandbox.
   * @param signal ends it
   * @throws when it dies before it can run a job
   */
  static async start(signal: AbortSignal): Promise<ForkedSandbox> {
    const sandbox = new ForkedSandbox(signal);
    const state = await Promise.race([sandbox.ready.promise, sandbox.death]);
    if (state !== 'ready') throw new Error(`The sandbox of jobs did not start: ${state}`);
    return sandbox;
  }

  /** One without a job may have been killed too. */
  get isRunning(): boolean {
    return this.child.connected;
  }

  async runJob({ id, attempts }: OutboxJob): Promise<SandboxOutcome> {
    const ended = new Promise<SandboxOutcome>((resolve) => {
      this.onEnded = (result) => resolve({ result });
    });
    this.send({ type: 'run', id, attempts });
    return Promise.race([
      ended,
      this.death.then((death) => ({ death, isJobToBlame: this.begunJobs === 1 })),
    ]);
  }

  /** Lets the running job finish, for as long as a process may take to end. */
  async stop(): Promise<void> {
    this.send({ type: 'stop' });
    const timer = setTimeout(() => this.kill(), DRAIN_TIMEOUT_MS + STOP_GRACE_MS);
    await this.death;
    clearTimeout(timer);
  }

  private handleAnswer(answer: SandboxAnswer): void {
    this.silentLooks = 0;
    if (answer.type === 'ready') this.ready.resolve('ready');
    if (answer.type === 'begun') this.begunJobs += 1;
    if (answer.type === 'ended') this.onEnded?.(answer.result);
  }

  private killWhenHung(): void {
    this.silentLooks += 1;
    if (this.silentLooks > MAX_SILENT_LOOKS) this.kill();
  }

  private kill(): void {
    this.child.kill('SIGKILL');
  }

  /** One that has died meanwhile is noticed by its end. */
  private send(command: SandboxCommand): void {
    if (this.child.connected) this.child.send(command, () => undefined);
  }
}
