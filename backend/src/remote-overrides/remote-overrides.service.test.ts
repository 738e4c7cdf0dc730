import jwt, { type SignOptions } from 'jsonwebtoken';
import { describe, expect, it } from '@jest/globals';
import { findRemoteAddressFault } from '@pratiche/domain';
import { SigningKeys } from '../platform/auth/index.js';
import type { AppConfig } from '../platform/config/index.js';
import { RemoteOverridesService } from './remote-overrides.service.js';

const SECRET = 'the-secret-of-this-test-0123456789';
const ORIGIN = 'https://lists.example';
const OVERRIDE = { remote: 'mfe-lists', address: `${ORIGIN}/remoteEntry.js` };
const CLAIMS = { ...OVERRIDE, accountId: 7, sessionId: 70 };
const OPTIONS = { audience: 'pratiche-remote-override', expiresIn: '8h' } as const;

const ACTIVE = { role: 'SuperAdmin', deleted: null, suspended: null };
interface Issuer {
  account?: object | null;
  sessions?: { id: number }[];
}

const createService = (
  remoteOverrideOrigins: string[] = [ORIGIN],
  { account = ACTIVE, sessions = [{ id: 70 }] }: Issuer = {},
) =>
  new RemoteOverridesService(
    { jwtSecrets: [SECRET], remoteOverrideOrigins } as unknown as AppConfig,
    undefined as never,
    undefined as never,
    { findAccount: (id: number) => Promise.resolve(id === 7 ? account : null) } as never,
    { listOpenSessions: () => Promise.resolve(sessions) } as never,
  );
const sign = (claims: object = CLAIMS, options: SignOptions = OPTIONS, secret = SECRET): string =>
  new SigningKeys([secret]).signToken(claims, options);

describe('a ticket', () => {
  it('says which remote comes from where, and until when', async () => {
    const before = Date.now();
    const { until, ...override } = await createService().readTicket(sign());
    expect(override).toEqual(OVERRIDE);
    const hours = (Date.parse(until) - before) / 3_600_000;
    expect(hours).toBeGreaterThan(7.99);
    expect(hours).toBeLessThan(8.01);
  });

  it.each([
    ['is over', sign(CLAIMS, { ...OPTIONS, expiresIn: -1 })],
    [
      'was given for longer, and its day has passed',
      sign({ ...CLAIMS, iat: 1 }, { ...OPTIONS, expiresIn: '100y' }),
    ],
    ['is for another purpose', sign(CLAIMS, { ...OPTIONS, audience: 'pratiche-api' })],
    ['was signed by another', sign(CLAIMS, OPTIONS, 'another-secret-of-this-test-01234')],
    ['has no signature', jwt.sign(CLAIMS, '', { ...OPTIONS, algorithm: 'none' })],
    ['names no remote', sign({ ...CLAIMS, remote: 'shell' })],
    ['has no address', sign({ ...CLAIMS, address: undefined })],
    ['names no account', sign({ ...CLAIMS, accountId: undefined })],
    ['names no session', sign({ ...CLAIMS, sessionId: undefined })],
    ['is of another account', sign({ ...CLAIMS, accountId: 8 })],
    ['is for another origin', sign({ ...CLAIMS, address: `${ORIGIN}.evil.test/remoteEntry.js` })],
    ['is none', 'x'],
  ])('is refused when it %s', async (_, ticket) => {
    await expect(createService().readTicket(ticket)).rejects.toMatchObject({
      status: 422,
      code: 'remote-override-over',
    });
  });

  it('is refused once its origin is no longer listed', async () => {
    await expect(createService([]).readTicket(sign())).rejects.toMatchObject({ status: 422 });
  });

  it.each<[string, Issuer]>([
    ['is an Admin now', { account: { ...ACTIVE, role: 'Admin' } }],
    ['is suspended', { account: { ...ACTIVE, suspended: new Date() } }],
    ['is deleted', { account: { ...ACTIVE, deleted: new Date() } }],
    ['is gone', { account: null }],
    ['has logged out', { sessions: [] }],
    ['is in another session', { sessions: [{ id: 71 }] }],
  ])('is refused when its SuperAdmin %s', async (_, issuer) => {
    await expect(createService([ORIGIN], issuer).readTicket(sign())).rejects.toMatchObject({
      status: 422,
      code: 'remote-override-over',
    });
  });

  it('that stays after the logout needs no session, but its SuperAdmin', async () => {
    const ticket = sign({ ...CLAIMS, sessionId: null });
    expect(await createService([ORIGIN], { sessions: [] }).readTicket(ticket)).toMatchObject(
      OVERRIDE,
    );
    await expect(
      createService([ORIGIN], { account: { ...ACTIVE, role: 'Admin' } }).readTicket(ticket),
    ).rejects.toMatchObject({ status: 422 });
  });
});

it.each([`${ORIGIN}/remoteEntry.js`, 'http://[::1]:3102/a/remoteEntry.js'])(
  'browsers read a permitted address as it is written: %s',
  (address) => {
    const { href, origin } = new URL(address);
    expect(href).toBe(address);
    expect(findRemoteAddressFault(address, [origin])).toBeNull();
  },
);
