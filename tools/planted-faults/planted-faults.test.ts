import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { TestProject } from '../scratch-copy/test-command.ts';
import { plantFault } from './plant-fault.ts';
import type { PlantedFault } from './planted-fault.types.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Where each project looks for its tests. */
const TEST_FOLDERS: Readonly<Record<TestProject, string>> = {
  domain: 'libs/domain/src',
  contract: 'libs/api/src',
  web: '{libs/ui,libs/federation,shell,mfe-*}',
  tools: '{bench,tools}',
  backend: 'backend/{src,migrations,test}',
  'api-sqlite': 'backend/test/api',
  'api-mariadb': 'backend/test/api',
};

const fault: PlantedFault = {
  name: 'off by one',
  file: 'probe.ts',
  search: 'a < b',
  replacement: "a <= b && '$&'",
  project: 'domain',
  filter: 'probe',
};

describe('planting', () => {
  it('changes the one place as written', () => {
    expect(plantFault('if (a < b) c();', fault)).toBe("if (a <= b && '$&') c();");
  });

  it.each([
    ['none', 'if (a > b) c();', 'occurs 0 times in probe.ts'],
    ['two', 'a < b; a < b;', 'occurs 2 times in probe.ts'],
  ])('refuses %s', (_, text, words) => {
    expect(() => plantFault(text, fault)).toThrow(`"off by one" is stale: its text ${words}`);
  });
});

describe('the faults', () => {
  it('have names of their own', () => {
    const names = PLANTED_FAULTS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(PLANTED_FAULTS)('$name: applies to the tree', (one) => {
    const text = readFileSync(join(ROOT, one.file), 'utf8');
    expect(plantFault(text, one)).not.toBe(text);
  });

  it.each(PLANTED_FAULTS)('$name: has tests that are to notice it', ({ project, filter }) => {
    const files = globSync(`${TEST_FOLDERS[project]}/**/*.test.{ts,tsx}`, {
      cwd: ROOT,
      exclude: (path) => path.includes('node_modules'),
    });
    expect(files.filter((file) => file.includes(filter))).not.toEqual([]);
  });
});
