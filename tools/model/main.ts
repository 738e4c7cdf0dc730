/**
 * `npm run quality -- model [--sequences 10000 --steps 40 --seed 7 --database mariadb --path …]`: runs the
 * money and the dossiers of the portal beside a small model, with every request sent twice at once.
 */
import { parseArgs } from 'node:util';
import { exitWithError } from '../prepare/console-output.mjs';
import { RELAXED_COMMIT_OPTIONS, startMariadb } from '../services/mariadb.ts';
import { runCommand } from '../test/run-command.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000' },
    steps: { type: 'string', default: '40' },
    seed: { type: 'string' },
    path: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
    test: { type: 'string', default: '' },
  },
});

async function main(): Promise<void> {
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Seed ${seed}`);
  const server = values.database === 'mariadb' ? await startMariadb(RELAXED_COMMIT_OPTIONS) : null;
  try {
    process.exitCode = await runCommand(
      'node',
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        'node_modules/jest/bin/jest.js',
        `test/model/${values.test}`,
        '--selectProjects',
        'backend',
      ],
      {
        // Ten thousand sequences take hours.
        limitMs: 24 * 3_600_000,
        env: {
          ...process.env,
          MODEL_SEQUENCES: values.sequences,
          MODEL_STEPS: values.steps,
          MODEL_SEED: seed,
          ...(values.path === undefined ? {} : { MODEL_PATH: values.path }),
          ...(server === null ? {} : { TEST_DATABASE_URL: server.url }),
        },
      },
    );
  } finally {
    await server?.stop();
  }
}

main().catch(exitWithError);
