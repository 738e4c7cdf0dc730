import { describe, expect, it } from '@jest/globals';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createRegistration, waitForMailToken } from '../../../kit/registration-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { sql } from '../../../kit/account-fixtures.js';
import { sendRegistration, verifyEmail } from '../../../kit/registration-calls.js';

describe('POST Accounts/verify-email', () => {
  it.each(['', 'x', 'x'.repeat(43), 'è'.repeat(43), 'x'.repeat(500)])(
    'refuses %j',
    async (token) => {
      expectProblem(await verifyEmail(token), 400);
    },
  );
  it.each([null, 7, {}, 'x'.repeat(501)])('refuses %j', async (token) => {
    expectProblem(await verifyEmail(token), 400, 'invalid-data');
  });

  it('refuses a link that is too old', async () => {
    const user = createRegistration();
    await sendRegistration(user);
    const token = await waitForMailToken(user.email ?? '', 'verify-email');
    await sql().run(
      "UPDATE account_tokens SET expires = '2020-01-01 00:00:00.000' WHERE account_id = (SELECT id FROM accounts WHERE email = ?)",
      user.email ?? '',
    );
    expectProblem(await verifyEmail(token), 400, 'link-invalid');
  });

  it('lets one of many uses at once through', async () => {
    const user = createRegistration();
    await sendRegistration(user);
    const token = await waitForMailToken(user.email ?? '', 'verify-email');
    const answers = await Promise.all(Array.from({ length: 8 }, () => verifyEmail(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 400, 400, 400, 400, 400, 400, 400,
    ]);
  });
});

describe('POST Accounts/resend-verification', () => {
  const resend = (Email: string) =>
    visitor().post('Accounts/resend-verification', { json: { Email } });

  it('sends another link, and answers a stranger the same', async () => {
    const user = createRegistration();
    await sendRegistration(user);
    await waitForMailToken(user.email ?? '', 'verify-email');
    const known = await resend(user.email ?? '');
    const unknown = await resend('mai.visto@example.test');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(
      (await verifyEmail(await waitForMailToken(user.email ?? '', 'verify-email', 2))).status,
    ).toBe(200);
    expect(await mailbox().listTo('mai.visto@example.test')).toEqual([]);
  });

  it('never has more than five links waiting', async () => {
    const user = createRegistration();
    await sendRegistration(user);
    await waitForMailToken(user.email ?? '', 'verify-email');
    await Promise.all(Array.from({ length: 10 }, () => resend(user.email ?? '')));
    await waitUntil(
      async () =>
        (
          await sql().rows(
            "SELECT id FROM outbox_jobs WHERE kind = 'verification-resend' AND status <> 'done'",
          )
        ).length === 0
          ? true
          : null,
      'all asked',
    );
    expect(
      await sql().rows(
        'SELECT id FROM account_tokens WHERE account_id = (SELECT id FROM accounts WHERE email = ?)',
        user.email ?? '',
      ),
    ).toHaveLength(5);
  });
});
