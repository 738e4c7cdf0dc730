import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BOOT = join(import.meta.dirname, 'boot.sh');
const BOOT_TIMEOUT_MS = 120_000;
const POLL_MS = 500;
/** Memory that holds all that the machine writes, in megabytes. */
const DISK_MEGABYTES = 4_096;

/** A machine with a systemd of its own in namespaces of this one. Needs root. */
export class Machine {
  private readonly folder: string;
  private readonly checkouts: readonly (readonly [from: string, to: string])[];
  private process: ChildProcess | undefined;
  private firstProcess = 0;

  /**
   * @param folder new, for what the machine writes; in memory, which it may fill
   * @param checkouts folders of this machine, each with its path in the other
   */
  constructor(folder: string, checkouts: readonly (readonly [from: string, to: string])[]) {
    this.folder = folder;
    this.checkouts = checkouts;
    mkdirSync(folder);
    run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder]);
  }

  /** Answers once systemd has started all that belongs to its boot. */
  async boot(): Promise<void> {
    const pairs = this.checkouts.map(([from, to]) => `${from}:${to}`);
    this.process = spawn('/bin/bash', [BOOT, this.folder, ...pairs], { stdio: 'inherit' });
    const end = Date.now() + BOOT_TIMEOUT_MS;
    for (;;) {
      this.firstProcess = findChild(this.process.pid ?? 0);
      // Some unit of this machine may fail there, such as one for its hardware.
      if (/^(?:running|degraded)/.test(this.ask(['systemctl', 'is-system-running']))) return;
      if (Date.now() > end || this.process.exitCode !== null)
        throw new Error('systemd did not start: root and namespaces are needed');
      await pause(POLL_MS);
    }
  }

  /** As a power cut: nothing is ended in order. What was written stays for the next boot. */
  async cutPower(): Promise<void> {
    if (this.process === undefined) return;
    const ended = once(this.process, 'exit');
    if (this.firstProcess !== 0) process.kill(this.firstProcess, 'SIGKILL');
    else this.process.kill('SIGKILL');
    await ended;
    this.process = undefined;
  }

  async remove(): Promise<void> {
    await this.cutPower();
    run('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a command within, with this terminal. Answers its exit code. */
  async run(words: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
    const child = spawn('nsenter', this.inside(words), { stdio: 'inherit', env });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  }

  /** Runs a command within and answers what it printed. */
  ask(words: readonly string[]): string {
    if (this.firstProcess === 0) return '';
    return spawnSync('nsenter', this.inside(words), { encoding: 'utf8' }).stdout;
  }

  private inside(words: readonly string[]): string[] {
    return ['--target', String(this.firstProcess), '--all', '--root', '--wd=/', ...words];
  }
}

/** The first process of the namespaces, 0 before it is there. */
function findChild(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
  } catch {
    return 0;
  }
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
