import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

/** Marks a journey, in its title, that `npm test` plays; the others wait for `npm run test:all`. */
export const CORE_JOURNEY = '@core';
/** Tag of drills that take minutes each: they are played with `--whole` and by name. */
export const LONG_DRILL = '@long';
/** Begins a file of API tests that `npm test` runs. */
const CORE_FILE = `/** ${CORE_JOURNEY} */`;

export const API_TESTS = 'backend/test/api';
/** Faults of a running portal; `server-faults` need the servers. */
export const FAULT_TESTS = 'backend/test/{faults,server-faults}';

/** Test files below a folder, from the folder of the repository. */
export const listTests = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.ts`, { cwd: ROOT }).sort();

/** Begins a file of API tests that only servers or several processes can turn red. */
const SERVERS_FILE = '/** @servers */';

const listMarkedTests = (...marks: readonly string[]): string[] =>
  listTests(API_TESTS).filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return marks.some((mark) => text.startsWith(mark));
  });

/** Files of API tests that cover each feature once, from the folder of the repository. */
export const listCoreApiTests = (): string[] => listMarkedTests(CORE_FILE);

/** Files of API tests that run on MariaDB where each runs once: the core and what needs servers. */
export const listServerApiTests = (): string[] => listMarkedTests(CORE_FILE, SERVERS_FILE);
