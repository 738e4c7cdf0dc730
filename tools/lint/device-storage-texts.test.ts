import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const COOKIE_PAGE = 'shell/src/public-pages/legal/texts/cookie.md';
const COOKIES = 'backend/src/accounts/sessions/session-cookies.util.ts';
const FRONT_ENDS = [
  'shell/src',
  'mfe-admin/src',
  'mfe-lists/src',
  'mfe-wizard/src',
  'libs/api/src',
  'libs/federation/src',
  'libs/ui/src',
];

/** Calls that keep something on a device under a name. */
const WRITES = /\.setItem\(|\bopenDB<|indexedDB\.open\(|caches\.open\(|document\.cookie/;
/** The name, as a constant or at the head of a template. */
const NAME =
  /const (?:\w*KEY|\w*PREFIX|DATABASE_NAME|storageKey)\b[^'`\n]*(?:'([^'\n]+)'|`([^$`\n]+)\$)/g;
/** Writes under a name that another file makes. */
const NAMED_ELSEWHERE: Record<string, string> = {
  'libs/federation/src/device-store/device-sealing.ts': 'libs/federation/src/draft-backups.ts',
  'mfe-wizard/src/state/draft-backup-storage.ts': 'libs/federation/src/draft-backups.ts',
};

const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const listWriters = (): string[] =>
  FRONT_ENDS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
      .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name))),
  ).filter((file) => WRITES.test(readSource(file)));

/** A name without the end that differs by account or release. */
const stem = (name: string): string => name.replace(/[.…]+$/, '');

const listNames = (file: string): string[] =>
  [...readSource(NAMED_ELSEWHERE[file] ?? file).matchAll(NAME)].map((found) =>
    stem(found[1] ?? found[2] ?? ''),
  );

const listCookies = (): string[] => {
  const names = /COOKIE_NAMES = \{([^}]+)\}/.exec(readSource(COOKIES))?.[1] ?? '';
  return [...names.matchAll(/'([^']+)'/g)].map((found) => found[1] ?? '');
};

/** Names at the head of the page's list entries; what follows the colon is prose. */
const listDescribed = (): string[] =>
  readSource(COOKIE_PAGE)
    .split('\n')
    .filter((line) => line.startsWith('- `'))
    .flatMap((line) => [...(line.split(':')[0] ?? '').matchAll(/`([^`]+)`/g)])
    .map((found) => stem(found[1] ?? ''))
    .filter((name) => !name.startsWith('__Secure-'));

describe('the page on cookies', () => {
  it('finds a name in every file that keeps something on a device', () => {
    expect(listWriters().filter((file) => listNames(file).length === 0)).toEqual([]);
  });

  it('describes what the code keeps on a device, and nothing else', () => {
    const kept = new Set([...listWriters().flatMap(listNames), ...listCookies()]);
    expect([...new Set(listDescribed())].sort()).toEqual([...kept].sort());
  });
});
