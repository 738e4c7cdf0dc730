import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { redactErrorMessage } from './error-message.util.js';
import { SourceMapIndex } from './source-map-index.util.js';
import { parseStackFrames } from './stack-frames.util.js';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'maps-'));
  for (const [folder, file] of [
    ['mfe-lists/1.0.0-aaaaaaaaaa', 'remoteEntry.js'],
    ['mfe-lists/1.0.0-bbbbbbbbbb', 'remoteEntry.js'],
    ['mfe-lists/1.0.0-bbbbbbbbbb', '115.fffdd0a1fd.js'],
    ['shell', 'main.js'],
  ]) {
    mkdirSync(join(root, folder ?? ''), { recursive: true });
    writeFileSync(join(root, folder ?? '', `${file}.map`), '{}');
  }
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a stack', () => {
  it.each([
    [
      'Chrome',
      '    at row (https://p.test:8082/1.0.0/115.fffdd0a1fd.js:1:20)',
      { name: 'row', path: '/1.0.0/115.fffdd0a1fd.js', line: 1, column: 20 },
    ],
    [
      'Chrome, without a name',
      '    at https://p.test/main.js:2:3',
      { name: null, path: '/main.js', line: 2, column: 3 },
    ],
    [
      'Firefox',
      'row@http://127.0.0.1:3000/remotes/mfe-lists/remoteEntry.js:4:5',
      { name: 'row', path: '/remotes/mfe-lists/remoteEntry.js', line: 4, column: 5 },
    ],
    ['Safari', '@https://p.test/main.js:2:3', { name: null, path: '/main.js', line: 2, column: 3 }],
  ])('of %s is read', (_, line, frame) => {
    const frames = parseStackFrames(line);
    expect(frames).toEqual([frame]);
  });

  it('has only places in scripts, fifteen at most', () => {
    const line = '    at row (https://p.test/main.js:1:20)';
    expect(
      parseStackFrames(
        [
          'TypeError: Mario Rossi',
          'at https://p.test/pagina/rossi:1:2',
          ...Array<string>(40).fill(line),
        ].join('\n'),
      ),
    ).toHaveLength(15);
  });
});

describe('a message', () => {
  it.each([
    [
      'TypeError',
      "Cannot read properties of undefined (reading 'length')",
      "Cannot read properties of undefined (reading 'length')",
    ],
    ['TypeError', 'a.map is not a function', 'a.map is not a function'],
    ['RangeError', 'Invalid "Mario Rossi" 12345 at mario@example.it', 'Invalid … … at …'],
    ['SyntaxError', 'Unexpected token M, "Mario Ross"... is not valid JSON', null],
    ['Error', 'Il codice RSSMRA80A01H501U non esiste', null],
  ])('of a %s keeps only the words of the language: %s', (name, message, kept) => {
    expect(redactErrorMessage(name, message)).toBe(kept);
  });
});

describe('the map of a served file', () => {
  it.each([
    ['/1.0.0-bbbbbbbbbb/115.fffdd0a1fd.js', 'mfe-lists/1.0.0-bbbbbbbbbb/115.fffdd0a1fd.js.map'],
    ['/1.0.0-aaaaaaaaaa/remoteEntry.js', 'mfe-lists/1.0.0-aaaaaaaaaa/remoteEntry.js.map'],
    ['/remotes/mfe-lists/remoteEntry.js', null],
    ['/main.js', 'shell/main.js.map'],
    ['/../../etc/passwd.js', null],
  ])('%s', (path, map) => {
    expect(new SourceMapIndex([root]).findMap(path)).toBe(map === null ? null : join(root, map));
  });

  it('of a release published later is found, and a folder that is not there holds none', () => {
    const index = new SourceMapIndex([root, join(root, 'missing')]);
    expect(index.findMap('/9.aaaaaaaaaa.js')).toBe(null);
    writeFileSync(join(root, 'shell', '9.aaaaaaaaaa.js.map'), '{}');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    expect(index.findMap('/9.aaaaaaaaaa.js')).toBe(join(root, 'shell', '9.aaaaaaaaaa.js.map'));
  });
});
