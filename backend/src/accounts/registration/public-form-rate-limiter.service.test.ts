import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createRegistration,
  createRegistrationForm,
} from '../../../test/kit/registration-fixtures.js';
import { databases } from '../../../test/kit/test-database.js';
import { startWholeApp } from '../../../test/kit/whole-app.js';
import { PublicFormRateLimiter } from './public-form-rate-limiter.service.js';

const MEGABYTE = 1_000_000;

describe.each(databases)('bytes of registrations, on %s', (_, create) => {
  let app: NestFastifyApplication;
  let close: () => Promise<void>;
  let brake: PublicFormRateLimiter;
  beforeAll(async () => {
    ({ app, close } = await startWholeApp(
      create,
      { PUBLIC_FORM_MEGABYTES: '250' },
      { trustProxy: ['127.0.0.1'] },
    ));
    brake = app.get(PublicFormRateLimiter, { strict: false });
  }, 120_000);
  afterAll(() => close());

  const take = (address: string, bytes: number | null) =>
    brake
      .runWithinByteQuota(address, bytes, () => Promise.resolve('taken'))
      .catch((error: { status?: number }) => error.status);
  /** A whole registration through the route. */
  async function register(from: string, user: unknown = createRegistration()): Promise<number> {
    const request = new Response(createRegistrationForm(user));
    const body = Buffer.from(await request.arrayBuffer());
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/Accounts/register',
      payload: body,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'x-forwarded-for': from,
      },
    });
    return statusCode;
  }

  it('are counted per network up to the limit, regardless of the sender', async () => {
    expect([
      await take('10.1.0.1', 120 * MEGABYTE),
      await take('10.1.0.1', 119.5 * MEGABYTE),
      await take('10.1.0.1', 10 * MEGABYTE + 1),
      await take('10.1.0.1', 1),
    ]).toEqual(['taken', 'taken', 429, 'taken']);
    expect([
      await take('2001:db8:1:2::1', 250 * MEGABYTE),
      await take('2001:db8:1:2:ffff::9', 1),
      await take('2001:db8:1:3::1', 1),
    ]).toEqual(['taken', 429, 'taken']);
  });

  it('count whole for each of many at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, () => take('10.1.0.2', 100 * MEGABYTE)),
    );
    expect(all.filter((one) => one === 'taken')).toHaveLength(2);
  });

  it('count as the most there may be where a request does not say', async () => {
    expect([
      await take('10.1.0.3', null),
      await take('10.1.0.3', null),
      await take('10.1.0.3', null),
    ]).toEqual(['taken', 'taken', 429]);
  });

  it('count no longer when nothing of them was kept', async () => {
    for (let times = 0; times < 5; times += 1)
      await expect(
        brake.runWithinByteQuota('10.1.0.4', 200 * MEGABYTE, () =>
          Promise.reject(new Error('refused')),
        ),
      ).rejects.toThrow('refused');
    expect(await take('10.1.0.4', 250 * MEGABYTE)).toBe('taken');
  });

  it('end registrations of that network alone, before anything is read', async () => {
    expect(await register('10.1.0.5', { ...createRegistration(), email: 'x' })).toBe(400);
    expect(await take('10.1.0.5', 249 * MEGABYTE)).toBe('taken');
    expect([
      await register('10.1.0.5'),
      await register('10.1.0.5'),
      await register('10.1.0.6'),
    ]).toEqual([200, 429, 200]);
  });
});
