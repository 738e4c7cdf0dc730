import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../services/free-port.ts';
import { startNginx, type Nginx } from '../services/nginx.ts';
import { findProgram } from '../services/programs.ts';
import { readText } from './compose-file.ts';
import { renderSites } from './nginx-sites.ts';

/** What each answer of the front door says to the browser. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const LONG = 'x'.repeat(20_000);
/** Said before any header of the request was read. */
const BEFORE_HEADERS = /^GET \S*(?:%2f|x{99})/;

let nginx: Nginx;
let port: number;

beforeAll(async () => {
  if (findProgram('nginx') === null) return;
  port = await freePort();
  const origins = {
    shell: `http://127.0.0.1:${port}`,
    'mfe-wizard': 'http://127.0.0.1:2',
    'mfe-lists': 'http://127.0.0.1:3',
    'mfe-admin': 'http://127.0.0.1:4',
  };
  const { shell } = await renderSites({
    listen: { ...origins, shell: `127.0.0.1:${port}` },
    origins,
    root: '/nonexistent',
    // Nothing listens there.
    backends: [`127.0.0.1:${await freePort()}`],
  });
  nginx = await startNginx([shell], [port]);
});
afterAll(() => nginx?.stop());

interface Answer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** By a bare connection, since no client sends what is refused here. */
async function ask(request: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(
      lines.map((line) => {
        const [name = '', ...rest] = line.split(': ');
        return [name.toLowerCase(), rest.join(': ')];
      }),
    ),
    body,
  };
}
const common = 'Host: x\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n';

describe('what nginx itself refuses', () => {
  it.each<[number, string, string]>([
    [400, 'bad-request', `GET /api/health/live HTTP/1.1\r\nX-Forwarded-Proto: https\r\n\r\n`],
    [400, 'bad-request', `GET /..%2fapi HTTP/1.1\r\n${common}\r\n`],
    [414, 'uri-too-long', `GET /api/${LONG} HTTP/1.1\r\n${common}\r\n`],
    [405, 'method-not-allowed', `TRACE /api/health/live HTTP/1.1\r\n${common}\r\n`],
    [413, 'too-large', `POST /api/Module HTTP/1.1\r\n${common}Content-Length: 3000000\r\n\r\n`],
    [431, 'headers-too-large', `GET /api/Module HTTP/1.1\r\n${common}X-Long: ${LONG}\r\n\r\n`],
    [502, 'unavailable', `GET /api/health/live HTTP/1.1\r\n${common}\r\n`],
  ])('with %i is a Problem with every header of the portal', async (status, code, request) => {
    if (nginx === undefined) return;
    const answer = await ask(request);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ]);
    const problem = JSON.parse(answer.body) as { message: string };
    expect(problem).toEqual({ status, code, message: expect.any(String) });
    if (status < 500)
      expect(readText('backend/src/platform/http/problem.mapper.ts')).toContain(
        `${status}: ['${code}', '${problem.message}'],`,
      );
    const page = await ask(`GET / HTTP/1.1\r\n${common}\r\n`);
    const isEarly = BEFORE_HEADERS.test(request);
    for (const name of SECURITY_HEADERS) {
      // A proxy's word that it is https has not been read yet.
      if (isEarly && name === 'strict-transport-security') continue;
      expect([name, page.headers.has(name)]).toEqual([name, true]);
      expect([name, answer.headers.get(name)]).toEqual([name, page.headers.get(name)]);
    }
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
