/** @core */
import type {
  RecoveryCodesDto,
  SessionUserDto,
  TwoFactorAccountDto,
  TwoFactorSecretDto,
  TwoFactorStateDto,
} from '@pratiche/api';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { expectOk, type Member } from '../../../kit/dossier-flow.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  totpCode,
  enrolTwoFactor,
  completeFirstStep,
  resetTotpStep,
} from '../../../kit/two-factor-fixtures.js';
import { createMember, PASSWORD, sql } from '../../../kit/account-fixtures.js';

const second = (ticket: string, code: string) =>
  visitor().post('Accounts/login-code', { json: { ticket, code } });
const stateOf = ({ http }: Member) => expectOk<TwoFactorStateDto>(http.get('Accounts/two-factor'));

/** Subjects of what these tests send: operators get the mails of registrations too. */
const ABOUT_ACCESS = /passaggi|codici|password/i;

let admin: Member;
beforeEach(async () => {
  admin = await createMember({ role: 'Admin' });
});

describe('the second step of the login', () => {
  it('is asked for once a first code was right, and lets in with the app’s code', async () => {
    expect(await stateOf(admin)).toEqual({
      isOn: false,
      isRequired: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    const begun = await expectOk<TwoFactorSecretDto>(
      admin.http.post('Accounts/two-factor/begin', { json: { password: PASSWORD } }),
    );
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Pratiche%20Infissi:.*secret=[A-Z2-7]+/);
    expectProblem(
      await admin.http.post('Accounts/two-factor/confirm', { json: { code: '000000' } }),
      400,
      'wrong-code',
    );
    const { email } = admin;
    expect(
      (
        await visitor().post('Accounts/login', { json: { Email: email, Password: PASSWORD } })
      ).json<SessionUserDto>().jwtToken,
    ).toBeDefined();

    const { recoveryCodes } = await expectOk<RecoveryCodesDto>(
      admin.http.post('Accounts/two-factor/confirm', {
        json: { code: await totpCode(begun.secret) },
      }),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await stateOf(admin)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect((await mailbox().waitForCount(email, 1, ABOUT_ACCESS)).at(-1)?.subject).toBe(
      'Accesso in due passaggi attivato',
    );
    const kept = JSON.stringify([
      await sql().rows('SELECT * FROM two_factors WHERE account_id = ?', admin.id),
      await sql().rows('SELECT * FROM recovery_codes WHERE account_id = ?', admin.id),
    ]);
    for (const secret of [
      begun.secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
    ])
      expect(kept).not.toContain(secret);

    const step = await visitor().post('Accounts/login', {
      json: { Email: email, Password: PASSWORD },
    });
    expect(Object.keys(step.json<object>())).toEqual(['secondStep']);
    expect(step.headers.getSetCookie()).toEqual([]);
    await resetTotpStep(admin.id);
    const answer = await second(await completeFirstStep(admin), await totpCode(begun.secret));
    expect(answer.json<SessionUserDto>()).toMatchObject({ id: admin.id, role: 'Admin' });
    expect(answer.headers.getSetCookie().join()).toContain('refreshToken=');
  });

  it.each([
    [-1, 200],
    [0, 200],
    [1, 200],
    [-2, 401],
    [2, 401],
    [20, 401],
  ])('takes a code %i half minutes off: %i', async (steps, status) => {
    const { secret } = await enrolTwoFactor(admin);
    const ticket = await completeFirstStep(admin);
    // Avoids the edge of a half minute, where the next code period would begin before the check.
    const left = 30_000 - (Date.now() % 30_000);
    if (left < 5_000)
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
    expect((await second(ticket, await totpCode(secret, steps))).status).toBe(status);
  });

  it('begun several times at once keeps one secret, one of those answered', async () => {
    const begun = await Promise.all(
      Array.from({ length: 4 }, () =>
        expectOk<TwoFactorSecretDto>(
          admin.http.post('Accounts/two-factor/begin', { json: { password: PASSWORD } }),
        ),
      ),
    );
    expect(
      await sql().rows('SELECT id FROM two_factors WHERE account_id = ?', admin.id),
    ).toHaveLength(1);
    const codes = await Promise.all(begun.map(({ secret }) => totpCode(secret)));
    const confirmed: number[] = [];
    for (const code of codes)
      confirmed.push(
        (await admin.http.post('Accounts/two-factor/confirm', { json: { code } })).status,
      );
    expect(confirmed.filter((status) => status < 300)).toHaveLength(1);
  });

  it('takes a code once, also from many at once', async () => {
    const { secret } = await enrolTwoFactor(admin);
    const code = await totpCode(secret);
    const ticket = await completeFirstStep(admin);
    const answers = await Promise.all(Array.from({ length: 5 }, () => second(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expectProblem(await second(ticket, code), 401, 'wrong-code');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const {
      recoveryCodes: [one = ''],
    } = await enrolTwoFactor(admin);
    const ticket = await completeFirstStep(admin);
    expect((await second(ticket, one.toLowerCase().replace('-', ' '))).status).toBe(200);
    expectProblem(await second(ticket, one), 401, 'wrong-code');
    expect((await stateOf(admin)).recoveryCodesLeft).toBe(9);
  });

  it('notifies the owner of wrong codes by one e-mail; a new password resets the count, so that the owner is not locked out', async () => {
    const { secret } = await enrolTwoFactor(admin);
    // Two workers may send two mails in either order.
    await mailbox().waitForCount(admin.email, 1, ABOUT_ACCESS);
    const ticket = await completeFirstStep(admin);
    const [before] = await sql().rows<{ id: number | null }>('SELECT MAX(id) AS id FROM attempts');
    for (let i = 0; i < 7; i += 1) expectProblem(await second(ticket, '000000'), 401, 'wrong-code');
    // As many as it takes to be made to wait.
    await sql().run(
      'UPDATE attempts SET count = 1000000 WHERE id > ? AND count = 7',
      before?.id ?? 0,
    );
    expectProblem(await second(ticket, await totpCode(secret)), 429, 'too-many-attempts');
    await mailbox().waitForCount(admin.email, 2, ABOUT_ACCESS);
    await expectOk(visitor().post('Accounts/forgot-password', { json: { email: admin.email } }));
    const mails = await mailbox().waitForCount(admin.email, 3, ABOUT_ACCESS);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Accesso in due passaggi attivato',
      'Codici di accesso non corretti',
      expect.stringContaining('password'),
    ]);
    const token = /reset-password\/([\w-]+)/.exec(mails[2]?.text ?? '')?.[1] ?? '';
    const password = 'Tapparella-Verde-7';
    await expectOk(
      visitor().post('Accounts/reset-password', {
        json: { token, password, confirmPassword: password },
      }),
    );
    expectProblem(await second(ticket, await totpCode(secret)), 401, 'login-step-over');
    expect(
      (await second(await completeFirstStep(admin, password), await totpCode(secret))).status,
    ).toBe(200);
  });

  it('opens nothing with the proof of the first step, and none with an invented or outdated one', async () => {
    const { secret } = await enrolTwoFactor(admin);
    const ticket = await completeFirstStep(admin);
    expectProblem(await visitor().get('Accounts/sessions', { token: ticket }), 401);
    for (const bad of ['', 'abc', admin.http.token ?? '', `${ticket}x`])
      expectProblem(await second(bad, await totpCode(secret)), 401, 'login-step-over');
    await sql().run("UPDATE accounts SET password_hash = 'changed' WHERE id = ?", admin.id);
    expectProblem(await second(ticket, await totpCode(secret)), 401, 'login-step-over');
  });

  it('is turned off with password and code alone', async () => {
    const { secret } = await enrolTwoFactor(admin);
    const off = (password: string, code: string) =>
      admin.http.post('Accounts/two-factor/disable', { json: { password, code } });
    expectProblem(await off('Sbagliata-2026!', await totpCode(secret)), 400, 'wrong-password');
    expectProblem(await off(PASSWORD, '000000'), 400, 'wrong-code');
    expect((await stateOf(admin)).isOn).toBe(true);
    expect((await off(PASSWORD, await totpCode(secret))).status).toBe(204);
    expect(await stateOf(admin)).toEqual({
      isOn: false,
      isRequired: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    expect(
      (
        await visitor().post('Accounts/login', { json: { Email: admin.email, Password: PASSWORD } })
      ).json<SessionUserDto>().id,
    ).toBe(admin.id);
  });

  it('cannot be begun without the password, nor while it is on', async () => {
    expectProblem(
      await admin.http.post('Accounts/two-factor/begin', { json: { password: 'Sbagliata-2026!' } }),
      400,
      'wrong-password',
    );
    expectProblem(
      await admin.http.post('Accounts/two-factor/confirm', { json: { code: '123456' } }),
      409,
    );
    await enrolTwoFactor(admin);
    expectProblem(
      await admin.http.post('Accounts/two-factor/begin', { json: { password: PASSWORD } }),
      409,
      'two-factor-on',
    );
  });

  it('gets new recovery codes in the place of the old ones', async () => {
    const {
      recoveryCodes: [old = ''],
      secret,
    } = await enrolTwoFactor(admin);
    const { recoveryCodes } = await expectOk<RecoveryCodesDto>(
      admin.http.post('Accounts/two-factor/recovery-codes', {
        json: { password: PASSWORD, code: await totpCode(secret) },
      }),
    );
    const ticket = await completeFirstStep(admin);
    expectProblem(await second(ticket, old), 401, 'wrong-code');
    expect((await second(ticket, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('is taken away from a colleague by a SuperAdmin, who ends the sessions with it', async () => {
    await enrolTwoFactor(admin);
    const boss = await createMember({ role: 'SuperAdmin' });
    expect(
      (await expectOk<TwoFactorAccountDto[]>(boss.http.get('Accounts/two-factor/accounts'))).map(
        ({ id }) => id,
      ),
    ).toContain(admin.id);
    expect(
      (await boss.http.post(`Accounts/two-factor/reset/${admin.id}`, { json: {} })).status,
    ).toBe(204);
    expectProblem(await admin.http.get('Accounts/two-factor'), 401);
    expect(
      (
        await visitor().post('Accounts/login', { json: { Email: admin.email, Password: PASSWORD } })
      ).json<SessionUserDto>().id,
    ).toBe(admin.id);
    expectProblem(await boss.http.post(`Accounts/two-factor/reset/${admin.id}`, { json: {} }), 404);
    await enrolTwoFactor(boss);
    expectProblem(await boss.http.post(`Accounts/two-factor/reset/${boss.id}`, { json: {} }), 409);
  });
});
