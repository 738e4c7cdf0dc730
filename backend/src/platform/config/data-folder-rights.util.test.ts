import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { restrictDataFolder } from './data-folder-rights.util.js';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
const at = (name: string): string => join(folder, name);
const readMode = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rights-'));
  for (const name of ['files', 'mail']) mkdirSync(at(name));
  for (const name of ['portal.sqlite', 'portal.sqlite-wal', 'jwt-secret'])
    writeFileSync(at(name), '');
  chmodSync(folder, 0o755);
  for (const name of ['files', 'mail']) chmodSync(at(name), 0o755);
  for (const name of ['portal.sqlite', 'portal.sqlite-wal']) chmodSync(at(name), 0o644);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('closes the folder of an earlier release, its folders and its database', () => {
  expect(restrictDataFolder(folder)).toEqual([]);
  expect(
    ['.', 'files', 'mail', 'portal.sqlite', 'portal.sqlite-wal'].map((name) => readMode(at(name))),
  ).toEqual(['700', '700', '700', '600', '600']);
});

it('changes nothing that is closed already', () => {
  chmodSync(folder, 0o500);
  restrictDataFolder(folder);
  expect(readMode(folder)).toBe('500');
});

describe('the folder itself stays as it is, with a warning', () => {
  const expectLeft = (mode: string): void => {
    const warnings = restrictDataFolder(folder);
    expect(warnings).toEqual([expect.stringContaining(`${folder} is open to other users`)]);
    expect(readMode(folder)).toBe(mode);
    // What the portal keeps in it is closed all the same.
    expect([readMode(at('files')), readMode(at('portal.sqlite'))]).toEqual(['700', '600']);
  };

  it('when it is a temporary folder of everybody', () => {
    chmodSync(folder, 0o1777);
    expectLeft('1777');
  });

  it('when another program keeps a folder in it', () => {
    mkdirSync(at('www'));
    expectLeft('755');
  });

  it('when another user has a file in it', () => {
    if (!isRoot) return;
    writeFileSync(at('other'), '');
    chownSync(at('other'), NOBODY, NOBODY);
    expectLeft('755');
  });

  it('when it belongs to another user', () => {
    if (!isRoot) return;
    chownSync(folder, NOBODY, NOBODY);
    expectLeft('755');
  });
});

it('says nothing of a shared folder that others cannot open', () => {
  mkdirSync(at('www'));
  chmodSync(folder, 0o700);
  expect(restrictDataFolder(folder)).toEqual([]);
});

it('leaves a link to files elsewhere alone', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  try {
    chmodSync(elsewhere, 0o755);
    rmSync(at('files'), { recursive: true });
    symlinkSync(elsewhere, at('files'));
    expect(restrictDataFolder(folder)).toEqual([]);
    expect([readMode(folder), readMode(elsewhere)]).toEqual(['700', '755']);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});
