import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isOtherVersion, keptBy, keptOnce, MAJOR, OtherVersionError } from './kept.js';

type Page = NonNullable<Parameters<typeof keptBy>[1]>;

describe('what a page has once', () => {
  it('is made by who asks first, and is the same for all', () => {
    const make = vi.fn(() => ({ text: 'first' }));
    const made = keptOnce('test-thing', make);
    expect(keptOnce('test-thing', () => ({ text: 'second' }))).toBe(made);
    expect(make).toHaveBeenCalledTimes(1);
    expect(keptOnce('another-test-thing', () => ({ text: 'third' }))).toEqual({ text: 'third' });
  });

  it('is found by another copy of this module', async () => {
    const made = keptOnce('for-both', () => ({ from: 'here' }));
    vi.resetModules();
    const copy = await import('./kept.js');
    expect(copy.keptOnce).not.toBe(keptOnce);
    expect(copy.keptOnce('for-both', () => ({ from: 'there' }))).toBe(made);
  });

  it('refuses a copy of another major version, in both directions', () => {
    const page: Page = {};
    expect(keptBy(MAJOR, page)).toBe(keptBy(MAJOR, page));
    expect(() => keptBy(MAJOR + 1, page)).toThrow(OtherVersionError);
    expect(() => keptBy(MAJOR - 1, page)).toThrow(OtherVersionError);
  });

  it('knows the refusal of any copy by its name', () => {
    expect(isOtherVersion(new OtherVersionError('x'))).toBe(true);
    expect(isOtherVersion(Object.assign(new Error('x'), { name: 'OtherVersionError' }))).toBe(true);
    expect([new Error('x'), 'OtherVersionError', null].map(isOtherVersion)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

it('the number of what lives together is the first one of the version of the shared libraries', () => {
  const file = resolve(import.meta.dirname, '../../../federation/build/shared-exports.json');
  expect((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version).toMatch(
    new RegExp(`^${MAJOR}\\.\\d+\\.\\d+$`),
  );
});
