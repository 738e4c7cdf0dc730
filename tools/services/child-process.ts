import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** What still runs. It ends with this process, however that ends short of `kill -9`. */
const runningProcesses = new Set<ManagedProcess>();
process.on('exit', () => {
  for (const child of runningProcesses) child.sendSignal('SIGKILL');
});

interface ManagedProcessOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** File that takes what the program prints; appended to. */
  log: string;
}

/** A program started by us and ended by its process id. */
export class ManagedProcess {
  readonly pid: number;
  private readonly process: ChildProcess;
  private readonly ended: Promise<number | null>;
  private readonly options: ManagedProcessOptions;
  /** Bytes of the log that were there before it. */
  private readonly logStart: number;
  private hasEnded = false;

  constructor(command: string, args: readonly string[], options: ManagedProcessOptions) {
    this.options = options;
    const log = openSync(options.log, 'a');
    this.logStart = fstatSync(log).size;
    this.process = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.pid = this.process.pid ?? 0;
    runningProcesses.add(this);
    this.ended = new Promise((resolve) => {
      const finish = (code: number | null) => {
        this.hasEnded = true;
        runningProcesses.delete(this);
        resolve(code);
      };
      this.process.once('error', () => finish(null));
      this.process.once('exit', finish);
    });
  }

  get isRunning(): boolean {
    return !this.hasEnded;
  }

  /** Settles with its exit code once it has ended, however that came about. */
  get whenEnded(): Promise<number | null> {
    return this.ended;
  }

  sendSignal(name: NodeJS.Signals): void {
    if (this.isRunning) this.process.kill(name);
  }

  /** Asks the process to stop, and kills it after `graceMs`. Returns its exit code. */
  async stop(graceMs = 40_000): Promise<number | null> {
    this.sendSignal('SIGTERM');
    const timer = setTimeout(() => this.sendSignal('SIGKILL'), graceMs);
    const code = await this.ended;
    clearTimeout(timer);
    return code;
  }

  async kill9(): Promise<void> {
    this.sendSignal('SIGKILL');
    await this.ended;
  }

  /**
   * Polls until `isReady` returns true.
   * @throws with the end of the log when the program exits or the time is up
   */
  async waitUntilReady(
    isReady: () => Promise<boolean>,
    what: string,
    timeoutMs = 60_000,
  ): Promise<void> {
    const end = Date.now() + timeoutMs;
    while (!(await isReady().catch(() => false))) {
      if (!this.isRunning) throw new Error(`${what} ended while starting:\n${this.readLogTail()}`);
      if (Date.now() > end)
        throw new Error(`${what} was not ready after ${timeoutMs} ms:\n${this.readLogTail()}`);
      await pause(50);
    }
  }

  /** Returns the log since the start, including the output of other writers to the same file. */
  readOutput(): string {
    return readFileSync(this.options.log).subarray(this.logStart).toString('utf8');
  }

  private readLogTail(): string {
    return readFileSync(this.options.log, 'utf8').split('\n').slice(-30).join('\n');
  }
}
