import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ensurePrivateFolder,
  loadOrCreateSecrets,
  secretsPath,
  writePrivateFile,
} from './stack-secrets.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('secrets of a set-up', () => {
  it('are created once, for their owner alone, and read again', () => {
    const secrets = loadOrCreateSecrets(folder);
    expect(modeOf(secretsPath(folder))).toBe('600');
    expect(new Set(Object.values(secrets)).size).toBe(4);
    expect(loadOrCreateSecrets(folder)).toEqual(secrets);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('differ between set-ups', () => {
    const other = mkdtempSync(join(tmpdir(), 'secrets-'));
    const [one, two] = [loadOrCreateSecrets(folder), loadOrCreateSecrets(other)];
    rmSync(other, { recursive: true });
    for (const name of ['database', 'redis', 'jwt', 'signatures'] as const)
      expect(one[name]).not.toBe(two[name]);
  });

  it('of an earlier release are kept, completed and closed to others', () => {
    const earlier = { database: 'd'.repeat(32), jwt: 'j'.repeat(43) };
    writeFileSync(secretsPath(folder), JSON.stringify(earlier));
    chmodSync(secretsPath(folder), 0o644);
    const secrets = loadOrCreateSecrets(folder);
    expect(secrets).toMatchObject(earlier);
    expect(secrets.redis).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.signatures).toMatch(/^[\w-]{43}$/);
    expect(modeOf(secretsPath(folder))).toBe('600');
    expect(JSON.parse(readFileSync(secretsPath(folder), 'utf8'))).toEqual(secrets);
  });

  it('that are damaged are refused in words, and left as they are', () => {
    writeFileSync(secretsPath(folder), '{"database":');
    expect(() => loadOrCreateSecrets(folder)).toThrow(/secrets\.json is damaged/);
    expect(readFileSync(secretsPath(folder), 'utf8')).toBe('{"database":');
  });
});

describe('folder of a set-up', () => {
  it('is created for its owner alone, and closed where it was open', () => {
    const inside = join(folder, 'a', 'b');
    ensurePrivateFolder(inside);
    expect(modeOf(inside)).toBe('700');
    chmodSync(inside, 0o755);
    ensurePrivateFolder(inside);
    expect(modeOf(inside)).toBe('700');
  });

  it('that belongs to another user is refused', () => {
    // The root folder is root's; as root, a folder is given away first.
    const isRoot = process.getuid?.() === 0;
    const foreign = isRoot ? mkdtempSync(join(folder, 'foreign-')) : '/';
    if (isRoot) chownSync(foreign, 65_534, 65_534);
    expect(() => ensurePrivateFolder(foreign)).toThrow(/belongs to another user/);
  });

  it('holds files that only their owner opens, whatever rights they had', () => {
    const path = join(folder, 'running.json');
    writeFileSync(path, 'old', { mode: 0o666 });
    chmodSync(path, 0o666);
    writePrivateFile(path, 'new');
    expect([readFileSync(path, 'utf8'), modeOf(path)]).toEqual(['new', '600']);
  });
});
