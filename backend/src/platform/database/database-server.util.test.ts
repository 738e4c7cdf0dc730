import { expect, it } from '@jest/globals';
import { parseConnectionUrl, parseServerKind } from './database-server.util.js';

it('asks for a connection over TLS with a certificate that holds, where the address says so', () => {
  expect(parseConnectionUrl('mariadb://a%40b:p%2Fw@db.test/name')).toEqual({
    host: 'db.test',
    port: 3306,
    user: 'a@b',
    password: 'p/w',
    database: 'name',
  });
  expect(parseConnectionUrl('mysql://a:b@db.test:3307/name?tls=verify')).toMatchObject({
    port: 3307,
    database: 'name',
    ssl: { rejectUnauthorized: true, verifyIdentity: true },
  });
});

it.each([
  ['10.6.22-MariaDB-0ubuntu0.22.04.1', 'mariadb'],
  ['11.8.3-MariaDB-log', 'mariadb'],
  ['8.0.42-0ubuntu0.24.04.1', 'mysql'],
  ['9.7.4', 'mysql'],
])('knows the server by its version: %s', (version, kind) => {
  expect(parseServerKind(version)).toBe(kind);
});

it.each([
  ['10.5.29-MariaDB', 'MariaDB 10.5.29-MariaDB is older than 10.6'],
  ['5.7.44-log', 'MySQL 5.7.44-log is older than 8.0'],
])('refuses a server that cannot skip locked rows: %s', (version, words) => {
  expect(() => parseServerKind(version)).toThrow(words);
});
