import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import {
  createAccessFixtures,
  type AccessFixtures,
  type AccessRequest,
} from '../../kit/access-fixtures.js';
import { reopenSql } from '../../kit/account-fixtures.js';
import type { HttpResponse } from '../../kit/http-client.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { loadRouteTable } from '../../kit/route-table.js';
import { ROUTES } from '../access/expected/index.js';
import type { AccessRow, WritingRow } from '../access/expected/access-row.js';

/** 256 bits in base64url. */
const PATH_TOKEN = /[\w-]{43}(?=$|[/?])/;
const BODY_TOKEN = /(?<="token":")[\w-]{43}(?=")/;
const MAX_WRONG_CALLS = 31;

interface Description {
  paths: Record<string, Record<string, { responses?: Record<string, { $ref?: string }> }>>;
}

const description = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../libs/api/openapi.json'), 'utf8'),
) as Description;

/** Whether a body carries the link, which the described problem tells. */
const takesLinkInBody = (method: string, path: string): boolean =>
  description.paths[path]?.[method.toLowerCase()]?.responses?.['400']?.$ref?.includes(
    'LinkInvalid',
  ) ?? false;

const routes = (await loadRouteTable())
  .filter(
    ({ method, path, policy }) =>
      policy === 'beneficiaryLink' ||
      (policy === 'public' && (path.includes(':token') || takesLinkInBody(method, path))),
  )
  .map(({ method, path }) => `${method} ${path}`);

const rows = new Map<string, AccessRow | WritingRow>(Object.entries(ROUTES));

let running: Portal;
let cast: AccessFixtures;

beforeAll(async () => {
  const { kind } = portal();
  // The limits of forms are those of production; only other calls are many more here.
  running = await startPortal({ kind, env: { RATE_LIMITS: 'form=30,other=100000' } });
  setPortal(running);
  await reopenSql();
  cast = await createAccessFixtures();
}, 180_000);
afterAll(async () => {
  await running.stop();
});

const send = (method: string, { path, ask, http = visitor() }: AccessRequest) =>
  http.send(method, path, ask);

function withWrongToken({ path, ask = {} }: AccessRequest): AccessRequest {
  const wrong = randomBytes(32).toString('base64url');
  const replaceInBody = (text: string) => text.replace(BODY_TOKEN, wrong);
  const form = ask.form === undefined ? undefined : new FormData();
  for (const [name, value] of ask.form?.entries() ?? [])
    form?.set(name, typeof value === 'string' ? replaceInBody(value) : value);
  return {
    path: path.replace(PATH_TOKEN, wrong),
    ask: {
      ...ask,
      ...(form && { form }),
      ...(ask.json !== undefined && {
        json: JSON.parse(replaceInBody(JSON.stringify(ask.json))) as unknown,
      }),
    },
  };
}

async function guessUntilRefused(method: string, request: AccessRequest): Promise<HttpResponse[]> {
  const answers: HttpResponse[] = [];
  while (answers.length < MAX_WRONG_CALLS && answers.at(-1)?.status !== 429)
    answers.push(await send(method, withWrongToken(request)));
  return answers;
}

const codeOf = (answer: HttpResponse): string | undefined =>
  answer.status < 400 ? undefined : answer.json<{ code?: string }>().code;

it('knows every route that a link opens', () => {
  expect(routes).toContain('GET /api/Module/getModuleByToken/:id/:token');
  expect(routes).toContain('POST /api/Signatures/link/:token/:signatureId/sign');
  expect(routes).toContain('POST /api/Accounts/reset-password');
  expect(routes).toContain('POST /api/Notifications/unsubscribe/:token');
  expect(routes.length).toBeGreaterThan(20);
});

describe.each(routes)('%s', (name) => {
  it('refuses wrong links after thirty of them, and answers a valid one still', async () => {
    const [method = 'GET'] = name.split(' ');
    const row = rows.get(name);
    if (row === undefined) throw new Error(`${name} is not in the table of expected access`);
    const createRequest = ('doneRequest' in row ? row.doneRequest : undefined) ?? row.request;
    const request = await createRequest(cast);
    const wrong = await guessUntilRefused(method, request);
    expect(wrong.at(-1)?.status).toBe(429);
    const answer = await send(method, request);
    expect([answer.status, codeOf(answer)]).not.toEqual([429, 'too-many-attempts']);
    expect(codeOf(answer) ?? '').not.toMatch(/^link-/);
  }, 60_000);
});
