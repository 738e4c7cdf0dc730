/**
 * `npm run quality -- mutated-invoices [--files 20000 --seed 7]`: reads invoice files with faults and
 * prints the seed, with which the same files are made again. Tests read a part of them.
 */
import { parseArgs } from 'node:util';
import { exitWithError } from '../prepare/console-output.mjs';
import { runCommand } from '../test/run-command.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '20000' },
    seed: { type: 'string' },
  },
});

async function main(): Promise<void> {
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`${values.files} files with faults, seed ${seed}`);
  process.exitCode = await runCommand(
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      'backend/test/fuzz/invoice-',
      '--selectProjects',
      'backend',
    ],
    {
      limitMs: 3_600_000,
      env: { ...process.env, MUTATED_FILES: values.files, MUTATION_SEED: seed },
    },
  );
}

main().catch(exitWithError);
