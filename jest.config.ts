import { readFileSync } from 'node:fs';
import { SourceTextModule } from 'node:vm';
import type { Config } from 'jest';

// The code is ES modules; without this check every file would fail with a puzzling syntax error.
if (SourceTextModule === undefined)
  throw new Error('Start jest with "npm run jest -- …": it needs node --experimental-vm-modules.');

type Project = NonNullable<Exclude<NonNullable<Config['projects']>[number], string>>;

const root = import.meta.dirname;

/** Only what hangs takes so long; a machine with other work may take more than the five seconds of the default. */
const PATIENCE_MS = 180_000;

const parser = { syntax: 'typescript', tsx: true } as const;
const swc = {
  jsc: { parser, target: 'es2023', transform: { react: { runtime: 'automatic' } } },
};
/** Nest and TypeORM read decorator metadata, so the backend's sources are compiled as for its build. */
const { jsc: backend } = JSON.parse(readFileSync(`${root}/backend/.swcrc`, 'utf8')) as {
  jsc: object;
};

/** Workspaces are read as TypeScript sources, never from a build that may be stale. */
const sources = {
  resolver: `${root}/tools/testkit/jest-resolver.cjs`,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  testTimeout: PATIENCE_MS,
} satisfies Project;

const unit = (name: string, folders: readonly string[], more: Project = {}): Project => ({
  ...sources,
  displayName: name,
  rootDir: root,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  ...more,
});

const seeded = [`${root}/tools/testkit/fast-check-seed.ts`];

const config: Config = {
  maxWorkers: 2,
  projects: [
    unit('domain', ['libs/domain/src'], { setupFiles: seeded }),
    unit('contract', ['libs/api/src']),
    unit('tools', ['tools']),
  ],
};

export default config;
