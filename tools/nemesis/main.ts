/**
 * `npm run quality -- nemesis [--minutes 30 --seed 7]`: two http processes and two workers under load, of
 * which processes, servers and the ways between them are taken away at random and given back.
 */
import { parseArgs } from 'node:util';
import { exitWithError } from '../prepare/console-output.mjs';
import { runCommand } from '../test/run-command.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string' },
  },
});

async function main(): Promise<void> {
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Seed ${seed}`);
  process.exitCode = await runCommand(
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'nemesis',
      '--runTestsByPath',
      'backend/test/nemesis/nemesis.test.ts',
    ],
    {
      limitMs: (Number(values.minutes) + 60) * 60_000,
      env: { ...process.env, NEMESIS_MINUTES: values.minutes, NEMESIS_SEED: seed },
    },
  );
}

main().catch(exitWithError);
