import { createHmac } from 'node:crypto';
import { Controller, Get } from '@nestjs/common';
import jwt, { type SignOptions } from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import {
  AccessTokenIssuerService,
  CurrentUser,
  EndedSessionCacheService,
  Policy,
  SigningKeys,
  type CurrentCaller,
} from './index.js';
import { fakeDate } from '../../../test/kit/fake-date.js';

@Controller('Probe')
class ProbeController {
  @Get('open')
  @Policy('public')
  open(): string {
    return 'open';
  }

  @Get('me')
  @Policy('session')
  me(@CurrentUser() { id }: CurrentCaller): number {
    return id;
  }
}
class ProbeModule {}

const [CURRENT, FORMER] = ['the-current-secret-of-this-test', 'the-former-secret-of-this-test'];
const CLAIMS = { role: 'User', contract: true, sid: 3 };
const OPTIONS = {
  subject: '7',
  issuer: 'pratiche',
  audience: 'pratiche-api',
  expiresIn: '15m',
} as const satisfies SignOptions;
const kidOf = (secret: string): string =>
  String(jwt.decode(new SigningKeys([secret]).signToken({}, {}), { complete: true })?.header.kid);
const sign = (
  secret: string,
  claims: object = CLAIMS,
  options: SignOptions = {},
  keyid: string | null = kidOf(secret),
) => jwt.sign(claims, secret, { ...OPTIONS, ...(keyid === null ? {} : { keyid }), ...options });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const withoutOption = (name: keyof typeof OPTIONS) => {
  const { [name]: _, ...rest } = OPTIONS;
  return jwt.sign(CLAIMS, CURRENT, { ...rest, keyid: kidOf(CURRENT) });
};

describe('the access token', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp([{ module: ProbeModule, controllers: [ProbeController] }], {
      change: { jwtSecrets: [CURRENT, FORMER] },
    });
  });
  afterAll(() => test.close());

  const call = async (authorization: string, path = 'me') =>
    test.app.inject({ url: `/api/Probe/${path}`, headers: { authorization } });
  const statusOf = async (token: string) => (await call(`Bearer ${token}`)).statusCode;
  const issue = (sessionId = 3) =>
    test.app
      .get(AccessTokenIssuerService)
      .issueAccessToken({ id: 7, role: 'User', isContractVerified: true, sessionId });

  it('is taken from the first key, from a former one, and without a name from an older release', async () => {
    expect(await statusOf(issue())).toBe(200);
    expect(await statusOf(sign(CURRENT))).toBe(200);
    expect(await statusOf(sign(FORMER))).toBe(200);
    expect(await statusOf(sign(CURRENT, CLAIMS, {}, null))).toBe(200);
  });

  const past = Math.floor(Date.now() / 1000) - 16 * 60;
  it.each<[string, () => string]>([
    ['of no algorithm', () => `${encode({ alg: 'none' })}.${encode({ ...CLAIMS, sub: '7' })}.`],
    ['of another algorithm', () => sign(CURRENT, CLAIMS, { algorithm: 'HS512' })],
    ['of an unknown key', () => sign('another-secret-that-is-not-ours')],
    ['that names an unknown key', () => sign(CURRENT, CLAIMS, {}, 'unknown')],
    ['that names another key than its own', () => sign(FORMER, CLAIMS, {}, kidOf(CURRENT))],
    ['of a former key without a name', () => sign(FORMER, CLAIMS, {}, null)],
    ['that has expired', () => sign(CURRENT, CLAIMS, { expiresIn: -1 })],
    ['that is too old', () => sign(CURRENT, { ...CLAIMS, iat: past }, { expiresIn: '1d' })],
    ['without an end', () => withoutOption('expiresIn')],
    ['without an owner', () => withoutOption('subject')],
    ['of another issuer', () => sign(CURRENT, CLAIMS, { issuer: 'altri' })],
    ['for another use', () => sign(CURRENT, CLAIMS, { audience: 'pratiche-second-step' })],
    ['without a session', () => sign(CURRENT, { role: 'User', contract: true })],
    ['of an unknown role', () => sign(CURRENT, { ...CLAIMS, role: 'Root' })],
    ['of no account', () => sign(CURRENT, CLAIMS, { subject: '7; DROP' })],
    [
      'with changed claims',
      () => {
        const [header, , signature] = issue().split('.');
        return `${header ?? ''}.${encode({ ...CLAIMS, sub: '8' })}.${signature ?? ''}`;
      },
    ],
    [
      'whose header is not JSON',
      () => {
        const head = Buffer.from('{').toString('base64url');
        const signature = createHmac('sha256', CURRENT).update(`${head}.${head}`);
        return `${head}.${head}.${signature.digest('base64url')}`;
      },
    ],
    ['that is rubbish', () => 'a.b.c'],
  ])('%s is no login, and a public route stays open', async (_, makeToken) => {
    const token = makeToken();
    expect(await statusOf(token)).toBe(401);
    expect((await call(`Bearer ${token}`, 'open')).statusCode).toBe(200);
  });

  it('counts in the header alone', async () => {
    for (const name of ['access_token', 'auth_token', 'token', 'jwt'])
      expect((await test.app.inject({ url: `/api/Probe/me?${name}=${issue()}` })).statusCode).toBe(
        401,
      );
    expect((await call(`Basic ${issue()}`)).statusCode).toBe(401);
    expect((await call(issue())).statusCode).toBe(401);
  });

  it('ends with its session, also when it was verified before', async () => {
    const token = issue(44);
    expect(await statusOf(token)).toBe(200);
    test.app.get(EndedSessionCacheService).addEndedSessions([44]);
    expect(await statusOf(token)).toBe(401);
    expect((await call(`Bearer ${token}`, 'open')).statusCode).toBe(200);
  });

  it('is remembered until it expires, not longer', async () => {
    // A session of its own: a token of the same second and claims is the same text.
    const token = issue(45);
    const verify = jest.spyOn(jwt, 'verify');
    expect([await statusOf(token), await statusOf(token), await statusOf(token)]).toEqual([
      200, 200, 200,
    ]);
    expect(verify).toHaveBeenCalledTimes(1);
    fakeDate(new Date(Date.now() + 15 * 60_000));
    try {
      expect(await statusOf(token)).toBe(401);
    } finally {
      jest.useRealTimers();
      verify.mockRestore();
    }
  });
});
