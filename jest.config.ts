import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import type { Config } from 'jest';

type Project = NonNullable<Exclude<NonNullable<Config['projects']>[number], string>>;

// Without the flag every file would fail with a syntax error that does not say why.
if (!('SourceTextModule' in vm))
  throw new Error('Start jest with "npm run jest -- …": ES modules need a flag of Node.');

const ROOT = import.meta.dirname;
/** Only what hangs takes so long; a machine with other work may take more than the five seconds of the default. */
const PATIENCE_MS = 180_000;
/** Hooks of the backend start servers and migrate databases. */
const BACKEND_PATIENCE_MS = 240_000;
const API_PATIENCE_MS = 300_000;

const seed = `${ROOT}/tools/testkit/fast-check-seed.ts`;

const createProject = (name: string, folders: readonly string[], more: Project): Project => ({
  displayName: name,
  rootDir: ROOT,
  roots: folders.map((folder) => `${ROOT}/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['/dist/'],
  resolver: `${ROOT}/tools/testkit/jest-resolver.cjs`,
  // Workspaces are read as TypeScript sources, never from a build that may be stale.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testTimeout: PATIENCE_MS,
  ...more,
});

const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2023',
};
const esModules = (options: object): Project => ({
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', options] },
});

const FRONT_ENDS = ['libs/ui', 'libs/federation', 'shell', 'mfe-wizard', 'mfe-lists', 'mfe-admin'];
/** The ES modules of antd are made for bundlers, and Node takes another default export. */
const commonJs: Project = {
  transform: { '\\.tsx?$': ['@swc/jest', { jsc }] },
  moduleNameMapper: {
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.css$': `${ROOT}/tools/testkit/empty-style.cjs`,
  },
};

/** Nest and TypeORM read decorator metadata, so the backend is compiled as for its build. */
const backendOptions = JSON.parse(readFileSync(`${ROOT}/backend/.swcrc`, 'utf8')) as {
  jsc: object;
};
const createBackendProject = (name: string, folders: readonly string[], more: Project): Project =>
  createProject(
    name,
    folders.map((folder) => `backend/${folder}`),
    {
      ...esModules({ jsc: backendOptions.jsc }),
      setupFiles: [`${ROOT}/backend/test/setup.ts`, seed],
      ...more,
    },
  );

const createApiProject = (kind: 'sqlite' | 'mariadb', folders: readonly string[]): Project =>
  createBackendProject(`api-${kind}`, folders, {
    globals: { portalKind: kind },
    globalSetup: `${ROOT}/backend/test/kit/setup-${kind}.ts`,
    globalTeardown: `${ROOT}/backend/test/kit/teardown.ts`,
    setupFilesAfterEnv: [`${ROOT}/backend/test/kit/shared-portal.ts`],
    testTimeout: API_PATIENCE_MS,
  });

const config: Config = {
  maxWorkers: 2,
  projects: [
    createProject('domain', ['libs/domain/src'], { ...esModules({ jsc }), setupFiles: [seed] }),
    createProject('contract', ['libs/api/src'], esModules({ jsc })),
    createProject('web', FRONT_ENDS, { ...commonJs, testPathIgnorePatterns: ['\\.dom\\.test\\.'] }),
    createProject('web-dom', FRONT_ENDS, {
      ...commonJs,
      testMatch: ['**/*.dom.test.{ts,tsx}'],
      testEnvironment: `${ROOT}/tools/testkit/dom-environment.mjs`,
    }),
    createProject('tools', ['tools'], esModules({ jsc })),
    createBackendProject(
      'backend',
      ['src', 'migrations', 'test/kit', 'test/agreement', 'test/fuzz'],
      { testTimeout: BACKEND_PATIENCE_MS },
    ),
    createApiProject('sqlite', ['test/api', 'test/faults']),
    // Faults that only the servers can have are not tested on the standalone portal.
    createApiProject('mariadb', ['test/api', 'test/faults', 'test/server-faults']),
  ],
};

export default config;
