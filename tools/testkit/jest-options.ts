import { resolve } from 'node:path';
import type { Config } from 'jest';

export type ProjectOptions = NonNullable<Exclude<NonNullable<Config['projects']>[number], string>>;

export const ROOT = resolve(import.meta.dirname, '../..');

/** Workspaces are read as TypeScript sources, never from a build that may be stale. */
export const sources: ProjectOptions = {
  modulePathIgnorePatterns: ['/dist/'],
  resolver: `${ROOT}/tools/testkit/jest-resolver.cjs`,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};

const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2023',
};

/** @param options of swc; without them those of everything but the backend */
export const esModules = (options: object = { jsc }): ProjectOptions => ({
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', options] },
});

/** The ES modules of antd are made for bundlers, and Node takes another default export. */
export const commonJs: ProjectOptions = {
  transform: { '\\.tsx?$': ['@swc/jest', { jsc }] },
  moduleNameMapper: {
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.css$': `${ROOT}/tools/testkit/empty-style.cjs`,
    '\\.(?:md|webp)$': `${ROOT}/tools/testkit/asset-address.cjs`,
  },
};
