import jwt, { type SignOptions } from 'jsonwebtoken';
import { describe, expect, it } from '@jest/globals';
import { findRemoteAddressFault } from '@pratiche/domain/remote-overrides';
import { SigningKeys } from '../platform/auth/index.js';
import type { AppConfig } from '../platform/config/index.js';
import { RemoteOverridesService } from './remote-overrides.service.js';

const SECRET = 'the-secret-of-this-test-0123456789';
const ORIGIN = 'https://lists.example';
const CLAIMS = { remote: 'mfe-lists', address: `${ORIGIN}/remoteEntry.js` };
const OPTIONS = { audience: 'pratiche-remote-override', expiresIn: '8h' } as const;

const createService = (remoteOverrideOrigins: string[] = [ORIGIN]) =>
  new RemoteOverridesService(
    { jwtSecrets: [SECRET], remoteOverrideOrigins } as unknown as AppConfig,
    undefined as never,
    undefined as never,
  );
const sign = (claims: object = CLAIMS, options: SignOptions = OPTIONS, secret = SECRET): string =>
  new SigningKeys([secret]).signToken(claims, options);

describe('a ticket', () => {
  it('says which remote comes from where, and until when', () => {
    const before = Date.now();
    const { until, ...override } = createService().readTicket(sign());
    expect(override).toEqual(CLAIMS);
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
    ['has no address', sign({ remote: 'mfe-lists' })],
    ['is for another origin', sign({ ...CLAIMS, address: `${ORIGIN}.evil.test/remoteEntry.js` })],
    ['is none', 'x'],
  ])('is refused when it %s', (_, ticket) => {
    expect(() => createService().readTicket(ticket)).toThrow(
      expect.objectContaining({ status: 422, code: 'remote-override-over' }),
    );
  });

  it('is refused once its origin is no longer listed', () => {
    expect(() => createService([]).readTicket(sign())).toThrow(
      expect.objectContaining({ status: 422 }),
    );
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
