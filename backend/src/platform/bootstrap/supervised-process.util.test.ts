import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findLiveUrl } from './supervised-process.util.js';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Says its id and port, ends on SIGTERM with a code of its own. */
const SERVER = `
  import { createServer } from 'node:http';
  const server = createServer((_, response) => response.end('ok'));
  const port = process.env.METRICS_PORT;
  server.listen(port, '127.0.0.1', () => console.log(process.pid));
  process.on('SIGTERM', () => process.exit(7));
`;

describe('a supervised process', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'supervised-'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'worker.js'), SERVER);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function start(port: number): Promise<{
    supervisor: ChildProcess;
    pid: number;
    exit: Promise<unknown[]>;
    nextLine: () => Promise<string>;
  }> {
    const supervisor = spawn(
      process.execPath,
      ['--import', './tools/typescript.mjs', 'backend/src/supervise.ts', join(folder, 'worker.js')],
      {
        cwd: ROOT,
        env: { ...process.env, METRICS_PORT: String(port), METRICS_HOST: '0.0.0.0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const exit = once(supervisor, 'exit');
    const lines = createInterface(supervisor.stdout)[Symbol.asyncIterator]();
    const nextLine = async () => String((await lines.next()).value);
    return { supervisor, pid: Number(await nextLine()), exit, nextLine };
  }

  it('that hangs is killed, so that its container ends and is started again', async () => {
    const { pid, exit, nextLine } = await start(28_471);
    process.kill(pid, 'SIGSTOP');
    expect(JSON.parse(await nextLine())).toMatchObject({ level: 50, context: 'Supervisor' });
    expect(await exit).toEqual([137, null]);
    expect(() => process.kill(pid, 0)).toThrow();
  });

  it('gets the signal to end, and its code is that of the container', async () => {
    const { supervisor, exit } = await start(28_472);
    supervisor.kill('SIGTERM');
    expect(await exit).toEqual([7, null]);
  });
});

it.each([
  ['/app/main.js', {}, 'http://127.0.0.1:3000/api/health/live'],
  ['/app/main.js', { HOST: '0.0.0.0', PORT: '80' }, 'http://127.0.0.1:80/api/health/live'],
  ['/app/main.js', { HOST: '::1' }, 'http://[::1]:3000/api/health/live'],
  ['/app/worker.js', {}, null],
  ['/app/worker.js', { METRICS_PORT: '9464', METRICS_HOST: '::' }, 'http://127.0.0.1:9464/live'],
  ['/app/worker.js', { METRICS_PORT: '1', METRICS_HOST: '10.0.0.4' }, 'http://10.0.0.4:1/live'],
])('%s with %j is asked at %s', (script, env, url) => {
  expect(findLiveUrl(script, env)).toBe(url);
});
