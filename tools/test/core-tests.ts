import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

/** Marks a journey, in its title, that `npm test` plays; the others wait for `npm run test:all`. */
export const CORE_JOURNEY = '@core';
/** Begins a file of API tests that `npm test` runs. */
const CORE_FILE = `/** ${CORE_JOURNEY} */`;

export const API_TESTS = 'backend/test/api';
export const FAULT_TESTS = 'backend/test/faults';

/** Test files below a folder, from the folder of the repository. */
export const listTests = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.ts`, { cwd: ROOT }).sort();

/** Files of API tests that cover each feature once, from the folder of the repository. */
export const listCoreApiTests = (): string[] =>
  listTests(API_TESTS).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').startsWith(CORE_FILE),
  );
