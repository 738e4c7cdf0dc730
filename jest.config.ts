import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import type { Config } from 'jest';
import {
  commonJs,
  esModules,
  ROOT,
  sources,
  type ProjectOptions,
} from './tools/testkit/jest-options.ts';

// Without the flag every file would fail with a syntax error that does not say why.
if (!('SourceTextModule' in vm))
  throw new Error('Start jest with "npm run jest -- …": ES modules need a flag of Node.');

/** A longer test says so itself; API tests have a limit of their own in `shared-portal.ts`. */
const PATIENCE_MS = 120_000;

const SEED = `${ROOT}/tools/testkit/fast-check-seed.ts`;
const FRONT_ENDS = ['libs/ui', 'libs/federation', 'shell', 'mfe-wizard', 'mfe-lists', 'mfe-admin'];

const createProject = (
  name: string,
  folders: readonly string[],
  more: ProjectOptions,
): ProjectOptions => ({
  ...sources,
  displayName: name,
  rootDir: ROOT,
  roots: folders.map((folder) => `${ROOT}/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  ...more,
});

/** Nest and TypeORM read decorator metadata, so the backend is compiled as for its build. */
const { jsc } = JSON.parse(readFileSync(`${ROOT}/backend/.swcrc`, 'utf8')) as { jsc: object };

const createBackendProject = (
  name: string,
  folders: readonly string[],
  more: ProjectOptions,
): ProjectOptions =>
  createProject(
    name,
    folders.map((folder) => `backend/${folder}`),
    {
      ...esModules({ jsc }),
      testEnvironment: `${ROOT}/tools/testkit/problem-environment.mjs`,
      setupFiles: [`${ROOT}/backend/test/setup.ts`, SEED],
      ...more,
    },
  );

const createApiProject = (kind: 'sqlite' | 'mariadb', folders: readonly string[]): ProjectOptions =>
  createBackendProject(`api-${kind}`, folders, {
    globals: { portalKind: kind },
    globalSetup: `${ROOT}/backend/test/kit/setup-${kind}.ts`,
    globalTeardown: `${ROOT}/backend/test/kit/teardown.ts`,
    setupFilesAfterEnv: [`${ROOT}/backend/test/kit/shared-portal.ts`],
  });

const config: Config = {
  maxWorkers: 2,
  // Outside the temporary folder, which a run of the tests has of its own and removes.
  cacheDirectory: `${ROOT}/node_modules/.cache/jest`,
  testTimeout: PATIENCE_MS,
  projects: [
    createProject('domain', ['libs/domain/src'], { ...esModules(), setupFiles: [SEED] }),
    createProject('contract', ['libs/api/src'], esModules()),
    createProject('web', FRONT_ENDS, {
      ...commonJs,
      testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.'],
    }),
    createProject('web-dom', FRONT_ENDS, {
      ...commonJs,
      testMatch: ['**/*.dom.test.{ts,tsx}'],
      testEnvironment: `${ROOT}/tools/testkit/dom-environment.mjs`,
    }),
    createProject('tools', ['bench', 'tools'], esModules()),
    createBackendProject(
      'backend',
      ['src', 'migrations', 'test/kit', 'test/agreement', 'test/fuzz', 'test/model'],
      {},
    ),
    createApiProject('sqlite', ['test/api', 'test/faults']),
    // Faults that only the servers can have are not tested on the standalone portal.
    createApiProject('mariadb', ['test/api', 'test/faults', 'test/server-faults']),
    // Minutes of faults, which the clock decides: `npm run quality -- nemesis`, and no part of `npm test`.
    createBackendProject('nemesis', ['test/nemesis'], {}),
  ],
  // Of the domain alone: `npm run jest -- --coverage --selectProjects domain`.
  coverageProvider: 'v8',
  collectCoverageFrom: ['libs/domain/src/**/*.ts', '!**/*.test.ts'],
  coverageReporters: ['text-summary', 'lcovonly'],
  coverageThreshold: { global: { branches: 95 } },
};

export default config;
