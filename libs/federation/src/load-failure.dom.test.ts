import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import { classifyCrash, classifyLoadFailure } from './load-failure.js';

const named = (name: string, message = 'x') => Object.assign(new Error(message), { name });
const RUNTIME_MESSAGE =
  '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mfe_lists which needs ^20.0.0)';

it.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  ['no error', 'unreachable'],
  [named('ChunkLoadError'), 'chunk-load-error'],
  [named('VersionMismatchError'), 'version-mismatch'],
  [new Error(RUNTIME_MESSAGE), 'version-mismatch'],
])('%s is %s', (error, failure) => {
  expect(classifyLoadFailure(error)).toBe(failure);
});

it.each([
  [new TypeError('x is undefined'), 'crash'],
  [named('ChunkLoadError'), 'chunk-load-error'],
  [named('VersionMismatchError'), 'version-mismatch'],
])('%s of a page that came is %s', (error, failure) => {
  expect(classifyCrash(error)).toBe(failure);
});

it('the federation runtime still says so in these words', () => {
  const require = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/runtime'),
  );
  const core = readFileSync(
    require.resolve('@module-federation/runtime-core').replace(/index\.c?js$/, 'utils/share.cjs'),
    'utf8',
  );
  expect(core).toContain('of shared singleton module ${pkgName} does not satisfy the requirement');
});
