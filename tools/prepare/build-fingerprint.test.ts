import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fingerprintOfSources } from './build-fingerprint.mjs';

let root: string;

function write(file: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('shell/src/main.ts');
});
afterAll(() => rmSync(root, { recursive: true }));

it.each(['shell/dist/main.js', 'shell/.source-maps/main.js.map', 'shell/node_modules/a/b.js'])(
  'is the same after a build wrote %s',
  (file) => {
    const before = fingerprintOfSources(root);
    write(file);
    expect(fingerprintOfSources(root)).toBe(before);
  },
);

it.each(['shell/src/other.ts', 'backend/data/comuni.csv', 'package.json'])(
  'is another after %s was written',
  (file) => {
    const before = fingerprintOfSources(root);
    write(file);
    expect(fingerprintOfSources(root)).not.toBe(before);
  },
);
