import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const JOURNEYS = 'e2e/journeys';

it('keeps each journey in a folder that is called like its feature', () => {
  const specs = globSync(`${JOURNEYS}/**/*.ts`, { cwd: ROOT });
  expect(specs.length).toBeGreaterThan(20);
  const isFeature = (folder: string): boolean =>
    folder !== '' &&
    ['backend/src', 'shell/src'].some((features) => existsSync(join(ROOT, features, folder)));
  expect(specs.filter((spec) => !isFeature(relative(JOURNEYS, dirname(spec))))).toEqual([]);
});
