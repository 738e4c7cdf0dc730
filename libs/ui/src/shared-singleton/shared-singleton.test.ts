import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import {
  isVersionMismatch,
  getSingletonRegistry,
  getOrCreateSingleton,
  LIBRARY_MAJOR,
  VersionMismatchError,
} from './shared-singleton.js';

type Page = NonNullable<Parameters<typeof getSingletonRegistry>[1]>;

describe('what a page has once', () => {
  it('is made by who asks first, and is the same for all', () => {
    const make = jest.fn(() => ({ text: 'first' }));
    const made = getOrCreateSingleton('test-thing', make);
    expect(getOrCreateSingleton('test-thing', () => ({ text: 'second' }))).toBe(made);
    expect(make).toHaveBeenCalledTimes(1);
    expect(getOrCreateSingleton('another-test-thing', () => ({ text: 'third' }))).toEqual({
      text: 'third',
    });
  });

  it('is found by another copy of this module', async () => {
    const made = getOrCreateSingleton('for-both', () => ({ from: 'here' }));
    jest.resetModules();
    const copy = await import('./shared-singleton.js');
    expect(copy.getOrCreateSingleton).not.toBe(getOrCreateSingleton);
    expect(copy.getOrCreateSingleton('for-both', () => ({ from: 'there' }))).toBe(made);
  });

  it('refuses a copy of another major version, in both directions', () => {
    const page: Page = {};
    expect(getSingletonRegistry(LIBRARY_MAJOR, page)).toBe(
      getSingletonRegistry(LIBRARY_MAJOR, page),
    );
    expect(() => getSingletonRegistry(LIBRARY_MAJOR + 1, page)).toThrow(VersionMismatchError);
    expect(() => getSingletonRegistry(LIBRARY_MAJOR - 1, page)).toThrow(VersionMismatchError);
  });

  it('knows the refusal of any copy by its name', () => {
    expect(isVersionMismatch(new VersionMismatchError('x'))).toBe(true);
    expect(isVersionMismatch(Object.assign(new Error('x'), { name: 'VersionMismatchError' }))).toBe(
      true,
    );
    expect([new Error('x'), 'VersionMismatchError', null].map(isVersionMismatch)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

it('the major version of the registry is that of the package', () => {
  const file = resolve(import.meta.dirname, '../../package.json');
  expect((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version).toMatch(
    new RegExp(`^${LIBRARY_MAJOR}\\.\\d+\\.\\d+$`),
  );
});
