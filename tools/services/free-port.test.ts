import { execFile } from 'node:child_process';
import * as crypto from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, jest } from '@jest/globals';

const drawn = { ports: [] as number[] };
jest.unstable_mockModule('node:crypto', () => ({
  ...crypto,
  randomInt: (min: number, max: number) => drawn.ports.shift() ?? crypto.randomInt(min, max),
}));
const { freePort } = await import('./free-port.ts');

const listening = (port: number) =>
  new Promise<() => void>((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () =>
      done(() => {
        server.close();
      }),
    );
  });

it('is never given twice while its process lives, also to another process, and can be listened on', async () => {
  const port = await freePort();
  drawn.ports = [port];
  expect(await freePort()).not.toBe(port);
  // Another process cannot have it either.
  const claim = `const s = require('node:dgram').createSocket('udp4'); s.once('error', (e) => { console.log(e.code); }); s.bind({ port: ${port}, address: '127.0.0.1' }, () => { console.log('taken'); s.close(); });`;
  expect((await promisify(execFile)(process.execPath, ['--eval', claim])).stdout.trim()).toBe(
    'EADDRINUSE',
  );
  (await listening(port))();
});

it('skips a port that another process listens on', async () => {
  const port = await freePort();
  const other = await promisify(execFile)(process.execPath, [
    '--import',
    join(import.meta.dirname, '../typescript.mjs'),
    '--input-type=module',
    '--eval',
    `const { freePort } = await import(${JSON.stringify(join(import.meta.dirname, 'free-port.ts'))}); console.log(await freePort()); process.exit(0);`,
  ]);
  const theirs = Number(other.stdout.trim());
  expect(theirs).not.toBe(port);
  // The process and its claim are gone; a listener on that port still blocks it.
  const close = await listening(theirs);
  drawn.ports = [theirs];
  expect(await freePort()).not.toBe(theirs);
  close();
});
