import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { portal, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createRegistration, waitForMailToken } from '../../../kit/registration-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { sql } from '../../../kit/account-fixtures.js';
import {
  sendRegistration,
  logIn,
  verifyEmail,
  readAccountRows,
} from '../../../kit/registration-calls.js';

describe('what the link of the e-mail shows', () => {
  const check = (token: unknown) =>
    visitor().post('Accounts/check-verification', { json: { token } });
  const refuse = (token: unknown) =>
    visitor().post('Accounts/refuse-registration', { json: { token } });
  const registered = async (): Promise<{
    email: string;
    vat: string;
    token: string;
    id: number;
  }> => {
    const { email, vat, ...user } = createRegistration();
    await sendRegistration({ email, vat, ...user });
    const token = await waitForMailToken(email ?? '', 'verify-email');
    return {
      email: email ?? '',
      vat: vat ?? '',
      token,
      id: Number((await readAccountRows(email ?? ''))[0]?.['id']),
    };
  };

  it('is what would be confirmed, and however often it is asked for, nothing is', async () => {
    const { email, token } = await registered();
    for (let times = 0; times < 3; times += 1) {
      const answer = await check(token);
      expect(answer.json()).toEqual({
        email,
        businessName: 'Infissi Malaguti Srl',
        firstName: 'Ersilia',
        lastName: 'Malaguti',
        created: expect.stringMatching(/^\d{4}-.+Z$/),
      });
    }
    expectProblem(await logIn(email), 400, 'account-not-verified');
    expect((await verifyEmail(token)).status).toBe(200);
    expectProblem(await check(token), 400, 'link-invalid');
    expectProblem(await refuse(token), 400, 'link-invalid');
    expect((await logIn(email)).status).toBe(200);
  });

  it('can be refused by the owner: account, files and links go, address and company are free again', async () => {
    const { email, vat, token, id } = await registered();
    await visitor().post('Accounts/resend-verification', { json: { Email: email } });
    const second = await waitForMailToken(email, 'verify-email', 2);
    const keys = (
      await sql().rows<{ storage_key: string }>(
        'SELECT storage_key FROM account_files WHERE account_id = ?',
        id,
      )
    ).map(({ storage_key }) => storage_key);
    expect(keys).toHaveLength(3);
    const answers = await Promise.all([refuse(token), refuse(token), refuse(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expectProblem(await verifyEmail(second), 400, 'link-invalid');
    expectProblem(await logIn(email), 401);
    expect(await readAccountRows(email)).toEqual([]);
    const [left] = await sql().rows<Record<string, unknown>>(
      'SELECT * FROM accounts WHERE id = ?',
      id,
    );
    expect(JSON.stringify(left)).not.toMatch(/Malaguti|Ersilia|argon2/);
    expect(await sql().rows('SELECT id FROM account_files WHERE account_id = ?', id)).toEqual([]);
    await waitUntil(
      async () =>
        keys.some((key) => existsSync(join(portal().dataDir, 'files', key))) ? null : true,
      'the files to go',
    );
    expect(
      await sql().rows<{ action: string; actor_id: null }>(
        "SELECT action, actor_id FROM audit_entries WHERE subject_kind = 'account' AND subject_id = ?",
        String(id),
      ),
    ).toEqual([{ action: 'registration-refusal', actor_id: null }]);
    await sendRegistration(createRegistration({ email, vat }));
    expect((await verifyEmail(await waitForMailToken(email, 'verify-email', 3))).status).toBe(200);
  });

  it.each(['', 'x', 'x'.repeat(43)])('is nothing for %j', async (token) => {
    expectProblem(await check(token), 400, 'link-invalid');
    expectProblem(await refuse(token), 400, 'link-invalid');
  });
});
