import { describe, expect, it } from '@jest/globals';
import { assertOwnPage } from './cookie-caller.util.js';

const CONFIG = {
  publicUrl: 'https://portale.example/',
  corsOrigins: ['https://app.portale.example'],
};
const isOwn = (headers: Record<string, string>): boolean => {
  try {
    assertOwnPage({ headers: { host: '10.0.0.5:3000', ...headers } }, CONFIG);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 403, code: 'foreign-page' });
    return false;
  }
};

describe('calls that go by a cookie', () => {
  it.each<[string, Record<string, string>]>([
    ['a program', {}],
    ['a page of the portal', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4200' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['a listed origin', { 'sec-fetch-site': 'same-site', origin: 'https://app.portale.example' }],
    ['an older browser at the public address', { origin: 'https://portale.example' }],
    ['an older browser at the address it calls', { origin: 'http://10.0.0.5:3000' }],
  ])('are taken from %s', (_, headers) => expect(isOwn(headers)).toBe(true));

  it.each<[string, Record<string, string>]>([
    [
      'another host of the site',
      { 'sec-fetch-site': 'same-site', origin: 'https://x.portale.example' },
    ],
    ['another host, without an origin', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['an older browser on another host', { origin: 'https://x.portale.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['the same host at another port', { origin: 'http://10.0.0.5:3001' }],
    [
      'a page that names its host alike',
      { 'sec-fetch-site': 'same-site', origin: 'http://10.0.0.5:3000' },
    ],
  ])('are refused to %s', (_, headers) => expect(isOwn(headers)).toBe(false));
});
