import { describe, expect, it } from '@jest/globals';
import {
  findRemoteAddressFault,
  findRemoteOrigin,
  getOverridableRemoteLabel,
  isRemoteOverrideOrigin,
  OVERRIDABLE_REMOTES,
} from './index.js';

describe('an origin that remotes may come from', () => {
  it.each([
    'https://lists.example',
    'https://lists.example:8443',
    'https://10.0.0.7',
    'http://127.0.0.1:3102',
    'http://localhost:3102',
    'http://[::1]:3102',
    'http://localhost',
  ])('%s', (origin) => {
    expect(isRemoteOverrideOrigin(origin)).toBe(true);
  });

  it.each([
    ['http elsewhere', 'http://lists.example'],
    ['http on a name that begins like loopback', 'http://localhost.example'],
    ['http on an address that begins like loopback', 'http://127.0.0.1.example'],
    ['another address of the machine', 'http://127.0.0.2:3102'],
    ['a path', 'https://lists.example/'],
    ['a user', 'https://lists.example@evil.example'],
    ['a password', 'https://user:word@lists.example'],
    ['capitals', 'https://Lists.example'],
    ['the port that https has anyway', 'https://lists.example:443'],
    ['the port that http has anyway', 'http://localhost:80'],
    ['port 0', 'https://lists.example:0'],
    ['a wildcard', 'https://*.example'],
    ['every origin', '*'],
    ['a word of the security policy', "'unsafe-eval'"],
    ['another directive', 'https://a.example; script-src *'],
    ['two origins', 'https://a.example https://b.example'],
    ['a line end', 'https://lists.example\n'],
    ['another protocol', 'ws://lists.example'],
    ['no protocol', 'lists.example'],
    ['nothing', ''],
  ])('is not one with %s', (_, origin) => {
    expect(isRemoteOverrideOrigin(origin)).toBe(false);
  });
});

describe('the address of a remote', () => {
  const ORIGINS = ['https://lists.example', 'http://127.0.0.1:3102'];
  it.each([
    'https://lists.example/remoteEntry.js',
    'https://lists.example/1.0.0-25f2dc6ddf/remoteEntry.js',
    'http://127.0.0.1:3102/a/b/remoteEntry.js',
  ])('may be %s', (address) => {
    expect(findRemoteAddressFault(address, ORIGINS)).toBeNull();
    expect(ORIGINS).toContain(findRemoteOrigin(address));
  });

  it.each([
    ['of a name that begins like a permitted one', 'https://lists.example.evil/remoteEntry.js'],
    ['of a user named like a permitted origin', 'https://lists.example@evil.test/remoteEntry.js'],
    ['of another port', 'http://127.0.0.1:31021/remoteEntry.js'],
    ['of a permitted name without TLS', 'http://lists.example/remoteEntry.js'],
    ['of a name below a permitted one', 'https://a.lists.example/remoteEntry.js'],
    ['that browsers read as another host', 'https:\\\\evil.test/remoteEntry.js'],
    ['with a backslash after the host', 'https://lists.example\\@evil.test/remoteEntry.js'],
    ['without a protocol', '//lists.example/remoteEntry.js'],
    ['of the portal itself', '/remotes/mfe-lists/remoteEntry.js'],
    ['of another file', 'https://lists.example/main.js'],
    ['with a query', 'https://lists.example/remoteEntry.js?x'],
    ['with a part', 'https://lists.example/remoteEntry.js#x'],
    ['with a query before the name', 'https://lists.example/?/remoteEntry.js'],
    ['with two slashes', 'https://lists.example//evil.test/remoteEntry.js'],
    ['with a step upwards', 'https://lists.example/a/../remoteEntry.js'],
    ['with escapes', 'https://lists.example/%2e%2e/remoteEntry.js'],
    ['with blanks around', ' https://lists.example/remoteEntry.js'],
    ['with a line end', 'https://lists.example/remoteEntry.js\n'],
    ['of a script in itself', 'data:text/javascript,alert(1)//remoteEntry.js'],
  ])('is not one %s', (_, address) => {
    expect(findRemoteAddressFault(address, ORIGINS)).not.toBeNull();
  });

  it('is none where no origin is permitted, and the answer says so', () => {
    const address = 'https://lists.example/remoteEntry.js';
    expect(findRemoteAddressFault(address, [])).toBe(
      'Questo portale non carica parti da altri indirizzi.',
    );
    expect(findRemoteAddressFault(address, ['https://other.example'])).toContain(
      'Puoi usare: https://other.example.',
    );
  });
});

it('every part has a name for people beside its own', () => {
  expect(OVERRIDABLE_REMOTES.map(({ value }) => getOverridableRemoteLabel(value))).toEqual([
    'Compilazione delle pratiche (mfe-wizard)',
    'Elenchi delle pratiche (mfe-lists)',
    'Back office (mfe-admin)',
  ]);
});
