import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../services/free-port.ts';
import { assignPorts, hasKeptPorts, parsePortOptions } from './stack-ports.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('ports of a set-up', () => {
  it('are the same at the next start, but for those asked for', async () => {
    const first = await assignPorts({}, folder);
    expect(hasKeptPorts(folder)).toBe(true);
    expect(await assignPorts({}, folder)).toEqual(first);
    const other = await freePort();
    expect(await assignPorts({ 'mfe-lists': other }, folder)).toEqual({
      ...first,
      'mfe-lists': other,
    });
    expect((await assignPorts({}, folder))['mfe-lists']).toBe(other);
  });

  it('that something else listens on are named before anything starts', async () => {
    const { redis } = await assignPorts({}, folder);
    const other = createServer().listen(redis, '127.0.0.1');
    await expect(assignPorts({}, folder)).rejects.toThrow(`port ${redis}, for redis,`);
    await new Promise((done) => other.close(done));
  });

  it('are no two the same', async () => {
    const port = await freePort();
    await expect(assignPorts({ shell: port, 'mfe-admin': port }, folder)).rejects.toThrow(
      'the same port',
    );
    expect(hasKeptPorts(folder)).toBe(false);
  });
});

describe('options about ports', () => {
  const remotes = { 'mfe-wizard': 8081, 'mfe-lists': 8082, 'mfe-admin': 8083 };

  it('have defaults in a new folder, the remotes behind the portal', () => {
    expect(parsePortOptions({}, true)).toEqual({ shell: 8080, ...remotes });
    expect(parsePortOptions({ port: '4180' }, true)['mfe-admin']).toBe(4183);
  });

  it('change nothing else in a folder that has ports', () => {
    expect(parsePortOptions({}, false)).toEqual({});
    expect(parsePortOptions({ port: '4180' }, false)).toEqual({ shell: 4180 });
    expect(parsePortOptions({ 'http-ports': '3001,3002' }, false)).toEqual({
      'http-1': 3001,
      'http-2': 3002,
    });
  });

  it.each([
    [{ port: 'x' }, '--port x'],
    [{ port: '70000' }, '--port 70000'],
    [{ 'remote-ports': '1,2' }, '--remote-ports 1,2: 3 ports'],
    [{ 'http-ports': '3001' }, '--http-ports 3001: 2 ports'],
  ])('%j is refused', (options, words) => {
    expect(() => parsePortOptions(options, true)).toThrow(words);
  });
});
