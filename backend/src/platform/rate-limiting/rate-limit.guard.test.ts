import { randomUUID } from 'node:crypto';
import { Controller, Get, Post, Query } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestApp } from '../../../test/kit/test-app.js';
import { testRedisUrl } from '../../../test/kit/test-redis.js';
import { waitUntil } from '../../../test/kit/wait-until.js';
import type { RateCounterService as RateCounter } from './index.js';
import { catchMessage } from '../../../test/kit/catch-message.js';

// A busy machine makes Redis slower than the product's time-out, and this test is about the counts
// kept there.
jest.unstable_mockModule('./rate-limiting.constants.js', () => ({ REDIS_TIMEOUT_MS: 30_000 }));
const { startTestApp } = await import('../../../test/kit/test-app.js');
const { loadConfig } = await import('../config/index.js');
const { AccessTokenIssuerService, Policy } = await import('../auth/index.js');
const { createPageQueryDto } = await import('../validation/index.js');
const { RateCounterService, RateLimit } = await import('./index.js');

class ProbeListQueryDto extends createPageQueryDto(['id'], 'ProbeListSort') {}

@Controller('Probe')
class ProbeController {
  @Post('form') @Policy('public') @RateLimit('form') form(): string {
    return 'form';
  }
  @Post('second-form') @Policy('public') @RateLimit('form') secondForm(): string {
    return 'second form';
  }
  @Get('list') @Policy('public') @RateLimit('list') list(
    @Query() { page }: ProbeListQueryDto,
  ): string {
    return page === undefined ? 'whole list' : 'page of a list';
  }
  @Get('heavy') @Policy('session') @RateLimit('heavy') heavy(): string {
    return 'heavy';
  }
  @Get('other') @Policy('public') other(): string {
    return 'other';
  }
}
const PROBE = { module: class ProbeModule {}, controllers: [ProbeController] };
const RATES = { form: 2, login: 2, list: 2, heavy: 2, other: 5 };

const redisUrl = testRedisUrl(2);

describe('limits of calls', () => {
  let test: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    test = await startTestApp([PROBE], {
      change: { rateLimits: RATES, redisUrl, trustProxy: ['127.0.0.1'] },
    });
    second = await startTestApp([PROBE], {
      change: {
        rateLimits: RATES,
        redisUrl,
        trustProxy: ['127.0.0.1'],
        jwtSecrets: test.config.jwtSecrets,
      },
    });
    // Until the connection is ready each process counts by itself.
    if (redisUrl !== null)
      await together(test.app.get(RateCounterService), second.app.get(RateCounterService));
  });
  afterAll(async () => {
    await test.close();
    await second.close();
  });

  const token = (id: number) =>
    test.app
      .get(AccessTokenIssuerService)
      .issueAccessToken({ id, role: 'User', isContractVerified: true, sessionId: id });
  /** Redis may hold counts of another run: callers differ by the process too. */
  const group = process.pid % 65_536;
  let callers = 0;
  const place = () => `10.${group >> 8}.${group & 255}.${++callers}`;
  const call = async (
    path: string,
    { from = place(), bearer = '', method = 'GET' as 'GET' | 'POST', app = test.app } = {},
  ) =>
    app.inject({
      method,
      url: `/api/Probe/${path}`,
      headers: {
        'x-forwarded-for': from,
        ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
      },
    });
  const statuses = async (count: number, ask: () => ReturnType<typeof call>) => {
    const got: number[] = [];
    for (let n = 0; n < count; n += 1) got.push((await ask()).statusCode);
    return got;
  };

  it('hold each class for itself, by network without a login', async () => {
    const from = place();
    expect(await statuses(3, () => call('form', { from, method: 'POST' }))).toEqual([
      201, 201, 429,
    ]);
    expect(await statuses(1, () => call('list', { from }))).toEqual([200]);
    expect(await statuses(1, () => call('form', { method: 'POST' }))).toEqual([201]);
  });

  it('hold each public form for itself', async () => {
    const from = place();
    await statuses(3, () => call('form', { from, method: 'POST' }));
    expect(await statuses(3, () => call('second-form', { from, method: 'POST' }))).toEqual([
      201, 201, 429,
    ]);
  });

  it('say when to come back, in words and in a header', async () => {
    const from = place();
    await statuses(2, () => call('list', { from }));
    const refused = await call('list', { from });
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'too-many-attempts',
      message: 'Sono arrivate troppe richieste in poco tempo: riprova tra un minuto.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('count a list by pages as any other call', async () => {
    const from = place();
    expect(await statuses(6, () => call('list?page=1', { from }))).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
    expect(await statuses(3, () => call('list', { from }))).toEqual([200, 200, 429]);
  });

  it('go by account, wherever it calls from', async () => {
    const [one, other] = [1, 2].map((id) => token(group * 10 + id));
    expect(await statuses(3, () => call('heavy', { bearer: one }))).toEqual([200, 200, 429]);
    expect(await statuses(1, () => call('heavy', { bearer: other }))).toEqual([200]);
  });

  it('count refused calls too, by network when the token is none of ours', async () => {
    const from = place();
    expect(await statuses(3, () => call('heavy', { from, bearer: 'x.y.z' }))).toEqual([
      401, 401, 429,
    ]);
  });

  it('take an IPv6 network for one caller', async () => {
    const network = `2001:db8:${group.toString(16)}:${(++callers).toString(16)}`;
    expect(
      await statuses(1, () => call('form', { from: `${network}::1`, method: 'POST' })),
    ).toEqual([201]);
    expect(
      await statuses(1, () => call('form', { from: `${network}:ffff::9`, method: 'POST' })),
    ).toEqual([201]);
    expect(
      await statuses(1, () => call('form', { from: `${network}:1:2:3:4`, method: 'POST' })),
    ).toEqual([429]);
  });

  it(
    redisUrl === null
      ? 'count in each process by itself without Redis'
      : 'count all processes together in Redis',
    async () => {
      const from = place();
      expect(await statuses(2, () => call('form', { from, method: 'POST' }))).toEqual([201, 201]);
      expect(
        await statuses(1, () => call('form', { from, method: 'POST', app: second.app })),
      ).toEqual([redisUrl === null ? 201 : 429]);
    },
  );

  it('hold in the process while Redis is away, and never fail', async () => {
    const away = await startTestApp([PROBE], {
      change: { rateLimits: RATES, redisUrl: 'redis://127.0.0.1:1', trustProxy: ['127.0.0.1'] },
    });
    try {
      const from = place();
      expect(
        await statuses(3, () => call('form', { from, method: 'POST', app: away.app })),
      ).toEqual([201, 201, 429]);
    } finally {
      await away.close();
    }
  });

  it('are settings, checked at the start', () => {
    const limits = (text?: string) =>
      loadConfig({
        DATA_DIR: test.config.dataDir,
        ...(text === undefined ? {} : { RATE_LIMITS: text }),
      }).rateLimits;
    expect(limits()).toEqual({ form: 30, login: 120, list: 60, heavy: 60, other: 1_200 });
    expect(limits('heavy=5,list=7')).toEqual({
      form: 30,
      login: 120,
      list: 7,
      heavy: 5,
      other: 1_200,
    });
    expect(limits('all=9,form=1')).toEqual({ form: 1, login: 9, list: 9, heavy: 9, other: 9 });
    for (const wrong of ['heavy', 'heavy=0', 'heavy=-1', 'nothing=5', 'heavy=5;list=6', '5'])
      expect([wrong, catchMessage(() => limits(wrong))]).toEqual([
        wrong,
        expect.stringMatching(/RATE_LIMITS/),
      ]);
  });
});

/** Waits until a count made by one service is refused by the other. */
async function together(one: RateCounter, other: RateCounter): Promise<void> {
  const [mine, theirs] = [one, other].map((counters) => counters.createCounter('probe', 1, 60));
  await waitUntil(async () => {
    const key = randomUUID();
    return (await mine?.consumePoint(key)) === 0 && ((await theirs?.consumePoint(key)) ?? 0) > 0
      ? true
      : null;
  }, 'both to count in Redis');
}
