import { Controller, Get } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { loadConfig } from '../config/index.js';
import { Policy } from '../auth/index.js';
import { REQUEST_TIMEOUT_MS } from './fastify-adapter.factory.js';
import { catchMessage } from '../../../test/kit/catch-message.js';

@Controller('Probe')
class ProbeController {
  @Get()
  @Policy('public')
  get(): string {
    return 'open';
  }
}
const PROBE = { module: class ProbeModule {}, controllers: [ProbeController] };
const LISTED = ['https://app.portale.example', 'http://127.0.0.1:4000'];

describe('calls from other origins', () => {
  let test: TestApp;
  let closed: TestApp;
  beforeAll(async () => {
    test = await startTestApp([PROBE], { change: { corsOrigins: LISTED } });
    closed = await startTestApp([PROBE]);
  });
  afterAll(async () => {
    await test.close();
    await closed.close();
  });

  const of = ({ headers }: { headers: Record<string, unknown> }) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));
  const ask = (origin: string, method: 'GET' | 'OPTIONS' = 'GET', { app } = test) =>
    app.inject({
      method,
      url: '/api/Probe',
      headers: {
        origin,
        ...(method === 'OPTIONS'
          ? {
              'access-control-request-method': 'PUT',
              'access-control-request-headers': 'authorization,content-type',
            }
          : {}),
      },
    });

  it.each(LISTED)('are answered for %s, with cookies', async (origin) => {
    const { headers, statusCode } = await ask(origin);
    expect([
      statusCode,
      headers['access-control-allow-origin'],
      headers['access-control-allow-credentials'],
    ]).toEqual([200, origin, 'true']);
    expect(headers['vary']).toMatch(/Origin/i);
    expect(headers['access-control-expose-headers']).toContain('X-Total-Count');
    const before = await ask(origin, 'OPTIONS');
    expect([before.statusCode, before.headers['access-control-allow-origin']]).toEqual([
      204,
      origin,
    ]);
    expect(before.headers['access-control-allow-methods']).toContain('PUT');
    expect(before.headers['access-control-allow-headers']).toBe('authorization,content-type');
  });

  it.each([
    'https://altro.example',
    'null',
    'https://portale.example',
    'http://app.portale.example',
    'https://app.portale.example:444',
    'https://app.portale.example.evil.example',
    'https://evil.example/https://app.portale.example',
    'https://xapp.portale.example',
    'https://appxportale.example',
    'HTTPS://APP.PORTALE.EXAMPLE',
    'file://',
  ])('carry no leave for %s', async (origin) => {
    expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask(origin, 'OPTIONS')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('carry no header at all without a list', async () => {
    for (const method of ['GET', 'OPTIONS'] as const)
      expect(of(await ask(LISTED[0] ?? '', method, closed))).toEqual([]);
  });

  it('are allowed by whole origins alone', () => {
    const env = { DATA_DIR: test.config.dataDir };
    expect(
      loadConfig({ ...env, CORS_ORIGINS: 'https://app.portale.example, http://127.0.0.1:4000' })
        .corsOrigins,
    ).toEqual(LISTED);
    for (const wrong of [
      '*',
      'null',
      'app.portale.example',
      'https://*.portale.example',
      'https://app.portale.example/path',
      'https://app.portale.example,*',
    ]) {
      expect([wrong, catchMessage(() => loadConfig({ ...env, CORS_ORIGINS: wrong }))]).toEqual([
        wrong,
        expect.stringMatching(/CORS_ORIGINS/),
      ]);
    }
  });
});

describe('the server itself', () => {
  it('gives up on a request that does not come to its end', async () => {
    const test = await startTestApp([PROBE]);
    try {
      const { requestTimeout, headersTimeout } = test.app.getHttpServer() as {
        requestTimeout: number;
        headersTimeout: number;
      };
      expect([requestTimeout, headersTimeout]).toEqual([REQUEST_TIMEOUT_MS, 60_000]);
    } finally {
      await test.close();
    }
  });
});
