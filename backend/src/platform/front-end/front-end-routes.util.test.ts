import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { StartupError } from '../config/index.js';
import { RemotesManifestService } from './remotes-manifest.service.js';
import { waitFor } from '../../../test/kit/wait-for.js';

const folder = mkdtempSync(join(tmpdir(), 'front-end-'));
const write = (path: string, content: string): string => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
  return join(folder, path);
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('front ends', () => {
  let test: TestApp;
  beforeAll(async () => {
    write('shell/dist/index.html', '<!doctype html>host');
    write('shell/dist/main.js', 'host()');
    write('shell/dist/271.e5068575b3.js', 'chunk()');
    write('shell/dist/.env', 'secret');
    write('shell/package.json', '{}');
    write('mfe-lists/dist/remoteEntry.js', 'lists()');
    write('backend/dist/x.js', 'server()');
    test = await startTestApp([], { change: { frontEndRoot: folder } });
  });
  afterAll(() => test.close());

  const get = (url: string) => test.app.inject({ url });

  it.each([
    '/',
    '/login',
    '/modules/edit/7',
    '/edit-beneficiary/7/aB_c-d?x=a.b',
    '/apiary',
    '/index.html',
  ])('answers the host’s page to %s', async (url) => {
    const answer = await get(url);
    expect(answer).toMatchObject({ statusCode: 200, body: '<!doctype html>host' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('lets browsers keep what has a hash in its name, and nothing else', async () => {
    expect((await get('/271.e5068575b3.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/main.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/remotes/mfe-lists/remoteEntry.js')).headers['cache-control']).toBe(
      'no-cache',
    );
    expect((await get('/999.e5068575b3.js')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/999.e5068575b3.js',
    '/favicon.ico',
    '/.env',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/remotes',
    '/remotes/mfe-lists',
    '/remotes/mfe-lists/nothing.js',
    '/remotes/mfe-wizard/remoteEntry.js',
    '/remotes/backend/x.js',
    '/remotes/mfe-lists/..%2f..%2f..%2fshell%2fdist%2fmain.js',
    '/remotes/../backend/dist/x.js',
    '/api/nothing',
    '/API/nothing.js',
  ])('answers a problem, never a page or a file, to %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('sends the compressed copy to browsers that take it, under the same rules', async () => {
    write('shell/dist/300.e5068575b3.js', 'big()');
    write('shell/dist/300.e5068575b3.js.gz', 'compressed');
    const compressed = await test.app.inject({
      url: '/300.e5068575b3.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(compressed).toMatchObject({ statusCode: 200, body: 'compressed' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(compressed.headers['content-type']).toContain('javascript');
    expect(compressed.headers.vary).toContain('accept-encoding');
    expect((await get('/300.e5068575b3.js')).body).toBe('big()');
  });

  it('says where the remotes are', async () => {
    const answer = await get('/remotes.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual(new RemotesManifestService({ remotesJson: null }).getEntryUrls());
  });
});

describe('remotes of their own', () => {
  const lists = (address: string) =>
    JSON.stringify({ 'mfe-lists': address, 'mfe-wizard': '/remotes/mfe-wizard/remoteEntry.js' });

  it('are taken from the file, and may run scripts', async () => {
    const remotesJson = write('remotes.json', lists('https://lists.example/v2/remoteEntry.js'));
    expect(new RemotesManifestService({ remotesJson }).listRemoteOrigins()).toEqual([
      'https://lists.example',
    ]);
    const test = await startTestApp([], { change: { remotesJson } });
    const answer = await test.app.inject('/remotes.json');
    expect(answer.headers['content-security-policy']).toContain(
      "script-src 'self' https://lists.example;",
    );
    await test.close();
  });

  it('follow the file while the portal runs, and stay as they are when an edit makes it unusable', async () => {
    const remotesJson = write('live.json', lists('https://lists.example/v2/remoteEntry.js'));
    const test = await startTestApp([], { change: { remotesJson } });
    const seen = async () => {
      const answer = await test.app.inject('/remotes.json');
      return [
        answer.json<Record<string, string>>()['mfe-lists'],
        /script-src [^;]*/.exec(String(answer.headers['content-security-policy']))?.[0],
      ];
    };
    write('live.json', lists('https://older.example/v1/remoteEntry.js'));
    await waitFor(
      async () =>
        expect(await seen()).toEqual([
          'https://older.example/v1/remoteEntry.js',
          "script-src 'self' https://older.example",
        ]),
      { timeout: 30_000 },
    );
    write('live.json', '{ "mfe-lists": ');
    await new Promise((done) => {
      setTimeout(done, 700);
    });
    expect(await seen()).toEqual([
      'https://older.example/v1/remoteEntry.js',
      "script-src 'self' https://older.example",
    ]);
    write('live.json', lists('/remotes/mfe-lists/remoteEntry.js'));
    await waitFor(
      async () =>
        expect(await seen()).toEqual(['/remotes/mfe-lists/remoteEntry.js', "script-src 'self'"]),
      { timeout: 30_000 },
    );
    await test.close();
  });

  it('may come from elsewhere in one browser where origins are listed, and nowhere else', async () => {
    const policyOf = async (remoteOverrideOrigins: string[]) => {
      const test = await startTestApp([], { change: { remoteOverrideOrigins } });
      const { headers } = await test.app.inject('/api/health/live');
      await test.close();
      return String(headers['content-security-policy']).split(';');
    };
    expect(await policyOf(['https://lists.example', 'http://127.0.0.1:3102'])).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://lists.example http://127.0.0.1:3102",
        "connect-src 'self' https://lists.example http://127.0.0.1:3102",
        "style-src 'self' 'unsafe-inline' https://lists.example http://127.0.0.1:3102",
      ]),
    );
    expect(await policyOf([])).toEqual(
      expect.arrayContaining(["script-src 'self'", "connect-src 'self'"]),
    );
  });

  it('let browsers save large files from the storage where there are links, and from nowhere else', async () => {
    const frames = async (downloadLinks: { minBytes: number; origin: string } | null) => {
      const test = await startTestApp([], { change: { downloadLinks } });
      const { headers } = await test.app.inject('/api/health/live');
      await test.close();
      return /frame-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
    };
    expect(await frames(null)).toBe("frame-src 'self' blob:");
    expect(await frames({ minBytes: 1, origin: 'https://conto.blob.core.windows.net' })).toBe(
      "frame-src 'self' blob: https://conto.blob.core.windows.net",
    );
  });

  it.each([
    '[]',
    '{"a":1}',
    '{',
    '{"../x":"y"}',
    '{"a":"javascript:alert(1)"}',
    '{"a":"//other.example/x.js"}',
    '{"a":"remoteEntry.js"}',
  ])('are refused at boot when the file is %s', (content) => {
    const remotesJson = write('bad.json', content);
    expect(() => new RemotesManifestService({ remotesJson })).toThrow(StartupError);
  });
});
