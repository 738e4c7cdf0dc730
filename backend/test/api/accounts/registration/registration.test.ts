import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { mailbox, portal, visitor } from '../../../kit/portal.js';
import { pdfText } from '../../../kit/pdf-text.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  invalidTaxCode,
  GOOD_FILES,
  createRegistration,
  REGISTRATION_PASSWORD,
  createRegistrationForm,
  waitForMailToken,
} from '../../../kit/registration-fixtures.js';
import { changeSetting } from '../../../kit/settings-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

const register = (user: unknown, files?: Parameters<typeof createRegistrationForm>[1]) =>
  visitor().post('Accounts/register', { form: createRegistrationForm(user, files) });
const login = (Email: string, Password = REGISTRATION_PASSWORD) =>
  visitor().post('Accounts/login', { json: { Email, Password } });
const verify = (token: unknown) => visitor().post('Accounts/verify-email', { json: { token } });
const rowsOf = (email: string) =>
  sql().rows<Record<string, unknown>>('SELECT * FROM accounts WHERE email = ?', email);
const requests = async () =>
  Number(
    (await sql().rows<{ n: number }>('SELECT COUNT(*) AS n FROM registration_requests'))[0]?.n,
  );
const settled = () =>
  waitUntil(async () => ((await requests()) === 0 ? true : null), 'all registrations decided');

describe('POST Accounts/register', () => {
  it('opens an account that its owner confirms by the e-mail’s own link, once', async () => {
    const user = createRegistration();
    const email = user.email ?? '';
    const answer = await register(user);
    expect([answer.text, answer.status]).toEqual([answer.text, 200]);
    expect(answer.json()).toEqual({
      message: 'Registrazione completata! Controlla la tua mail per confermare la registrazione',
    });

    const token = await waitForMailToken(email, 'verify-email');
    const [row] = await rowsOf(email);
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

    expectProblem(await login(email), 400, 'account-not-verified');
    expect((await verify(token)).status).toBe(200);
    const session = await login(email);
    expect(session.status).toBe(200);
    expect(session.json()).toMatchObject({ role: 'User', isContractVerified: false });
    expectProblem(await verify(token), 400, 'link-invalid');
  });

  it('answers a known address as it does a new one, and writes to its owner alone', async () => {
    const user = createRegistration();
    const email = user.email ?? '';
    const first = await register(user);
    await verify(await waitForMailToken(email, 'verify-email'));
    const again = await register(
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
    expect(await rowsOf(email)).toHaveLength(1);
    expect((await login(email)).status).toBe(200);
    expectProblem(await login(email, 'Altra-Password-9'), 401);
  });

  it('sends another link where the first one was not opened; the password stays the first', async () => {
    const user = createRegistration();
    const email = user.email ?? '';
    await register(user);
    await waitForMailToken(email, 'verify-email');
    await register({ ...user, password: 'Altra-Password-9', confirmPassword: 'Altra-Password-9' });
    expect((await verify(await waitForMailToken(email, 'verify-email', 2))).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    expectProblem(await login(email, 'Altra-Password-9'), 401);
  });

  it('answers a known company like a new one, notifies the back office, and says to the applicant only that there is a check', async () => {
    const clerk = await createMember({ role: 'Admin' });
    const first = createRegistration();
    const answered = await register(first);
    await waitForMailToken(first.email ?? '', 'verify-email');
    const second = createRegistration({ vat: first.vat });
    const answer = await register(second);
    expect([answer.status, answer.text]).toEqual([answered.status, answered.text]);
    const [mail] = await mailbox().waitForCount(second.email ?? '');
    expect(mail?.subject).toBe('Registrazione ricevuta: serve un controllo');
    expect(mail?.text).not.toMatch(/già registrat/);
    // The back office also receives messages about other registrations meanwhile.
    await waitUntil(
      async () =>
        (await mailbox().listTo(clerk.email)).find(({ text }) =>
          text?.includes(second.email ?? ''),
        ) ?? null,
      'word to the back office',
    );
    expect(await rowsOf(second.email ?? '')).toEqual([]);
    await settled();
  });

  it('opens one account of two at once for the same company, and for the same address', async () => {
    const { vat } = createRegistration();
    const rivals = [
      createRegistration({ vat }),
      createRegistration({ vat }),
      createRegistration({ vat }),
    ];
    await Promise.all(rivals.map((user) => register(user)));
    const { email } = createRegistration();
    await Promise.all([1, 2, 3].map(() => register(createRegistration({ email }))));
    await settled();
    expect(await sql().rows('SELECT id FROM accounts WHERE vat = ?', vat ?? '')).toHaveLength(1);
    expect(await rowsOf(email ?? '')).toHaveLength(1);
  });

  it('gives way to a new registration when the old one was not confirmed in time', async () => {
    const old = createRegistration();
    await register(old);
    await waitForMailToken(old.email ?? '', 'verify-email');
    await sql().run(
      "UPDATE account_tokens SET expires = '2020-01-01 00:00:00.000' WHERE account_id = (SELECT id FROM accounts WHERE email = ?)",
      old.email ?? '',
    );
    const company = createRegistration({ vat: old.vat });
    await register(company);
    expect((await verify(await waitForMailToken(company.email ?? '', 'verify-email'))).status).toBe(
      200,
    );
    const address = createRegistration({
      email: old.email,
      password: 'Altra-Password-9',
      confirmPassword: 'Altra-Password-9',
    });
    await register(address);
    expect((await verify(await waitForMailToken(old.email ?? '', 'verify-email', 2))).status).toBe(
      200,
    );
    expect((await login(old.email ?? '', 'Altra-Password-9')).status).toBe(200);
    expect((await rowsOf(old.email ?? ''))[0]).toMatchObject({ vat: address.vat });
  });

  it('cannot be used to take over another identity', async () => {
    const user = createRegistration();
    await register({
      ...user,
      role: 'SuperAdmin',
      id: 1,
      emailVerified: true,
      contractVerified: true,
      isContractVerified: true,
    });
    await waitForMailToken(user.email ?? '', 'verify-email');
    expect((await rowsOf(user.email ?? ''))[0]).toMatchObject({
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
    const problem = expectProblem(await register(user), 400, 'invalid-data');
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
          'La partita IVA non supera il controllo della cifra finale: ricontrollare se è corretta.',
      },
      {
        field: 'attorneySSN',
        message:
          'Il codice fiscale non supera il controllo della lettera finale: ricontrollare se è corretto.',
      },
      { field: 'privacyAndConditionsAccepted', message: 'Campo Obbligatorio!' },
    ]);
  });

  it.each(['ciFront', 'ciRear', 'contract'] as const)('asks for %s', async (missing) => {
    const { [missing]: _, ...rest } = GOOD_FILES;
    const problem = expectProblem(await register(createRegistration(), rest), 400, 'invalid-data');
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
    expectProblem(await register(user), 400, 'invalid-data');
  });
});

describe('POST Accounts/verify-email', () => {
  it.each(['', 'x', 'x'.repeat(43), 'è'.repeat(43), 'x'.repeat(500)])(
    'refuses %j',
    async (token) => {
      expectProblem(await verify(token), 400);
    },
  );
  it.each([null, 7, {}, 'x'.repeat(501)])('refuses %j', async (token) => {
    expectProblem(await verify(token), 400, 'invalid-data');
  });

  it('refuses a link that is too old', async () => {
    const user = createRegistration();
    await register(user);
    const token = await waitForMailToken(user.email ?? '', 'verify-email');
    await sql().run(
      "UPDATE account_tokens SET expires = '2020-01-01 00:00:00.000' WHERE account_id = (SELECT id FROM accounts WHERE email = ?)",
      user.email ?? '',
    );
    expectProblem(await verify(token), 400, 'link-invalid');
  });

  it('lets one of many uses at once through', async () => {
    const user = createRegistration();
    await register(user);
    const token = await waitForMailToken(user.email ?? '', 'verify-email');
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 400, 400, 400, 400, 400, 400, 400,
    ]);
  });
});

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
    await register({ email, vat, ...user });
    const token = await waitForMailToken(email ?? '', 'verify-email');
    return {
      email: email ?? '',
      vat: vat ?? '',
      token,
      id: Number((await rowsOf(email ?? ''))[0]?.['id']),
    };
  };

  it('is what would be confirmed, and however often it is asked for, nothing is', async () => {
    const { email, token } = await registered();
    for (let times = 0; times < 3; times += 1) {
      const answer = await check(token);
      expect(answer.json()).toEqual({
        businessName: 'Infissi Malaguti Srl',
        firstName: 'Ersilia',
        lastName: 'Malaguti',
        created: expect.stringMatching(/^\d{4}-.+Z$/),
      });
    }
    expectProblem(await login(email), 400, 'account-not-verified');
    expect((await verify(token)).status).toBe(200);
    expectProblem(await check(token), 400, 'link-invalid');
    expectProblem(await refuse(token), 400, 'link-invalid');
    expect((await login(email)).status).toBe(200);
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
    expectProblem(await verify(second), 400, 'link-invalid');
    expectProblem(await login(email), 401);
    expect(await rowsOf(email)).toEqual([]);
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
    await register(createRegistration({ email, vat }));
    expect((await verify(await waitForMailToken(email, 'verify-email', 3))).status).toBe(200);
  });

  it.each(['', 'x', 'x'.repeat(43)])('is nothing for %j', async (token) => {
    expectProblem(await check(token), 400, 'link-invalid');
    expectProblem(await refuse(token), 400, 'link-invalid');
  });
});

describe('POST Accounts/resend-verification', () => {
  const resend = (Email: string) =>
    visitor().post('Accounts/resend-verification', { json: { Email } });

  it('sends another link, and answers a stranger the same', async () => {
    const user = createRegistration();
    await register(user);
    await waitForMailToken(user.email ?? '', 'verify-email');
    const known = await resend(user.email ?? '');
    const unknown = await resend('mai.visto@example.test');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect((await verify(await waitForMailToken(user.email ?? '', 'verify-email', 2))).status).toBe(
      200,
    );
    expect(await mailbox().listTo('mai.visto@example.test')).toEqual([]);
  });

  it('never has more than five links waiting', async () => {
    const user = createRegistration();
    await register(user);
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

describe('POST Accounts/download-contract', () => {
  const contract = (json: unknown) => visitor().post('Accounts/download-contract', { json });
  let pdfAnswer: Awaited<ReturnType<typeof contract>>;
  beforeAll(async () => {
    pdfAnswer = await contract(createRegistration());
  });

  it('answers a PDF named in the content-disposition header', () => {
    expect(pdfAnswer.status).toBe(200);
    expect(pdfAnswer.headers.get('content-type')).toBe('application/pdf');
    expect(pdfAnswer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Lettera-di-conferimento-incarico-Infissi-Malaguti-Srl\.pdf"/,
    );
    expect(pdfAnswer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
  it('names who offers the service, as the back office keeps it', async () => {
    const boss = await createMember({ role: 'SuperAdmin' });
    await changeSetting(boss, 'provider', {
      name: 'Fornitore di prova Srl',
      address: 'Via Prova 1, Cuneo',
      vat: '98765432103',
      pec: 'prova@pec.example',
    });
    const text = pdfText((await contract({})).bytes);
    for (const part of [
      'Fornitore di prova Srl',
      'Via Prova 1, Cuneo',
      '98765432103',
      'prova@pec.example',
    ])
      expect(text).toContain(part);
  });
  it('takes what is there so far', async () => {
    expect((await contract({})).status).toBe(200);
  });
  it.each([
    null,
    [],
    7,
    { businessName: 7 },
    { businessName: 'x'.repeat(400) },
    { businessName: 'a\u202eb' },
  ])('refuses %j', async (json) => {
    expectProblem(await contract(json), 400);
  });
});
