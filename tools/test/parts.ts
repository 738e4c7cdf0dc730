import { join } from 'node:path';
import { newAuthority } from '../services/authority.ts';
import { startAzurite } from '../services/azurite.ts';
import { startMariadb, SWIFT_COMMITS } from '../services/mariadb.ts';
import { startRedis } from '../services/redis.ts';
import { find, type ProgramName } from '../services/programs.ts';
import { command } from './command.ts';
import { ofPlaywright, ofVitest, whole, type Counts } from './counts.ts';
import { lint } from './lint.ts';
import { types } from './types.ts';

export interface Part {
  name: string;
  /** What a person reads beside the name. */
  about: string;
  needs: readonly ProgramName[];
  /** It runs the built portal. */
  isOnBuild: boolean;
  /** `folder` takes the reports. */
  run(folder: string): Promise<Counts>;
}

/** Everything `npm test` proves, in the order that tells of a mistake soonest. */
export const PARTS: readonly Part[] = [
  {
    name: 'lint',
    about: 'style, borders between folders, layout, commit messages',
    needs: [],
    isOnBuild: false,
    run: lint,
  },
  { name: 'types', about: 'TypeScript, every workspace', needs: [], isOnBuild: false, run: types },
  {
    name: 'unit-domain',
    about: 'the rules, with 95 % of their branches',
    needs: [],
    isOnBuild: false,
    run: (folder) =>
      vitest(
        folder,
        ['domain'],
        ['--coverage.enabled', `--coverage.reportsDirectory=${join(folder, 'coverage')}`],
      ),
  },
  {
    name: 'unit-others',
    about: 'unit tests of everything else',
    needs: [],
    isOnBuild: false,
    run: (folder) => vitest(folder, ['contract', 'web', 'tools', 'backend']),
  },
  {
    name: 'size',
    about: 'compressed bytes of host and remotes within their budget',
    needs: [],
    isOnBuild: true,
    run: sizes,
  },
  {
    name: 'api-sqlite',
    about: 'API on SQLite with in-process jobs',
    needs: ['clamd'],
    isOnBuild: true,
    run: (folder) => vitest(folder, ['api-sqlite'], AT_ONCE),
  },
  {
    name: 'api-mariadb',
    about: 'API on MariaDB with Redis and BullMQ',
    needs: ['mariadbd', 'mariadb-install-db', 'redis-server', 'clamd', 'openssl'],
    isOnBuild: true,
    run: apiOnMariadb,
  },
  {
    name: 'e2e',
    about: 'journeys in Chromium',
    needs: ['chromium'],
    isOnBuild: true,
    run: (folder) => journeys(folder),
  },
  {
    name: 'production',
    about: 'two processes each behind nginx, Azurite, SMTP, front ends of two versions',
    isOnBuild: true,
    run: production,
    needs: ['mariadbd', 'mariadb-install-db', 'redis-server', 'nginx', 'chromium', 'openssl'],
  },
];

/** Many of these files wait: for leases to run out, for servers to come back. A third one uses the time, on two processors too. */
const AT_ONCE = ['--maxWorkers=3'];

async function vitest(
  folder: string,
  projects: readonly string[],
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Counts> {
  const report = join(folder, 'vitest.json');
  const code = await command(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { env },
  );
  return ofVitest(report, code);
}

async function sizes(): Promise<Counts> {
  return whole(await command('node', ['--import', './tools/typescript.mjs', 'tools/size/main.ts']));
}

async function apiOnMariadb(folder: string): Promise<Counts> {
  const mariadb = await startMariadb(SWIFT_COMMITS);
  const redis = await startRedis();
  const urls = {
    PRATICHE_TEST_MARIADB: mariadb.url,
    TEST_DATABASE_URL: mariadb.url,
    TEST_REDIS_URL: redis.url,
  };
  try {
    // The backend's own suites over database and queue run once more, on the servers; what is of SQLite alone does not.
    return await vitest(
      folder,
      ['api-mariadb', 'backend'],
      [
        'backend/src/',
        'backend/migrations/',
        'backend/test/api/',
        'backend/test/faults/',
        'backend/test/server-faults/',
        'backend/test/kit/',
        ...AT_ONCE,
      ],
      { ...process.env, ...urls },
    );
  } finally {
    await redis.stop();
    await mariadb.stop();
  }
}

/** The suites of files, over TLS, and mail over what they use in earnest, then the journeys through the whole set-up. */
async function production(folder: string): Promise<Counts> {
  const authority = await newAuthority();
  const azurite = await startAzurite(undefined, await authority.issue('localhost'));
  try {
    const adapters = await vitest(
      folder,
      ['backend'],
      ['src/platform/storage', 'src/platform/mail'],
      {
        ...process.env,
        TEST_AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString,
        NODE_EXTRA_CA_CERTS: authority.file,
      },
    );
    const travelled = await journeys(folder, 'e2e/production/playwright.config.ts');
    return {
      passed: adapters.passed + travelled.passed,
      failed: adapters.failed + travelled.failed,
      failures: [...(adapters.failures ?? []), ...(travelled.failures ?? [])],
    };
  } finally {
    await azurite.stop();
    await authority.remove();
  }
}

async function journeys(folder: string, config = 'e2e/playwright.config.ts'): Promise<Counts> {
  const report = join(folder, 'playwright.json');
  const code = await command('playwright', ['test', '--config', config, '--reporter=list,json'], {
    limitMs: 1_800_000,
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHROMIUM_PATH: find('chromium') ?? '',
    },
  });
  return ofPlaywright(report, code);
}
