import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { ManagedProcess } from './child-process.ts';
import { keepRunning } from './keep-running.ts';

const folder = mkdtempSync(join(tmpdir(), 'keep-running-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('starts a killed server again, also after a start that failed, until it is let go', async () => {
  let failures = 1;
  const begin = () =>
    new ManagedProcess('/bin/sleep', ['60'], { log: join(folder, 'log'), cwd: folder });
  let server = begin();
  const first = server.pid;
  const said: string[] = [];
  const restarts = {
    whenEnded: () => server.whenEnded,
    start: () => {
      if (failures > 0) {
        failures -= 1;
        return Promise.reject(new Error('no space left on device'));
      }
      server = begin();
      return Promise.resolve();
    },
  };
  const release = keepRunning('sleep', restarts, (text) => said.push(text));
  await server.kill9();
  while (server.pid === first) await pause(50);
  expect([failures, server.isRunning]).toEqual([0, true]);
  expect(said).toContain('sleep: no space left on device');
  const released = release();
  const last = server.pid;
  await server.kill9();
  await released;
  expect(server.pid).toBe(last);
});
