import { expect, it } from '@jest/globals';
import { parseConnectionUrl } from './database-server.util.js';

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
