import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { HttpClient } from '../../backend/test/kit/http-client.js';
import { DRILL, formatSeconds, noteFigure } from '../support/drill.ts';
import { expect, heading, openPageAs, dossierRow, test } from '../support/page-helpers.js';
import {
  ecobonusForm,
  lastStep,
  mailbox,
  createMember,
  expectOk,
  pdf,
  readDossier,
  createReadyDossier,
  save,
  sendDossier,
  upload,
} from '../support/portal-kit.js';
import { readAccessLines } from './support/access-log.ts';
import { productionInfo } from './support/production-info.ts';

const RECHARGE_PACKAGE = { packages: [{ credits: 50 }] };

/** Which http processes answered requests of an address, as nginx wrote it down. */
async function readUpstreams(address: RegExp): Promise<Set<string>> {
  const lines = await readAccessLines();
  const answered = lines.filter(
    ({ path, upstreamStatus }) => address.test(path) && upstreamStatus === '200',
  );
  return new Set(answered.map(({ upstream }) => upstream));
}

test('a dossier goes its whole way through nginx, both http processes, MariaDB, Redis, the folder of files and SMTP', async ({
  page,
  browser,
}) => {
  const [me, admin] = await Promise.all([
    createMember(RECHARGE_PACKAGE),
    createMember({ role: 'Admin' }),
  ]);
  await openPageAs(page, me, '/dashboard');
  const { id } = await createReadyDossier(me);
  await page.goto(`/modules/edit/${id}`);
  await expect(heading(page, 'Modifica bozza')).toBeVisible();
  await expectOk(sendDossier(me, id));
  await page.goto('/modules/sent');
  await expect(dossierRow(page, id)).toBeVisible();

  const office = await (await browser.newContext({ baseURL: productionInfo().origin })).newPage();
  await openPageAs(office, admin, '/administration/modules/received');
  await expect(dossierRow(office, id)).toBeVisible();
  await office.context().close();

  // By SMTP with a login, from a worker's process: the http processes only write the job.
  const [letter] = await mailbox().waitForCount(me.email);
  expect(letter?.from).toMatchObject({ address: 'noreply@portale.test', name: 'Pratiche Infissi' });
  expect(letter?.html).toContain(`${productionInfo().origin}/`);
  expect(await readUpstreams(/^\/api\//i)).toEqual(expect.objectContaining({ size: 2 }));
  // Files are in the folder that the processes share, so every process serves the same files.
  for (const name of ['http-1', 'http-2', 'worker-1', 'worker-2']) {
    expect(await readdir(join(productionInfo().folder, `${name}-data`)), name).toEqual([]);
  }
});

test('a process that ends by itself costs no request and no job', DRILL, async () => {
  const me = await createMember(RECHARGE_PACKAGE);
  const { id } = await createReadyDossier(me);
  const { folder, origin } = productionInfo();
  const [http = 0, worker = 0] = await Promise.all(
    ['http-1', 'worker-1'].map(async (name) =>
      Number(await readFile(join(folder, `${name}.pid`), 'utf8')),
    ),
  );
  const visitor = new HttpClient(origin);
  let asked = 0;
  let isOver = false;
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const answer = await visitor.get('health/ready');
        expect(answer.status).toBe(200);
        asked += 1;
      }
    }),
  );
  const since = performance.now();
  process.kill(http, 'SIGKILL');
  process.kill(worker, 'SIGKILL');
  // nginx does not repeat a POST on a connection to the dead process; the sender may, because the
  // idempotency key prevents a second sending.
  const key = randomUUID();
  await expect
    .poll(async () => (await sendDossier(me, id, key).catch(() => null))?.status, {
      timeout: 90_000,
    })
    .toBe(200);
  await mailbox().waitForCount(me.email);
  const arrived = formatSeconds(performance.now() - since);
  await pause(3_000);
  isOver = true;
  await load;
  expect(asked).toBeGreaterThan(20);
  noteFigure(`sent, and its e-mail there, after ${arrived}; ${asked} requests meanwhile, 0 failed`);
  expect((await readDossier(me.http, id)).id).toBe(id);
  // Both processes restart automatically.
  await expect
    .poll(
      async () => {
        for (let count = 0; count < 4; count += 1) await visitor.get('health/live');
        const last = (await readAccessLines()).slice(-4);
        return new Set(
          last
            .filter(({ upstreamStatus }) => upstreamStatus === '200')
            .map(({ upstream }) => upstream),
        ).size;
      },
      { timeout: 60_000 },
    )
    .toBe(2);
});

test('the front door keeps large bodies out, but for the paths that take files', async () => {
  const me = await createMember(RECHARGE_PACKAGE);
  const refused = await me.http.put('Module', {
    raw: Buffer.alloc(3_000_000, 32),
    headers: { 'content-type': 'application/json' },
  });
  expect([
    refused.status,
    refused.headers.get('content-type'),
    refused.json<{ message: string }>().message,
  ]).toEqual([
    413,
    'application/problem+json',
    'I dati inviati superano la dimensione massima consentita.',
  ]);
  const { id, version } = await save(me.http, ecobonusForm());
  const [item] = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  const large = pdf('Grande', 20_000_000);
  const file = await upload(me, id, item?.id ?? 0, large, 'grande.pdf');
  expect((await me.http.get(`Upload/download/${file.id}`)).bytes.equals(large)).toBe(true);
});

test('the front door sends what the backend would: policy, caching, no page for a missing file', async ({
  request,
}) => {
  const { origin, remoteOrigins } = productionInfo();
  const page = await request.get('/modules/drafts');
  const api = await request.get('/api/health/live');
  const policy = (text = '') =>
    text
      .split(';')
      .map((one) => one.trim())
      .sort();
  expect(policy(page.headers()['content-security-policy'])).toEqual(
    policy(api.headers()['content-security-policy']),
  );
  expect(page.headers()['content-security-policy']).toContain(
    Object.values(remoteOrigins).join(' '),
  );
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-frame-options': api.headers()['x-frame-options'],
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-type': 'text/html; charset=utf-8',
  });
  // Over https alone.
  const secure = await request.get('/modules/drafts', {
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect([page, secure].map((answer) => answer.headers()['strict-transport-security'])).toEqual([
    undefined,
    'max-age=31536000',
  ]);
  // A caller cannot choose the request ids in the log.
  expect(
    (await request.get('/api/health/live', { headers: { 'x-request-id': 'chosen' } })).headers()[
      'x-request-id'
    ],
  ).toMatch(/^[0-9a-f]{32}$/);
  for (const path of ['/999.0123456789.js', '/.env', '/remotes/mfe-lists/remoteEntry.js']) {
    const missing = await request.get(path);
    expect([path, missing.status(), missing.headers()['cache-control']]).toEqual([
      path,
      404,
      'no-store',
    ]);
  }
  expect((await request.get('/..%2fremotes.json')).status()).toBe(400);
  const lists =
    ((await (await request.get('/remotes.json')).json()) as Record<string, string>)['mfe-lists'] ??
    '';
  const entry = await request.get(lists, { headers: { origin } });
  expect(entry.headers()).toMatchObject({
    'access-control-allow-origin': origin,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  });
  const foreign = await request.get(lists, { headers: { origin: 'https://altrove.example' } });
  expect(foreign.headers()['access-control-allow-origin']).toBeUndefined();
});

test('who takes brotli gets the smaller files, under the same rules', async () => {
  const { origin } = productionInfo();
  const page = await (await fetch(`${origin}/login`)).text();
  const [, script = ''] = /href="(\/[^"]+\.js)"/.exec(page) ?? [];
  const entry =
    ((await (await fetch(`${origin}/remotes.json`)).json()) as Record<string, string>)[
      'mfe-lists'
    ] ?? '';
  for (const address of [`${origin}/login`, `${origin}${script}`, `${origin}/main.js`, entry]) {
    const sent = async (accepted: string) => {
      // Not `fetch`, which hides the content encoding.
      const answer = await new Promise<IncomingMessage>((done, fail) => {
        get(address, { headers: { 'accept-encoding': accepted } }, done).once('error', fail);
      });
      return {
        headers: answer.headers,
        bytes: Buffer.concat((await answer.toArray()) as Buffer[]),
      };
    };
    const [plain, gzip, brotli, refused] = await Promise.all(
      ['identity', 'gzip', 'gzip, deflate, br', 'gzip, br;q=0'].map(sent),
    );
    expect(
      [plain, gzip, brotli, refused].map((answer) => answer?.headers['content-encoding']),
      address,
    ).toEqual([undefined, 'gzip', 'br', 'gzip']);
    expect(
      brotliDecompressSync(brotli?.bytes ?? Buffer.alloc(0)).equals(
        plain?.bytes ?? Buffer.alloc(0),
      ),
      address,
    ).toBe(true);
    expect(brotli?.bytes.length, address).toBeLessThan(gzip?.bytes.length ?? 0);
    for (const name of [
      'content-type',
      'content-security-policy',
      'cache-control',
      'x-content-type-options',
    ])
      expect(brotli?.headers[name], `${address} ${name}`).toBe(gzip?.headers[name]);
    for (const answer of [plain, gzip, brotli])
      expect(answer?.headers.vary, address).toContain('Accept-Encoding');
    expect(
      new Set([plain, gzip, brotli].map((answer) => answer?.headers.etag)).size,
      address,
    ).toBeGreaterThan(1);
  }
});

test('a script from an origin that is not configured does not run', async ({ page }) => {
  await page.goto('/login');
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener(
          'securitypolicyviolation',
          (event) => done(event.effectiveDirective),
          { once: true },
        );
        const script = document.createElement('script');
        script.src = 'http://127.0.0.1:9/remoteEntry.js';
        document.head.append(script);
      }),
  );
  expect(outcome).toMatch(/^script-src/);
});
