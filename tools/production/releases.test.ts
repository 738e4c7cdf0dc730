import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  readRemotesJson,
  pinRelease,
  publishRemote,
  copyShell,
  findCurrentRelease,
  computeReleaseName,
  listReleases,
  REMOTES,
} from './releases.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function createBuild(name: string, files: Record<string, string>): string {
  const folder = join(root, 'built', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
const createListsBuild = (text: string) =>
  createBuild('lists', { 'remoteEntry.js': text, '1.0123456789.js': text, 'chunks.json': text });

describe('publishing remotes', () => {
  it('keeps the maps of its files for the server, and apart from what is served', async () => {
    const dist = createListsBuild('one');
    const maps = join(root, 'built', '.source-maps');
    mkdirSync(maps);
    for (const name of ['1.0123456789.js.map', 'gone.0123456789.js.map'])
      writeFileSync(join(maps, name), '{}');
    const release = await publishRemote(root, 'mfe-lists', dist, 'http://lists', '1.0.0');
    expect(readdirSync(join(root, 'source-maps', 'mfe-lists', release))).toEqual([
      '1.0123456789.js.map',
    ]);
    expect(readdirSync(join(root, 'mfe-lists', release)).sort()).toEqual([
      '1.0123456789.js',
      'remoteEntry.js',
    ]);
  });

  it('keeps every release whole beside the others and sends people to the last one', async () => {
    const first = await publishRemote(
      root,
      'mfe-lists',
      createListsBuild('one'),
      'http://lists',
      '1.0.0',
    );
    const second = await publishRemote(
      root,
      'mfe-lists',
      createListsBuild('two'),
      'http://lists',
      '1.0.0',
    );
    expect(first).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    expect(second).not.toBe(first);
    expect(new Set(await listReleases(root, 'mfe-lists'))).toEqual(new Set([first, second]));
    expect(readFileSync(join(root, 'mfe-lists', first, 'remoteEntry.js'), 'utf8')).toBe('one');
    expect(readdirSync(join(root, 'mfe-lists', first)).sort()).toEqual([
      '1.0123456789.js',
      'remoteEntry.js',
    ]);
    expect(readRemotesJson(root)).toEqual({ 'mfe-lists': `http://lists/${second}/remoteEntry.js` });
    await pinRelease(root, 'mfe-lists', first, 'http://lists');
    expect(findCurrentRelease(root, 'mfe-lists')).toBe(first);
  });

  it('names the same content the same, whatever the report beside it says', async () => {
    const name = await computeReleaseName(createListsBuild('one'), '1.0.0');
    writeFileSync(join(root, 'built/lists/chunks.json'), 'other');
    expect(await computeReleaseName(join(root, 'built/lists'), '1.0.0')).toBe(name);
  });

  it('pins to no release that is not there, and publishes nothing that was not built', async () => {
    await publishRemote(root, 'mfe-lists', createListsBuild('one'), 'http://lists', '1.0.0');
    await expect(pinRelease(root, 'mfe-lists', '0.9.0', 'http://lists')).rejects.toThrow(
      /no release 0\.9\.0; there are: 1\.0\.0-/,
    );
    await expect(
      publishRemote(root, 'mfe-admin', createBuild('empty', {}), 'http://admin', '1.0.0'),
    ).rejects.toThrow(/no remoteEntry\.js/);
    expect(Object.keys(readRemotesJson(root))).toEqual(['mfe-lists']);
  });

  it('loses no line when several are published at the same moment', async () => {
    await Promise.all(
      REMOTES.map((name) =>
        publishRemote(
          root,
          name,
          createBuild(name, { 'remoteEntry.js': name }),
          `http://${name}`,
          '1.0.0',
        ),
      ),
    );
    expect(Object.keys(readRemotesJson(root)).sort()).toEqual([...REMOTES].sort());
  });
});

it('leaves the chunks of earlier shells beside those of the new one', async () => {
  await copyShell(
    root,
    createBuild('shell', {
      'index.html': 'old',
      'main.js': 'old',
      '1.0123456789.js': 'old',
      'pdfjs-1.0/worker.js': 'old',
    }),
  );
  await copyShell(
    root,
    createBuild('shell', {
      'index.html': 'new',
      'main.js': 'new',
      '2.0123456789.js': 'new',
      'pdfjs-1.0/worker.js': 'new',
      'pdfjs-1.1/worker.js': 'new',
      'chunks.json': '',
    }),
  );
  expect(readdirSync(join(root, 'shell')).sort()).toEqual([
    '1.0123456789.js',
    '2.0123456789.js',
    'index.html',
    'main.js',
    'pdfjs-1.0',
    'pdfjs-1.1',
  ]);
  // What an open page may still ask for stays as it was.
  expect(readFileSync(join(root, 'shell/pdfjs-1.0/worker.js'), 'utf8')).toBe('old');
  expect(readFileSync(join(root, 'shell/index.html'), 'utf8')).toBe('new');
});
