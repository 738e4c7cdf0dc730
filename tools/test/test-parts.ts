import { join } from 'node:path';
import { createCertificateAuthority } from '../services/certificate-authority.ts';
import { startAzurite } from '../services/azurite.ts';
import { startMariadb, RELAXED_COMMIT_OPTIONS } from '../services/mariadb.ts';
import { startRedis } from '../services/redis.ts';
import type { ProgramName } from '../services/programs.ts';
import { runCommand } from './run-command.ts';
import {
  countsFromPlaywright,
  countsFromJest,
  countsFromExitCode,
  addCounts,
  type TestCounts,
} from './test-counts.ts';
import { runLint } from './run-lint.ts';
import { checkTypes } from './check-types.ts';
import {
  API_TESTS,
  CORE_JOURNEY,
  FAULT_TESTS,
  LONG_DRILL,
  listCoreApiTests,
  listServerApiTests,
  listTests,
} from './core-tests.ts';

/**
 * `core` is what `npm test` has time for; `all` runs all tests, those of the API once; `whole` also
 * repeats them on the other database, measures coverage and installs the libraries elsewhere.
 */
export type TestScope = 'core' | 'all' | 'whole';

export interface TestPart {
  name: string;
  /** `npm test` runs its core; the other parts wait for `npm run test:all`. */
  hasCore: boolean;
  /** What a person reads beside the name. */
  description: string;
  prerequisites: readonly ProgramName[];
  /** It runs the built portal. */
  requiresBuild: boolean;
  /** `folder` takes the reports. */
  run(folder: string, scope: TestScope): Promise<TestCounts>;
}

/** All parts of the tests, ordered so that a mistake shows as early as possible. */
export const TEST_PARTS: readonly TestPart[] = [
  {
    name: 'lint',
    hasCore: true,
    description: 'style, borders between folders, layout, commit messages',
    prerequisites: [],
    requiresBuild: false,
    run: runLint,
  },
  {
    name: 'types',
    hasCore: true,
    description: 'TypeScript, every workspace',
    prerequisites: [],
    requiresBuild: false,
    run: checkTypes,
  },
  {
    name: 'unit-domain',
    hasCore: true,
    description: 'the rules; whole with 95 % of their branches',
    prerequisites: [],
    requiresBuild: false,
    run: (folder, scope) =>
      runJest(folder, ['domain'], scope === 'whole' ? measureCoverage(folder) : []),
  },
  {
    name: 'unit-web',
    hasCore: true,
    description: 'front ends and their libraries; whole with 87 % of their branches',
    prerequisites: [],
    requiresBuild: false,
    run: (folder, scope) =>
      runJest(
        folder,
        ['contract', 'web', 'web-dom'],
        scope === 'whole' ? [...measureCoverage(folder), ...WEB_COVERAGE_OPTIONS] : [],
      ),
  },
  {
    name: 'unit-others',
    hasCore: true,
    description: 'unit tests of backend and tools',
    prerequisites: ['promtool', 'kubectl', 'systemd-analyze', 'nginx', 'openssl'],
    requiresBuild: false,
    run: (folder, scope) => runJest(folder, ['tools', 'backend'], WITHOUT_LONG_RUNS[scope]),
  },
  {
    name: 'size',
    hasCore: false,
    description: 'compressed bytes of host and remotes within their budget',
    prerequisites: [],
    requiresBuild: true,
    run: checkSizes,
  },
  {
    name: 'api-sqlite',
    hasCore: true,
    description: 'API on SQLite with in-process jobs',
    prerequisites: ['clamd'],
    requiresBuild: true,
    run: (folder, scope) =>
      runJest(
        folder,
        ['api-sqlite'],
        [
          ...MAX_WORKERS_OPTION,
          ...(scope === 'whole' ? [] : ['--runTestsByPath', ...listSqliteTests(scope)]),
        ],
      ),
  },
  {
    name: 'api-mariadb',
    hasCore: false,
    description: 'API on MariaDB with Redis and BullMQ',
    prerequisites: ['mariadbd', 'mariadb-install-db', 'redis-server', 'clamd', 'openssl'],
    requiresBuild: true,
    run: runApiOnMariadb,
  },
  {
    name: 'e2e',
    hasCore: true,
    description: 'journeys in Chromium',
    prerequisites: ['chromium', 'chromium-headless-shell'],
    requiresBuild: true,
    run: (folder, scope) =>
      runJourneys(folder, 'e2e/playwright.config.ts', scope === 'core' ? CORE_JOURNEYS : []),
  },
  {
    name: 'production',
    hasCore: false,
    description:
      'two processes each behind nginx, SMTP, Azurite for its adapter, front ends of two versions',
    requiresBuild: true,
    run: runProduction,
    prerequisites: [
      'mariadbd',
      'mariadb-install-db',
      'redis-server',
      'nginx',
      'chromium',
      'openssl',
    ],
  },
];

/**
 * Many of these files wait for leases to expire or servers to return, so a third worker is useful
 * even on two processors.
 */
const MAX_WORKERS_OPTION = ['--maxWorkers=3'];
const leaveOut = (...paths: readonly string[]): string[] => [
  '--testPathIgnorePatterns',
  '/node_modules/',
  ...paths,
];
/** They take minutes and seldom turn red alone. */
const [LIBRARIES_OUTSIDE, RANDOM_BODIES] = ['tools/packages/packages.test', 'backend/test/fuzz/'];
const WITHOUT_LONG_RUNS: Readonly<Record<TestScope, readonly string[]>> = {
  core: leaveOut(LIBRARIES_OUTSIDE, RANDOM_BODIES, 'backend/test/model/'),
  all: leaveOut(LIBRARIES_OUTSIDE, RANDOM_BODIES),
  whole: [],
};
const WITHOUT_LONG_DRILLS = ['--grep-invert', LONG_DRILL];
const CORE_JOURNEYS = ['--grep', CORE_JOURNEY];

/**
 * With `all` each file of API tests runs once: the core and what needs servers on MariaDB, as in
 * production, the others on SQLite, which `npm test` runs the core on.
 */
function listSqliteTests(scope: TestScope): string[] {
  if (scope === 'core') return listCoreApiTests();
  const onServers = new Set(listServerApiTests());
  return listTests(API_TESTS).filter((file) => !onServers.has(file));
}

/** Every part that uses the servers of a run finds them by these files. */
const SERVER_KITS = ['backend/test/kit/test-database.ts', 'backend/test/kit/test-redis.ts'];

/**
 * V8 reports all code that a worker ever loaded, also that of earlier test files; a new worker in
 * time halves the duration of a large project.
 */
const measureCoverage = (folder: string): string[] => [
  '--coverage',
  `--coverageDirectory=${join(folder, 'coverage')}`,
  '--workerIdleMemoryLimit=500MB',
];

/** In place of those of `jest.config.ts`, which are the domain's; pages are drawn by the journeys. */
const WEB_COVERAGE_OPTIONS = [
  '--collectCoverageFrom=libs/{api,ui,federation}/src/**/*.{ts,tsx}',
  '--collectCoverageFrom={shell,mfe-wizard,mfe-lists,mfe-admin}/src/**/*.{ts,tsx}',
  '--collectCoverageFrom=!**/*.{test.ts,test.tsx,d.ts}',
  `--coverageThreshold=${JSON.stringify({ global: { branches: 87, lines: 60 } })}`,
];

async function runJest(
  folder: string,
  projects: readonly string[],
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<TestCounts> {
  const report = join(folder, 'jest.json');
  const code = await runCommand(
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--json',
      `--outputFile=${report}`,
      ...args,
      // Last, because it takes every word behind it.
      '--selectProjects',
      ...projects,
    ],
    { env },
  );
  return countsFromJest(report, code);
}

async function checkSizes(): Promise<TestCounts> {
  return countsFromExitCode(
    await runCommand('node', ['--import', './tools/typescript.mjs', 'tools/size/main.ts']),
  );
}

async function runApiOnMariadb(folder: string, scope: TestScope): Promise<TestCounts> {
  const mariadb = await startMariadb(RELAXED_COMMIT_OPTIONS);
  const redis = await startRedis();
  const urls = {
    PRATICHE_TEST_MARIADB: mariadb.url,
    TEST_DATABASE_URL: mariadb.url,
    TEST_REDIS_URL: redis.url,
  };
  try {
    const env = { ...process.env, ...urls };
    const files = [...listServerApiTests(), ...listTests(FAULT_TESTS)];
    const api = await runJest(
      folder,
      ['api-mariadb'],
      [...MAX_WORKERS_OPTION, ...(scope === 'whole' ? [] : ['--runTestsByPath', ...files])],
      env,
    );
    if (scope !== 'whole') return api;
    // Of the backend's own suites, those that use database or queue run again on the servers.
    const own = await runJest(
      folder,
      ['backend'],
      [...MAX_WORKERS_OPTION, '--findRelatedTests', ...SERVER_KITS],
      env,
    );
    return addCounts(api, own);
  } finally {
    await redis.stop();
    await mariadb.stop();
  }
}

/**
 * Runs the file storage suites over TLS and the mail suites over the production transport, then the
 * journeys through the whole stack.
 */
async function runProduction(folder: string, scope: TestScope): Promise<TestCounts> {
  const authority = await createCertificateAuthority();
  const azurite = await startAzurite(undefined, await authority.issueCertificate('localhost'));
  try {
    const adapters = await runJest(
      folder,
      ['backend'],
      ['src/platform/storage', 'src/platform/mail'],
      {
        ...process.env,
        TEST_AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString,
        NODE_EXTRA_CA_CERTS: authority.file,
      },
    );
    const travelled = await runJourneys(
      folder,
      'e2e/production/playwright.config.ts',
      scope === 'whole' ? [] : WITHOUT_LONG_DRILLS,
    );
    return addCounts(adapters, travelled);
  } finally {
    await azurite.stop();
    await authority.remove();
  }
}

async function runJourneys(
  folder: string,
  config: string,
  args: readonly string[] = [],
): Promise<TestCounts> {
  const report = join(folder, 'playwright.json');
  const code = await runCommand(
    'playwright',
    ['test', '--config', config, '--reporter=list,json', ...args],
    {
      limitMs: 2_700_000,
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  return countsFromPlaywright(report, code);
}
