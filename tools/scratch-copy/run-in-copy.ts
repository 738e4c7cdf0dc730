import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { CopyCommand } from './test-command.ts';

/** A command that takes longer has failed: a change can make its tests wait for ever. */
const LIMIT_MS = 600_000;

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs a command in a copy of the repository and answers what it printed. */
export function runInCopy(
  folder: string,
  { program, args }: CopyCommand,
  env: NodeJS.ProcessEnv = process.env,
): Promise<CommandResult> {
  return new Promise((done, reject) => {
    const binaries = join(folder, 'node_modules/.bin');
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...env, PATH: `${binaries}${delimiter}${env['PATH'] ?? ''}` },
      // Its own group, so that the time limit ends the servers of the tests too.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const stop = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      } catch {
        // Ended by itself in the meantime.
      }
    };
    const timer = setTimeout(stop, LIMIT_MS);
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      done({ code: code ?? 1, output });
    });
  });
}
