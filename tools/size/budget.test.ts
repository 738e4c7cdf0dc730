import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  isOverBudget,
  compareWithBudget,
  findLateSources,
  formatSizeReport,
  pagesBytes,
  type SizeBudget,
  type BuildSize,
} from './budget.ts';
import { readBuildSize, readStartSources } from './read-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'size-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const host: BuildSize = {
  name: 'shell',
  start: 250,
  entry: 10,
  own: 20,
  shared: [
    { name: 'react', bytes: 300 },
    { name: '@pratiche/ui', bytes: 170 },
  ],
  everything: 600,
};
const lists: BuildSize = {
  name: 'mfe-lists',
  start: 0,
  entry: 30,
  own: 110,
  shared: [{ name: 'react', bytes: 300 }],
  everything: 440,
};
const budget: SizeBudget = {
  host: { start: 250, total: 500, everything: 600 },
  remotes: { 'mfe-lists': { own: 110, entry: 30 } },
  late: ['ui/src/upload/'],
};
const over = (change: Partial<BuildSize>) =>
  compareWithBudget(budget, host, [{ ...lists, ...change }])
    .filter(isOverBudget)
    .map(({ part }) => part);

describe('the size report', () => {
  it('counts what is shared once, with the host', () => {
    expect(pagesBytes(host)).toBe(500);
    expect(
      compareWithBudget(budget, host, [lists]).map(({ part, bytes, limit }) => [
        part,
        bytes,
        limit,
      ]),
    ).toEqual([
      ['shell, to begin with', 250, 250],
      ['shell, its pages', 500, 500],
      ['shell, all of it', 600, 600],
      ['mfe-lists, own code', 110, 110],
      ['mfe-lists, entry', 30, 30],
    ]);
  });

  it('fails on one byte more', () => {
    expect(over({})).toEqual([]);
    expect(over({ own: 111 })).toEqual(['mfe-lists, own code']);
    expect(over({ entry: 31 })).toEqual(['mfe-lists, entry']);
    expect(
      compareWithBudget(budget, { ...host, own: 21 }, [lists])
        .filter(isOverBudget)
        .map(({ part }) => part),
    ).toEqual(['shell, its pages']);
    expect(
      compareWithBudget(budget, { ...host, start: 251 }, [lists])
        .filter(isOverBudget)
        .map(({ part }) => part),
    ).toEqual(['shell, to begin with']);
    expect(
      compareWithBudget(budget, { ...host, everything: 601 }, [lists])
        .filter(isOverBudget)
        .map(({ part }) => part),
    ).toEqual(['shell, all of it']);
  });

  it('wants a limit for every remote, and a remote for every limit', () => {
    expect(() => compareWithBudget(budget, host, [lists, { ...lists, name: 'mfe-new' }])).toThrow(
      'mfe-new',
    );
    expect(() => compareWithBudget(budget, host, [])).toThrow('mfe-lists');
  });

  it('names what a build begins with before its time', () => {
    const begins = (...sources: string[]) => findLateSources(budget, sources);
    expect(begins('ui/src/index.ts', 'ui/src/upload/FileDrop.tsx')).toEqual([
      'ui/src/upload/FileDrop.tsx',
    ]);
    expect(begins('domain/src/index.ts', 'ui/src/index.ts')).toEqual([]);
  });

  it('can be read', () => {
    const text = formatSizeReport(compareWithBudget(budget, host, [{ ...lists, own: 1110 }]), host);
    expect(text).toMatch(/✖ mfe-lists, own code\s+1\.1 kB of\s+0\.1 kB\s+1009 %/);
    expect(text).toMatch(/Shared, brought by the host and counted there: 0\.5 kB/);
  });

  it('compresses what was built, and counts no file twice', () => {
    const dist = join(folder, 'one', 'dist');
    mkdirSync(dist, { recursive: true });
    const files = {
      'remoteEntry.js': 'entry',
      'a.js': 'own code',
      'ui.js': 'shared'.repeat(50),
      'later.js': 'opened later',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
    writeFileSync(
      join(dist, 'chunks.json'),
      JSON.stringify({
        entry: ['remoteEntry.js'],
        own: ['a.js'],
        shared: [
          { name: 'ui', files: ['ui.js', 'a.js'] },
          { name: 'other', files: ['ui.js'] },
        ],
        everything: Object.keys(files),
      }),
    );
    writeFileSync(
      join(dist, 'index.html'),
      '<link rel="preload" as="script" href="/a.js" /><script src="/remoteEntry.js"></script><script src="/a.js"></script>',
    );
    writeFileSync(join(dist, 'start-sources.json'), '["ui/src/index.ts"]');
    expect(readStartSources(folder, 'one')).toEqual(['ui/src/index.ts']);
    writeFileSync(join(dist, 'of-an-earlier-build.js'), 'left');
    const size = (text: string) => gzipSync(text, { level: 9 }).length;
    expect(readBuildSize(folder, 'one')).toEqual({
      name: 'one',
      start: size(files['a.js']) + size(files['remoteEntry.js']),
      entry: size(files['remoteEntry.js']),
      own: size(files['a.js']),
      shared: [{ name: 'ui', bytes: size(files['ui.js']) }],
      everything: Object.values(files).reduce((total, text) => total + size(text), 0),
    });
  });
});
