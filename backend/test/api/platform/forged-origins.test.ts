import { request } from 'node:http';
import type { NewClientLinkDto } from '@pratiche/api';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createAccount, createMember } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { save, type Member } from '../../kit/dossier-flow.js';
import { mailbox, portal } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createRegistration, createRegistrationForm } from '../../kit/registration-fixtures.js';

const EVIL = 'evil.test';
const FORGED = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'https',
  'x-forwarded-prefix': `//${EVIL}`,
  'x-original-host': EVIL,
  forwarded: `host=${EVIL};proto=https`,
  referer: `https://${EVIL}/`,
};

interface Forged {
  status: number;
  text: string;
}

/** With another `Host` than the one that is called, which `fetch` does not send. */
async function sendForged(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string | null } = {},
): Promise<Forged> {
  const payload = new Response(body instanceof FormData ? body : JSON.stringify(body ?? {}));
  const type =
    body instanceof FormData ? (payload.headers.get('content-type') ?? '') : 'application/json';
  const bytes = Buffer.from(await payload.arrayBuffer());
  return new Promise((resolve, reject) => {
    const headers = {
      ...FORGED,
      'content-type': type,
      'content-length': bytes.length,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const call = request(new URL(`/api/${path}`, portal().origin), {
      method,
      headers,
      agent: false,
    });
    call.on('error', reject).on('response', (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
    });
    call.end(bytes);
  });
}

const newAddress = () => `prova.${randomUUID().slice(0, 13)}@example.test`;

/** The first e-mail to an address, which has a link of a kind and none to another host. */
async function expectOwnLinks(email: string, link: RegExp): Promise<void> {
  const [mail] = await mailbox().waitForCount(email);
  const content = `${mail?.subject}\n${mail?.text}\n${mail?.html}`;
  expect(content).toMatch(link);
  expect(content).not.toContain(EVIL);
}

describe('a forged Host', () => {
  let me: Member;
  let admin: Member;
  let id: number;
  beforeAll(async () => {
    me = await createMember({});
    admin = await createMember({ role: 'Admin' });
    ({ id } = await save(me.http, ecobonusForm()));
  });

  it('is in no link for a new password', async () => {
    const { email } = await createAccount({});
    expect((await sendForged('POST', 'Accounts/forgot-password', { body: { email } })).status).toBe(
      200,
    );
    await expectOwnLinks(email, /\/reset-password\/[\w-]{43}/);
  });

  it('is in no link of a registration', async () => {
    const user = createRegistration();
    const body = createRegistrationForm(user);
    expect((await sendForged('POST', 'Accounts/register', { body })).status).toBe(200);
    await expectOwnLinks(user.email ?? '', /\/verify-email\/[\w-]{43}/);
  });

  it('is in no invitation', async () => {
    const { email, businessName, vat, firstName, lastName } = createRegistration();
    const body = { email, businessName, vat, firstName, lastName };
    const { token } = admin.http;
    expect((await sendForged('POST', 'Accounts/pre-create', { body, token })).status).toBe(200);
    await expectOwnLinks(email ?? '', /[?&]token=[\w-]{43}/);
  });

  it('is in no link of a customer', async () => {
    const email = newAddress();
    const { token } = me.http;
    const sent = await sendForged('GET', `Module/sendToClient/${id}?email=${email}`, { token });
    expect(sent.status).toBe(204);
    await expectOwnLinks(email, /\/edit-beneficiary\/\d+\/[\w-]{43}/);
    const made = await sendForged('POST', `Module/beneficiaryLink/${id}`, { token });
    expect(made.status).toBe(200);
    const { url } = JSON.parse(made.text) as NewClientLinkDto;
    expect(url).toMatch(/\/edit-beneficiary\/\d+\/[\w-]{43}/);
    expect(made.text).not.toContain(EVIL);
  });
});

describe('a page of another origin', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { origin: `https://${EVIL}`, 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { origin: `https://altro.${EVIL}`, 'sec-fetch-site': 'same-site' }],
    ['an older browser', { origin: `https://${EVIL}` }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('of %s neither renews nor ends a session', async (_, headers) => {
    const { http } = await createMember({});
    for (const path of ['Accounts/refresh-token', 'Accounts/logout']) {
      const refused = await http.post(path, { json: {}, headers });
      expectProblem(refused, 403, 'foreign-page');
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await http.get('Accounts/activity')).status).toBe(200);
    expect((await http.post('Accounts/refresh-token', { json: {} })).status).toBe(200);
  });
});
