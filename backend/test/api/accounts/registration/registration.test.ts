/** @core */
import { describe, expect, it } from '@jest/globals';
import { mailbox } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  invalidTaxCode,
  GOOD_FILES,
  createRegistration,
  REGISTRATION_PASSWORD,
  waitForMailToken,
} from '../../../kit/registration-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import {
  sendRegistration,
  logIn,
  verifyEmail,
  readAccountRows,
} from '../../../kit/registration-calls.js';

const requests = async () =>
  Number(
    (
      await sql().rows<{ n: number }>(
        'SELECT COUNT(*) AS n FROM registration_requests WHERE held IS NULL',
      )
    )[0]?.n,
  );
const settled = () =>
  waitUntil(async () => ((await requests()) === 0 ? true : null), 'all registrations decided');

describe('POST Accounts/register', () => {
  it('opens an account that its owner confirms by the e-mail’s own link, once', async () => {
    const user = createRegistration();
    const email = user.email ?? '';
    const answer = await sendRegistration(user);
    expect([answer.text, answer.status]).toEqual([answer.text, 200]);
    expect(answer.json()).toEqual({
      message: 'Registrazione completata! Controlla la tua mail per confermare la registrazione',
    });

    const token = await waitForMailToken(email, 'verify-email');
    const [row] = await readAccountRows(email);
    expect(row).toMatchObject({
      role: 'User',
      email_verified: 0,
      contract_verified: 0,
      vat: user.vat,
      attorney_ssn: user.attorneySSN,
      region: 'Emilia-Romagna',
    });
    expect(JSON.stringify(row)).not.toContain(REGISTRATION_PASSWORD);
    const stored = await sql().rows<{ token_hash: string }>(
      'SELECT token_hash FROM account_tokens WHERE account_id = ?',
      Number(row?.['id']),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    const files = await sql().rows<{ purpose: string; size: number; file_name: string }>(
      'SELECT purpose, size, file_name FROM account_files WHERE account_id = ? ORDER BY purpose',
      Number(row?.['id']),
    );
    expect(files.map(({ purpose, size, file_name }) => [purpose, Number(size), file_name])).toEqual(
      (['ciFront', 'ciRear', 'contract'] as const).map((name) => [
        name,
        GOOD_FILES[name].bytes.length,
        GOOD_FILES[name].name,
      ]),
    );

    expectProblem(await logIn(email), 400, 'account-not-verified');
    expect((await verifyEmail(token)).status).toBe(200);
    const session = await logIn(email);
    expect(session.status).toBe(200);
    expect(session.json()).toMatchObject({ role: 'User', isContractVerified: false });
    expectProblem(await verifyEmail(token), 400, 'link-invalid');
  });

  it('answers a known address as it does a new one, and writes to its owner alone', async () => {
    const user = createRegistration();
    const email = user.email ?? '';
    const first = await sendRegistration(user);
    await verifyEmail(await waitForMailToken(email, 'verify-email'));
    const again = await sendRegistration(
      createRegistration({
        email: email.toUpperCase(),
        password: 'Altra-Password-9',
        confirmPassword: 'Altra-Password-9',
      }),
    );
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect([...again.headers.keys()].sort()).toEqual([...first.headers.keys()].sort());
    const mails = await mailbox().waitForCount(email, 2);
    expect(mails.at(-1)?.subject).toBe('Tentativo di registrazione con questo indirizzo');
    expect(await readAccountRows(email)).toHaveLength(1);
    expect((await logIn(email)).status).toBe(200);
    expectProblem(await logIn(email, 'Altra-Password-9'), 401);
  });

  it('sends another link where the first one was not opened; the password stays the first', async () => {
    const user = createRegistration();
    const email = user.email ?? '';
    await sendRegistration(user);
    await waitForMailToken(email, 'verify-email');
    await sendRegistration({
      ...user,
      password: 'Altra-Password-9',
      confirmPassword: 'Altra-Password-9',
    });
    expect((await verifyEmail(await waitForMailToken(email, 'verify-email', 2))).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    expectProblem(await logIn(email, 'Altra-Password-9'), 401);
  });

  it('answers a known company like a new one, and tells the back office about each applicant', async () => {
    const clerk = await createMember({ role: 'Admin' });
    const first = createRegistration();
    const answered = await sendRegistration(first);
    await verifyEmail(await waitForMailToken(first.email ?? '', 'verify-email'));
    for (const second of [1, 2].map(() => createRegistration({ vat: first.vat }))) {
      const answer = await sendRegistration(second);
      expect([answer.status, answer.text]).toEqual([answered.status, answered.text]);
      const [mail] = await mailbox().waitForCount(second.email ?? '');
      expect(mail?.subject).toBe('Registrazione ricevuta: serve un controllo');
      expect(mail?.text).toContain('l’assistenza è stata avvisata');
      expect(mail?.text).not.toMatch(/già registrat/);
      // The back office also receives messages about other registrations meanwhile.
      await waitUntil(
        async () =>
          (await mailbox().listTo(clerk.email)).find(({ text }) =>
            text?.includes(second.email ?? ''),
          ) ?? null,
        'word to the back office',
      );
      expect(await readAccountRows(second.email ?? '')).toEqual([]);
    }
    await settled();
  });

  it('opens one account of two at once for the same company, and for the same address', async () => {
    const { vat } = createRegistration();
    const rivals = [
      createRegistration({ vat }),
      createRegistration({ vat }),
      createRegistration({ vat }),
    ];
    await Promise.all(rivals.map((user) => sendRegistration(user)));
    const { email } = createRegistration();
    await Promise.all([1, 2, 3].map(() => sendRegistration(createRegistration({ email }))));
    await settled();
    expect(await sql().rows('SELECT id FROM accounts WHERE vat = ?', vat ?? '')).toHaveLength(1);
    expect(await readAccountRows(email ?? '')).toHaveLength(1);
    // The others wait for an operator.
    const held = await sql().rows<{ id: number }>(
      'SELECT id FROM registration_requests WHERE vat = ?',
      vat ?? '',
    );
    expect(held).toHaveLength(2);
    const clerk = await createMember({ role: 'Admin' });
    for (const { id } of held)
      await clerk.http.post(`Accounts/held-registrations/${id}/keep-first`);
  });

  it('gives way to a new registration when the old one was not confirmed in time', async () => {
    const old = createRegistration();
    await sendRegistration(old);
    await waitForMailToken(old.email ?? '', 'verify-email');
    await sql().run(
      "UPDATE account_tokens SET expires = '2020-01-01 00:00:00.000' WHERE account_id = (SELECT id FROM accounts WHERE email = ?)",
      old.email ?? '',
    );
    const company = createRegistration({ vat: old.vat });
    await sendRegistration(company);
    expect(
      (await verifyEmail(await waitForMailToken(company.email ?? '', 'verify-email'))).status,
    ).toBe(200);
    const address = createRegistration({
      email: old.email,
      password: 'Altra-Password-9',
      confirmPassword: 'Altra-Password-9',
    });
    await sendRegistration(address);
    expect(
      (await verifyEmail(await waitForMailToken(old.email ?? '', 'verify-email', 2))).status,
    ).toBe(200);
    expect((await logIn(old.email ?? '', 'Altra-Password-9')).status).toBe(200);
    expect((await readAccountRows(old.email ?? ''))[0]).toMatchObject({ vat: address.vat });
  });

  it('cannot be used to take over another identity', async () => {
    const user = createRegistration();
    await sendRegistration({
      ...user,
      role: 'SuperAdmin',
      id: 1,
      emailVerified: true,
      contractVerified: true,
      isContractVerified: true,
    });
    await waitForMailToken(user.email ?? '', 'verify-email');
    expect((await readAccountRows(user.email ?? ''))[0]).toMatchObject({
      role: 'User',
      email_verified: 0,
      contract_verified: 0,
    });
  });

  it('names every field that is wrong, with the screen’s own messages', async () => {
    const good = createRegistration();
    const user = {
      ...good,
      email: 'x',
      vat: '12345678904',
      attorneySSN: invalidTaxCode(good.attorneySSN ?? ''),
      phone: '1',
      password: 'corta',
      confirmPassword: 'altra',
      privacyAndConditionsAccepted: false,
    };
    const problem = expectProblem(await sendRegistration(user), 400, 'invalid-data');
    expect(problem.errors).toEqual([
      { field: 'email', message: 'Inserire Email Valida' },
      { field: 'phone', message: 'Inserire numero di telefono valido.' },
      {
        field: 'password',
        message: 'La password deve essere composta da almeno 8 caratteri',
      },
      { field: 'confirmPassword', message: 'Le password devono coincidere' },
      {
        field: 'vat',
        message:
          'La partita IVA non supera il controllo della cifra finale: ricontrolla se è corretta.',
      },
      {
        field: 'attorneySSN',
        message:
          'Il codice fiscale non supera il controllo della lettera finale: ricontrolla se è corretto.',
      },
      { field: 'privacyAndConditionsAccepted', message: 'Campo Obbligatorio!' },
    ]);
  });

  it.each(['ciFront', 'ciRear', 'contract'] as const)('asks for %s', async (missing) => {
    const { [missing]: _, ...rest } = GOOD_FILES;
    const problem = expectProblem(
      await sendRegistration(createRegistration(), rest),
      400,
      'invalid-data',
    );
    expect(problem.errors).toEqual([{ field: missing, message: 'Caricare documento!' }]);
  });

  it.each([
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{"email":{"$ne":1}}',
    '{"privacyAndConditionsAccepted":"si"}',
    `{"firstName":"${'x'.repeat(5000)}"}`,
  ])('refuses the data %s', async (user) => {
    expectProblem(await sendRegistration(user), 400, 'invalid-data');
  });
});
