import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const toolPath = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

const processGroups = new Set<number>();

/** Terminates all running commands with their descendants. */
export function terminateCommands(signal: NodeJS.Signals): void {
  for (const pid of processGroups) signalProcessGroup(pid, signal);
}

function signalProcessGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Ended by itself in the meantime.
  }
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  limitMs?: number;
  /** Buffers the output and shows it only when the command fails. */
  isQuiet?: boolean;
}

/**
 * Runs a command in a separate process group and returns its exit code; a command over its time
 * limit is terminated with all its descendants, and counts as failed.
 */
export function runCommand(
  name: string,
  args: readonly string[],
  { env = process.env, limitMs = 2_400_000, isQuiet = false }: CommandOptions = {},
): Promise<number> {
  return new Promise((done, reject) => {
    const child = spawn(toolPath(name), args, {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    });
    const pid = child.pid ?? 0;
    processGroups.add(pid);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    const timer = setTimeout(() => {
      console.error(`${name} did not end within ${limitMs / 1000} s`);
      signalProcessGroup(pid, 'SIGTERM');
      setTimeout(() => signalProcessGroup(pid, 'SIGKILL'), 10_000).unref();
    }, limitMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      processGroups.delete(pid);
      if (code !== 0 && isQuiet) process.stdout.write(Buffer.concat(output));
      done(code ?? 1);
    });
  });
}
