import { spawn } from 'node:child_process';

/**
 * Runs a program and answers what it printed.
 * @throws with the same when it fails
 */
export function runToEnd(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, reject) => {
    const output: Buffer[] = [];
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? done(Buffer.concat(output).toString())
        : reject(
            new Error(
              `${program} ${args.join(' ')} in ${cwd} ended with ${code}:\n${Buffer.concat(output).toString()}`,
            ),
          ),
    );
  });
}
