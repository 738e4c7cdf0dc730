import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, ROOT } from './run-command.ts';
import { countsFromExitCode, type TestCounts } from './test-counts.ts';

const WORKSPACES = [
  'libs/domain',
  'libs/api',
  'libs/ui',
  'libs/federation',
  'backend',
  'shell',
  'mfe-wizard',
  'mfe-lists',
  'mfe-admin',
  'e2e',
  'bench',
  'tools',
];

/** Checks the types of every workspace, two at a time: more would fight over memory. */
export async function checkTypes(): Promise<TestCounts> {
  const waiting = WORKSPACES.filter((workspace) =>
    existsSync(join(ROOT, workspace, 'tsconfig.json')),
  );
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const info = join('node_modules/.cache/tsc', `${next.replace('/', '-')}.tsbuildinfo`);
      const code = await runCommand(
        'tsc',
        ['-p', next, '--noEmit', '--incremental', '--tsBuildInfoFile', info],
        { isQuiet: true },
      );
      if (code !== 0) failed.push(next);
    }
  };
  await Promise.all([work(), work()]);
  if (failed.length > 0) console.log(`Types do not hold in: ${failed.join(', ')}`);
  return countsFromExitCode(failed.length);
}
