import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkOutRef,
  findPreviousRelease,
  linkPackages,
  readSharedVersion,
  readSharedVersionAt,
} from '../production/version-builds.ts';
import { findBreakingChanges } from './breaking-changes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The library that a published remote may take from the host. */
const LIBRARY = 'libs/ui';
/** It brings its copies of these into the page. */
const COPIED = [LIBRARY, 'libs/api', 'libs/domain'] as const;
const folder = mkdtempSync(join(tmpdir(), 'compatibility-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BEFORE = `
export const LIMITS = { files: 3, bytes: 5 };
export type Status = 'draft' | 'sent';
export interface FieldProps { label: string; hint?: string; onChange: (status: Status) => void }
export function Field(props: FieldProps): Status | null { return props.label ? 'draft' : null; }
export function pick<T>(all: readonly T[], index: number): T | undefined { return all[index]; }
`;

type Case = readonly [what: string, now: string, changes: readonly string[]];

const CASES: readonly Case[] = [
  ['nothing', BEFORE, []],
  ['one more constant', `${BEFORE}export const MORE = 1;`, []],
  ['one more entry of a table', BEFORE.replace('bytes: 5', 'bytes: 5, pages: 2'), []],
  ['one more status', BEFORE.replace("| 'sent'", "| 'sent' | 'closed'"), []],
  ['one more optional property', BEFORE.replace('hint?', 'note?: string; hint?'), []],
  ['one more optional argument', BEFORE.replace('index: number', 'index: number, from = 0'), []],
  ['a type renamed', BEFORE.replaceAll('FieldProps', 'Properties'), []],
  [
    'an export renamed',
    BEFORE.replace('const LIMITS', 'const BOUNDS'),
    ['LIMITS is no longer exported'],
  ],
  ['an entry less in a table', BEFORE.replace(', bytes: 5', ''), ['LIMITS has no bytes any more']],
  [
    'an optional property that becomes required',
    BEFORE.replace('hint?', 'hint'),
    ['Field no longer accepts every earlier props'],
  ],
  [
    'a value less for an argument',
    BEFORE.replace('label: string', "label: 'a'"),
    ['Field no longer accepts every earlier props'],
  ],
  [
    'one more required argument',
    BEFORE.replace('index: number', 'index: number, from: number'),
    ['pick asks for a further argument from'],
  ],
];

function compareCases(): string[] {
  const before = join(folder, 'before.ts');
  writeFileSync(before, BEFORE);
  return findBreakingChanges(
    CASES.map(([name, text], index) => {
      const now = join(folder, `now-${index}.ts`);
      writeFileSync(now, text);
      return { name, before, now };
    }),
  );
}

describe('a change of a shared library', () => {
  let found: string[] = [];
  beforeAll(() => {
    found = compareCases();
  });

  it.each(CASES)('%s', (what, _now, changes) =>
    expect(found.filter((change) => change.startsWith(`${what}: `))).toEqual(
      changes.map((change) => `${what}: ${change}`),
    ),
  );
});

const previous = await findPreviousRelease();

for (const ref of previous === null ? [] : [previous])
  describe(`since the release ${ref}`, () => {
    it('nothing is taken away that a published remote may use', async () => {
      const tree = join(folder, 'release');
      mkdirSync(tree);
      await checkOutRef(ref, tree);
      await linkPackages(tree);
      const changes = findBreakingChanges([
        {
          name: LIBRARY,
          before: join(tree, LIBRARY, 'src/index.ts'),
          now: join(ROOT, LIBRARY, 'src/index.ts'),
        },
      ]);
      expect(['Put it back, or raise the major version of libs/ui', changes]).toEqual([
        'Put it back, or raise the major version of libs/ui',
        [],
      ]);
    });

    it('the shared library has a higher version when it or what it brings differs', async () => {
      const changed = execFileSync(
        'git',
        ['diff', '--name-only', ref, '--', ...COPIED.map((library) => `${library}/src`)],
        { cwd: ROOT, encoding: 'utf8' },
      );
      const isRaised = (await readSharedVersion()) !== (await readSharedVersionAt(ref));
      expect([
        'npm version minor -w libs/ui --no-git-tag-version',
        changed === '' || isRaised,
      ]).toEqual(['npm version minor -w libs/ui --no-git-tag-version', true]);
    });
  });
