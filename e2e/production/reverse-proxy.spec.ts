import { once } from 'node:events';
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DRILL, formatSeconds, noteFigure, noteSeconds } from '../support/drill.ts';
import { expect, test } from '../support/page-helpers.js';
import { createMember, ecobonusForm, lastStep, pdf, save, upload } from '../support/portal-kit.js';
import { readAccessLines } from './support/access-log.ts';
import { productionInfo } from './support/production-info.ts';

const DOWNLOAD_MB = 39;
/** What a process may have read and not yet handed on: the buffers of one stream. */
const HELD_MB = 5;
const NGINX_GROWTH_MB = 5;
const HTTP_PROCESSES = ['http-1', 'http-2'];

const readPid = async (name: string): Promise<number> =>
  Number(await readFile(join(productionInfo().folder, `${name}.pid`), 'utf8'));

/** Through nginx; a request without an answer counts as 0. */
const ask = (timeoutMs = 30_000): Promise<number> =>
  fetch(`${productionInfo().origin}/api/health/live`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  );

/** Waits until the processes themselves answer, without nginx. */
async function expectBothReady(): Promise<void> {
  const { ports } = productionInfo();
  for (const port of [ports['http-1'], ports['http-2']])
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true);
}

test(
  'a hung process is left out and replaced, and requests to it are answered by the other',
  DRILL,
  async () => {
    const hung = await readPid('http-1');
    process.kill(hung, 'SIGSTOP');
    const since = performance.now();
    const statuses = await noteSeconds('twelve requests at once answered within', () =>
      Promise.all(Array.from({ length: 12 }, () => ask())),
    );
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
    // Replaced by now, or about to be: nothing waits for it any more.
    expect(await Promise.all(Array.from({ length: 12 }, () => ask(5_000)))).toEqual(statuses);
    await expect.poll(() => readPid('http-1'), { timeout: 60_000 }).not.toBe(hung);
    await expectBothReady();
    noteFigure(`replaced and ready after ${formatSeconds(performance.now() - since)}`);
  },
);

test(
  'without a process behind it nginx answers in the form of the API, and recovers at once',
  DRILL,
  async () => {
    for (const name of HTTP_PROCESSES) process.kill(await readPid(name), 'SIGKILL');
    const answer = await fetch(`${productionInfo().origin}/api/health/live`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      502,
      'application/problem+json',
    ]);
    expect(await answer.json()).toEqual({
      status: 502,
      code: 'unavailable',
      message: 'Il servizio è momentaneamente non disponibile. Riprova tra qualche istante.',
    });
    await noteSeconds('both killed processes ready again after', expectBothReady);
    // Both were left out; each is asked all the same, as its own backup.
    expect(await ask(5_000)).toBe(200);
  },
);

test('JSON of some length comes compressed, and is not sent again while it is the same', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${productionInfo().origin}/api/Settings/current`, { headers });
  const plain = await ask({ 'accept-encoding': 'identity' });
  const packed = await ask({ 'accept-encoding': 'gzip' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(await packed.json()).toEqual(await plain.json());
  const again = await ask({ 'if-none-match': packed.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

/** Bytes of files that nginx's processes have open in its folder for answers, deleted ones too. */
async function countProxyTempBytes(): Promise<number> {
  const { pid, folder } = productionInfo().nginx;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const workers = children.trim().split(' ');
  let bytes = 0;
  for (const worker of workers)
    for (const name of await readdir(`/proc/${worker}/fd`)) {
      const path = `/proc/${worker}/fd/${name}`;
      const target = await readlink(path).catch(() => '');
      if (target.startsWith(join(folder, 'proxy'))) bytes += (await stat(path)).size;
    }
  return bytes;
}

/** Resident memory of nginx's workers, in MB. */
async function readNginxMemory(): Promise<number> {
  const { pid } = productionInfo().nginx;
  const workers = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  let total = 0;
  for (const one of workers) {
    const status = await readFile(`/proc/${one}/status`, 'utf8');
    total += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }
  return total;
}

/** What the http processes have read from and written to files and sockets so far, in MB. */
async function countBytesOfProcesses(): Promise<{ read: number; written: number }> {
  const total = { read: 0, written: 0 };
  for (const pid of await Promise.all(HTTP_PROCESSES.map(readPid))) {
    const counters = await readFile(`/proc/${pid}/io`, 'utf8');
    total.read += Number(/rchar:\s+(\d+)/.exec(counters)?.[1] ?? 0) / 1_000_000;
    total.written += Number(/wchar:\s+(\d+)/.exec(counters)?.[1] ?? 0) / 1_000_000;
  }
  return total;
}

/** Waits until the processes are done with what came before. */
async function waitForQuietProcesses(): Promise<void> {
  let before = await countBytesOfProcesses();
  await expect
    .poll(
      async () => {
        const now = await countBytesOfProcesses();
        const moved = now.read - before.read + now.written - before.written;
        before = now;
        return moved;
      },
      { intervals: [1_000], timeout: 60_000 },
    )
    .toBeLessThan(0.5);
}

test(
  'a slow reader’s download is kept neither in nginx’s memory nor in its files',
  DRILL,
  async () => {
    const me = await createMember({ packages: [{ credits: 50 }] });
    const { id, version } = await save(me.http, ecobonusForm());
    const [item] = (await lastStep(me.http, { id, version })).documentSet
      .documentsDocumentsSetResponse;
    const large = pdf('Grande', DOWNLOAD_MB * 1_000_000);
    const file = await upload(me, id, item?.id ?? 0, large, 'grande.pdf');
    // What the upload left is not of the download.
    await waitForQuietProcesses();
    const before = { nginx: await readNginxMemory(), bytes: await countBytesOfProcesses() };
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      get(
        `${productionInfo().origin}/api/Upload/download/${file.id}`,
        { headers: { authorization: `Bearer ${me.http.token ?? ''}` } },
        done,
      ).once('error', fail);
    });
    expect(answer.statusCode).toBe(200);
    answer.once('readable', () => undefined);
    await once(answer, 'readable');
    // Nothing moves any more: the buffers of the sockets on the way are full.
    await waitForQuietProcesses();
    expect(await countProxyTempBytes()).toBe(0);
    const growth = (await readNginxMemory()) - before.nginx;
    expect(growth).toBeLessThan(NGINX_GROWTH_MB);
    // A process's memory shrinks when it likes; it holds what it has read and not written.
    const now = await countBytesOfProcesses();
    const read = now.read - before.bytes.read;
    const held = read - (now.written - before.bytes.written);
    expect(held).toBeLessThan(HELD_MB);
    noteFigure(
      `of a download of ${DOWNLOAD_MB} MB ${Math.round(read)} MB were read, ${Math.max(0, Math.round(held))} MB held, nginx grew by ${Math.max(0, Math.round(growth))} MB`,
    );
    expect(Buffer.concat((await answer.toArray()) as Buffer[]).equals(large)).toBe(true);
    const whole = await countBytesOfProcesses();
    // Both counters see every byte of a download.
    expect(whole.read - before.bytes.read).toBeGreaterThan(DOWNLOAD_MB);
    expect(whole.written - before.bytes.written).toBeGreaterThan(DOWNLOAD_MB);
  },
);

test('lines of nginx lead to those of the processes, and name no caller', async ({ request }) => {
  const requestId = (await request.get('/api/health/live')).headers()['x-request-id'] ?? '';
  const line = (await readAccessLines()).find((one) => one.requestId === requestId);
  expect(line).toMatchObject({ network: '127.0.0.0', path: '/api/health/live', status: 200 });
  expect(Date.now() - Date.parse(line?.time ?? '')).toBeLessThan(60_000);
});
