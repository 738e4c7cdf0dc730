/** @core */
import type { SaidDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { expectOk } from '../../../kit/dossier-flow.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { waitUntil } from '../../../kit/wait-until.js';
import {
  logInAs,
  createAccount,
  createMember,
  PASSWORD,
  sql,
} from '../../../kit/account-fixtures.js';

const NEW_PASSWORD = 'Tapparella-Verde-7';

const forgot = (email: unknown) => visitor().post('Accounts/forgot-password', { json: { email } });
const reset = (
  token: unknown,
  password: unknown = NEW_PASSWORD,
  confirmPassword: unknown = password,
) => visitor().post('Accounts/reset-password', { json: { token, password, confirmPassword } });
const check = (token: string) => visitor().post('Accounts/check-reset-link', { json: { token } });

/** Token of the latest link sent to an address. */
async function linkFor(email: string, count = 1): Promise<string> {
  const mail = (await mailbox().waitForCount(email, count)).at(-1);
  return /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is reset by the link in the e-mail, once, and every session ends', async () => {
    const me = await createMember({});
    const other = await logInAs(me);
    expect((await expectOk<SaidDto>(forgot(` ${me.email.toUpperCase()}`))).message).toMatch(
      /^Se l’indirizzo è registrato/,
    );
    const token = await linkFor(me.email);
    expect(
      JSON.stringify(await sql().rows('SELECT * FROM account_tokens WHERE account_id = ?', me.id)),
    ).not.toContain(token);
    expect((await check(token)).status).toBe(200);

    const done = await reset(token);
    expect(done.json<SaidDto>().message).toMatch(/^Password aggiornata/);
    // Known from now on: strangers who guess at the account do not make this device wait. But not logged in.
    expect(done.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'knownDevice',
    ]);
    for (const http of [me.http, other.http]) {
      expectProblem(await http.post('Accounts/refresh-token', { json: {}, token: null }), 401);
      expectProblem(await http.get('Accounts/sessions'), 401);
    }
    expectProblem(
      await visitor().post('Accounts/login', { json: { Email: me.email, Password: PASSWORD } }),
      401,
      'wrong-credentials',
    );
    await logInAs(me, NEW_PASSWORD);
    expectProblem(await reset(token, 'Altra-Password-9'), 400, 'link-invalid');
    expectProblem(await check(token), 400, 'link-invalid');
    expect((await mailbox().waitForCount(me.email, 2)).at(-1)?.subject).toBe(
      'La password è stata cambiata',
    );
  });

  it('works once, however many use the link at the same moment', async () => {
    const { email } = await createAccount({});
    await forgot(email);
    const token = await linkFor(email);
    const passwords = Array.from({ length: 6 }, (_, index) => `Contemporanea-${index}!`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const logins = await Promise.all(
      passwords.map((Password) =>
        visitor().post('Accounts/login', { json: { Email: email, Password } }),
      ),
    );
    expect(logins.map(({ status }) => status === 200)).toEqual(
      answers.map(({ status }) => status === 200),
    );
  });

  it('voids older links with a newer one, and forgets a link after its hour', async () => {
    const { id, email } = await createAccount({});
    await forgot(email);
    const first = await linkFor(email);
    await forgot(email);
    const second = await linkFor(email, 2);
    expect(second).not.toBe(first);
    expectProblem(await reset(first), 400, 'link-invalid');
    const [row] = await sql().rows<{ expires: string; created: string }>(
      'SELECT created, expires FROM account_tokens WHERE account_id = ? AND used IS NULL',
      id,
    );
    expect(Date.parse(row?.expires ?? '') - Date.parse(row?.created ?? '')).toBe(3_600_000);
    await sql().run(
      "UPDATE account_tokens SET expires = '2020-01-01 00:00:00.000' WHERE account_id = ?",
      id,
    );
    expectProblem(await reset(second), 400, 'link-invalid');
  });

  it('sends five e-mails an hour at most, however many are requested', async () => {
    const { email } = await createAccount({});
    for (let ask = 0; ask < 9; ask += 1) expect((await forgot(email)).status).toBe(200);
    await waitUntil(async () => {
      // Of this address alone: the portal is shared by all suites, and some leave mail that failed.
      const [left] = await sql().rows<{ n: number }>(
        "SELECT COUNT(*) AS n FROM outbox_jobs WHERE kind IN ('password-recovery', 'mail') AND status <> 'done' AND payload LIKE ?",
        `%${email}%`,
      );
      return Number(left?.n) === 0 ? true : null;
    }, 'everything asked for to be done');
    expect(await mailbox().listTo(email)).toHaveLength(5);
  });

  it('answers the same for an unknown address, and sends nothing there', async () => {
    const { email } = await createAccount({});
    const unknown = `ignoto.${email}`;
    const [a, b] = [await forgot(email), await forgot(unknown)];
    expect(b.text).toBe(a.text);
    expect([...b.headers.keys()].sort()).toEqual([...a.headers.keys()].sort());
    await linkFor(email);
    expect(await mailbox().listTo(unknown)).toEqual([]);
  });

  it('helps those in whose account waits for something else: to confirm it, or to complete it', async () => {
    const waiting = await createAccount({ isVerified: false });
    await forgot(waiting.email);
    expect((await mailbox().waitForCount(waiting.email)).at(-1)?.text).toContain('/verify-email/');
    const invited = await createAccount({ isVerified: false });
    await sql().run('UPDATE accounts SET password_hash = NULL WHERE id = ?', invited.id);
    await forgot(invited.email);
    expect((await mailbox().waitForCount(invited.email)).at(-1)?.text).toContain(
      '/terms-conditions/',
    );
  });

  it.each([
    ['nothing', '', 'Campo Obbligatorio!'],
    ['no address', 'mario', 'Inserire Email Valida'],
    ['an object', { $ne: '' }, 'Campo Obbligatorio!'],
    ['an endless one', `${'a'.repeat(300)}@b.it`, 'Inserire Email Valida'],
  ])('names the field for %s', async (_, email, message) => {
    expect(expectProblem(await forgot(email), 400).errors).toContainEqual({
      field: 'email',
      message,
    });
  });

  it.each([
    [
      'too short',
      'Corta-1',
      'Corta-1',
      'password',
      'La password deve essere composta da almeno 8 caratteri',
    ],
    ['missing', '', '', 'password', 'Campo obbligatorio!!'],
    [
      'different',
      NEW_PASSWORD,
      'Altra-Cosa-1',
      'confirmPassword',
      'Le password devono coincidere!!',
    ],
    [
      'among the commonest',
      'password123',
      'password123',
      'password',
      'Questa password è tra le più usate e si indovina subito: scegline un’altra.',
    ],
    ['no text', 12_345_678, 12_345_678, 'password', 'Deve essere un testo.'],
  ])(
    'refuses a password that is %s and leaves the link as it was',
    async (_, password, confirm, field, message) => {
      const { email } = await createAccount({});
      await forgot(email);
      const token = await linkFor(email);
      expect(
        expectProblem(await reset(token, password, confirm), 400, 'invalid-data').errors,
      ).toContainEqual({ field, message });
      expect((await reset(token)).status).toBe(200);
    },
  );

  it.each(['', 'x', 'y'.repeat(43), 'z'.repeat(400)])(
    'answers a problem to the invented link "%.10s"',
    async (token) => {
      expectProblem(await reset(token), 400, 'link-invalid');
    },
  );
});
