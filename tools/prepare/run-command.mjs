import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from './repository-root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const bin = join(repositoryRoot, 'node_modules', '.bin');

/**
 * Runs a command to its end and answers its exit code. A signal to us ends the command and then us, with `exitOnSignal`
 * as exit code.
 */
export function runCommand(
  command,
  args,
  { env = process.env, stdio = 'inherit', onLine, exitOnSignal = 0 } = {},
) {
  return new Promise((resolve, reject) => {
    // A separate process group: Ctrl+C reaches it only through this process, and its children end
    // with it.
    const child = spawn(command, args, { cwd: repositoryRoot, env, stdio, detached: true });
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      endGroup(child.pid);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    if (onLine) readLines(child, onLine);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, stop);
      if (stopping) process.exit(exitOnSignal);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // Ended by itself in the meantime.
  }
}

function readLines(child, onLine) {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream
      ?.setEncoding('utf8')
      .on('data', (chunk) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(onLine);
      })
      .on('end', () => rest && onLine(rest));
  }
}

/** The environment with the installed tools first in PATH, as npm sets it for scripts. */
export function withLocalBinaries(env = process.env) {
  return { ...env, PATH: [bin, ...pathOf(env)].join(delimiter) };
}

/** The environment without the installed tools in PATH: for the npm that replaces them. */
export function withoutLocalBinaries(env = process.env) {
  return { ...env, PATH: pathOf(env).join(delimiter) };
}

function pathOf(env) {
  return (env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
}
