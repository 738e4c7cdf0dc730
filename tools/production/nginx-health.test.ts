import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../services/free-port.ts';
import { startNginx, type Nginx } from '../services/nginx.ts';
import { renderSites } from './nginx-sites.ts';

const root = mkdtempSync(join(tmpdir(), 'health-'));
let nginx: Nginx;
let origins: Record<'shell' | 'mfe-wizard' | 'mfe-lists' | 'mfe-admin', string>;

beforeAll(async () => {
  const [shell, remote] = [await freePort(), await freePort()];
  origins = {
    shell: `http://127.0.0.1:${shell}`,
    'mfe-wizard': `http://127.0.0.1:${remote}`,
    'mfe-lists': 'http://127.0.0.1:3',
    'mfe-admin': 'http://127.0.0.1:4',
  };
  mkdirSync(join(root, 'shell'));
  const sites = await renderSites({
    listen: { ...origins, shell: `127.0.0.1:${shell}`, 'mfe-wizard': `127.0.0.1:${remote}` },
    origins,
    root,
    backends: ['127.0.0.1:1'],
  });
  nginx = await startNginx([sites.shell, sites['mfe-wizard']], [shell, remote]);
});
afterAll(async () => {
  await nginx?.stop();
  rmSync(root, { recursive: true });
});

const read = async (name: keyof typeof origins, path: string): Promise<number> =>
  (await fetch(`${origins[name]}${path}`)).status;

const readLog = () =>
  readFileSync(nginx.accessLog, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { path: string; status: number })
    .map(({ path, status }) => [path, status]);

describe('the probes of nginx', () => {
  it('find the shell ready once its page is published, and nginx alive before', async () => {
    expect(await read('shell', '/health')).toBe(204);
    expect(await read('shell', '/health/ready')).toBe(503);
    writeFileSync(join(root, 'shell/index.html'), '<html></html>');
    expect(await read('shell', '/health/ready')).toBe(204);
    expect(await read('mfe-wizard', '/health')).toBe(204);
  });

  it('leave lines only where they fail, unlike pages', async () => {
    for (const path of ['/health', '/health/ready', '/']) await read('shell', path);
    // nginx writes a line after its answer, and in the order of the answers.
    while (readLog().at(-1)?.[0] !== '/index.html') await pause(20);
    expect(readLog()).toEqual([
      ['/health/ready', 503],
      ['/index.html', 200],
    ]);
  });
});
