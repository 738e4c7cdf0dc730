import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { SETTING_KINDS } from '../../libs/domain/src/settings/all.js';

const PAGE = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/settings.md'), 'utf8');

it('the page of the settings says of each kind who uses it', () => {
  const named = PAGE.split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)])
    .map(([, kind]) => kind);
  expect(Object.keys(SETTING_KINDS).filter((kind) => !named.includes(kind))).toEqual([]);
});
