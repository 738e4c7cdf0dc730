import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { save, type Member } from '../../kit/dossier-flow.js';
import { RawConnection } from '../../kit/raw-connection.js';

let me: Member;
let id: number;
beforeAll(async () => {
  me = await createMember({});
  ({ id } = await save(me.http, ecobonusForm()));
});

/** Everything that is answered until the server ends the connection. */
async function talk(text: string): Promise<RawConnection> {
  const connection = await RawConnection.open();
  connection.write(text);
  await connection.waitForEnd();
  return connection;
}

describe('methods', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT'])('%s echoes nothing', async (method) => {
    const target = method === 'CONNECT' ? 'localhost:443' : '/api/health/live';
    const { statuses, text } = await talk(
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: refreshToken=secret-cookie\r\nConnection: close\r\n\r\n`,
    );
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(text).not.toContain('secret-cookie');
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'are not those that %s names',
    async (name) => {
      const headers = { [name]: 'DELETE' };
      expect((await me.http.get(`Module/${id}`, { headers })).status).toBe(200);
      expect((await me.http.post(`Module/${id}`, { json: {}, headers })).status).toBe(404);
      expect(
        (await me.http.post(`Module/${id}`, { json: {}, query: { _method: 'DELETE' } })).status,
      ).toBe(404);
      expect((await me.http.get(`Module/${id}`)).status).toBe(200);
    },
  );
});

describe('requests of two lengths', () => {
  const SMUGGLED = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  it.each<[string, string[]]>([
    ['Content-Length and Transfer-Encoding', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['Transfer-Encoding and Content-Length', ['Transfer-Encoding: chunked', 'Content-Length: 5']],
    ['two lengths', ['Content-Length: 5', `Content-Length: ${5 + SMUGGLED.length}`]],
    ['an encoding that is not last', ['Transfer-Encoding: chunked, identity']],
    ['a blank before the colon', ['Content-Length: 5', 'Transfer-Encoding : chunked']],
    ['a folded header', ['Content-Length: 5', 'X-Note: a\r\n Transfer-Encoding: chunked']],
    ['a length with a sign', ['Content-Length: +5']],
  ])('%s are refused, and what follows is no request', async (_, lines) => {
    const { statuses } = await talk(
      `POST /api/Accounts/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${lines.join('\r\n')}\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    );
    expect(statuses).toEqual([400]);
  });
});
