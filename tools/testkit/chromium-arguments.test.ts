import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { JOURNEY_ARGUMENTS } from './chromium-arguments.ts';

const require = createRequire(import.meta.url);

/** The features that this Playwright switches off when it starts Chromium. */
function readPlaywrightsFeatures(): string[] {
  const folder = dirname(require.resolve('playwright-core/package.json'));
  const bundle = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(?<entries>[^\]]+)\]/u.exec(bundle)?.groups?.['entries'] ?? '';
  return [...list.matchAll(/^\s*"(?<name>\w+)",?$/gmu)].map(({ groups }) => groups?.['name'] ?? '');
}

it('switches off every feature that Playwright does', () => {
  const own = JOURNEY_ARGUMENTS.find((argument) => argument.startsWith('--disable-features='));
  const expected = readPlaywrightsFeatures();
  expect(expected.length).toBeGreaterThan(5);
  expect(own?.replace('--disable-features=', '').split(',')).toEqual(
    expect.arrayContaining(expected),
  );
});
