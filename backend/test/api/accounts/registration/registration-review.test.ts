import type { AccountDto, PrecreatedDto, SessionUserDto, TermsAccountDto } from '@pratiche/api';
import { CONTRACT_TEXTS } from '@pratiche/domain/settings';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectOk, createReadyDossier, type Member } from '../../../kit/dossier-flow.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  GOOD_FILES,
  createRegistration,
  REGISTRATION_PASSWORD,
  createRegistrationForm,
  waitForMailToken,
} from '../../../kit/registration-fixtures.js';
import {
  addContract,
  createAccount,
  createMember,
  logInAs,
  sql,
} from '../../../kit/account-fixtures.js';

let admin: Member;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
});

const TERMS_FILES = { ciFront: GOOD_FILES.ciFront, ciRear: GOOD_FILES.ciRear };
const login = (Email: string, Password = REGISTRATION_PASSWORD) =>
  visitor().post('Accounts/login', { json: { Email, Password } });
const noted = (id: number) =>
  sql().rows<{ action: string }>(
    'SELECT action FROM audit_entries WHERE subject_kind = ? AND subject_id = ?',
    'account',
    String(id),
  );

describe('verification by hand', () => {
  it('confirms an address, and ends its links', async () => {
    const { id, email } = await createAccount({ isVerified: false });
    const account = await expectOk<AccountDto>(
      admin.http.post(`Accounts/verify-email-account/${id}`),
    );
    expect(account).toMatchObject({ id, isVerified: true });
    expect((await logInAs({ id, email })).id).toBe(id);
    await expectOk(admin.http.post(`Accounts/verify-email-account/${id}`));
    expect(await noted(id)).toEqual([{ action: 'email-verification' }]);
  });

  it('opens the portal, and says so by one e-mail', async () => {
    const login = await createAccount({ isContractVerified: false });
    const fitter = await logInAs(login);
    expectProblem(await fitter.http.get('Module/count'), 403);
    expectProblem(
      await admin.http.post(`Accounts/verify-contract-account/${login.id}`),
      409,
      'contract-not-in-review',
    );
    await addContract(login.id);
    const account = await expectOk<AccountDto>(
      admin.http.post(`Accounts/verify-contract-account/${login.id}`),
    );
    expect(account).toMatchObject({ isContractVerified: true, sellerContractVerified: true });
    await expectOk(admin.http.post(`Accounts/verify-contract-account/${login.id}`));
    expect((await mailbox().waitForCount(login.email)).map(({ subject }) => subject)).toEqual([
      'Contratto verificato: il portale è attivo',
    ]);
    expect(await noted(login.id)).toEqual([{ action: 'contract-verification' }]);
    // The access token of before, which says that the contract is not verified.
    expect((await fitter.http.get('Module/count')).status).toBe(200);
    expect((await (await logInAs(login)).http.get('Module/count')).status).toBe(200);
  });

  it('is withdrawn by a SuperAdmin: active sessions end, no e-mail is sent, and it can be granted again', async () => {
    const boss = await createMember({ role: 'SuperAdmin' });
    const given = await createAccount({ packages: [{ credits: 20 }] });
    const fitter = await logInAs(given);
    const { id: dossier } = await createReadyDossier(fitter);
    const revoke = (json: unknown, member = boss) =>
      member.http.post(`Accounts/revoke-contract/${given.id}`, { json });
    expectProblem(await revoke({ reason: 'ended' }, admin), 403);
    for (const wrong of [
      {},
      { reason: 'x' },
      { reason: 'ended', note: 'a\u202Eb' },
      { reason: 'ended', note: 'x'.repeat(501) },
    ])
      expectProblem(await revoke(wrong), 400, 'invalid-data');
    expect((await fitter.http.get('Module/count')).status).toBe(200);

    expect(
      await expectOk<AccountDto>(
        revoke({ reason: 'identity', note: 'Inviare un documento valido.' }),
      ),
    ).toMatchObject({ isContractVerified: false });
    await expectOk(revoke({ reason: 'ended' }));
    expectProblem(await fitter.http.get('Module/count'), 401);
    expectProblem(await fitter.http.post('Accounts/refresh-token', { json: {} }), 401);
    expectProblem(await (await logInAs(given)).http.post(`Module/send/${dossier}`), 403);
    const [mail] = await mailbox().waitForCount(given.email);
    expect(mail?.subject).toBe('Contratto da verificare di nuovo');
    expect(mail?.text).toContain('Documento d’identità scaduto o non leggibile');
    expect(mail?.text).toContain('Inviare un documento valido.');
    expect(
      await sql().rows(
        'SELECT action, details FROM audit_entries WHERE subject_kind = ? AND subject_id = ?',
        'account',
        String(given.id),
      ),
    ).toEqual([{ action: 'contract-revocation', details: '{"reason":"identity"}' }]);
    expectProblem(
      await boss.http.post('Accounts/revoke-contract/999999999', { json: { reason: 'ended' } }),
      404,
    );

    await addContract(given.id);
    await expectOk(admin.http.post(`Accounts/verify-contract-account/${given.id}`));
    const again = await logInAs(given);
    // A token that outlived the verification sends nothing either.
    await sql().run('UPDATE accounts SET contract_verified = 0 WHERE id = ?', given.id);
    expectProblem(await again.http.post(`Module/send/${dossier}`), 403, 'contract-not-verified');
    await sql().run('UPDATE accounts SET contract_verified = 1 WHERE id = ?', given.id);
    expect((await again.http.post(`Module/send/${dossier}`)).status).toBe(200);
  });

  it.each(['verify-email-account', 'verify-contract-account'])(
    '%s knows accounts alone',
    async (call) => {
      for (const id of ['0', '-1', 'abc', '999999999', '99999999999999999999'])
        expectProblem(await admin.http.post(`Accounts/${call}/${id}`), 404);
    },
  );
});

describe('a pre-created account', () => {
  const wish = (change = {}) => {
    const { email, businessName, vat, firstName, lastName } = createRegistration(change);
    return { email, businessName, vat, firstName, lastName };
  };
  const precreate = (json: unknown) => admin.http.post('Accounts/pre-create', { json });
  const terms = (userId: number, token: string, change = {}) => ({
    ...createRegistration(),
    userId,
    token,
    ...change,
  });
  const complete = (
    user: unknown,
    files: Parameters<typeof createRegistrationForm>[1] = TERMS_FILES,
  ) =>
    visitor().post('Accounts/update-terms-and-conds', {
      form: createRegistrationForm(user, files),
    });
  const check = (json: unknown) => visitor().post('Accounts/check-terms-link', { json });

  it('is completed by its owner through the link in the invitation, once', async () => {
    const { id, email } = await expectOk<PrecreatedDto>(precreate(wish()));
    const token = await waitForMailToken(email, 'terms');
    expect((await mailbox().listTo(email))[0]?.text).toContain(
      `/terms-conditions/${id}?account=${encodeURIComponent(email)}&token=`,
    );
    expectProblem(await login(email), 401);
    expect(await expectOk<TermsAccountDto>(check({ userId: id, token }))).toMatchObject({
      email,
      businessName: 'Infissi Malaguti Srl',
    });
    const paper = await visitor().post('Accounts/download-terms', { json: { userId: id, token } });
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    const answer = await complete(
      terms(id, token, {
        attorneyFirstName: 'Ermete',
        role: 'SuperAdmin',
        vat: '12345678903',
        sponsor: 'Fiera 2026',
      }),
    );
    expect([answer.text, answer.status]).toEqual([answer.text, 200]);
    const user = (await login(email)).json<SessionUserDto>();
    expect(user).toMatchObject({ id, role: 'User', isContractVerified: false });
    const account = await expectOk<AccountDto>(admin.http.get(`Accounts/${id}`));
    expect(account).toMatchObject({
      isVerified: true,
      attorneyFirstName: 'Ermete',
      sponsor: 'Fiera 2026',
      termsEdition: CONTRACT_TEXTS.edition,
      termsAccepted: expect.stringMatching(/^2.*Z$/),
    });
    expect(account.vat).not.toBe('12345678903');
    expectProblem(await complete(terms(id, token)), 400, 'link-invalid');
    expectProblem(await check({ userId: id, token }), 400, 'link-invalid');
  });

  it('gets another link as long as it is not complete, and none afterwards', async () => {
    const asked = wish();
    const { id, email } = await expectOk<PrecreatedDto>(precreate(asked));
    // Two workers may send two mails in either order.
    await waitForMailToken(email, 'terms');
    expect(await expectOk<PrecreatedDto>(precreate(asked))).toEqual({ id, email });
    const token = await waitForMailToken(email, 'terms', 2);
    expect((await complete(terms(id, token))).status).toBe(200);
    expectProblem(await precreate(asked), 409, 'email-taken');
  });

  it('for a company that has one is refused with the account’s number, unless a second one is meant; a buyer shares the number', async () => {
    const first = wish();
    const { id } = await expectOk<PrecreatedDto>(precreate(first));
    const again = () => ({ ...wish(), vat: first.vat });
    const { message, errors } = expectProblem(await precreate(again()), 409, 'company-known');
    expect(message).toContain(`n. ${id} `);
    expect(errors).toMatchObject([{ field: 'vat' }]);
    expect((await precreate({ ...again(), isKnownCompany: true })).status).toBe(200);
    expect((await precreate({ ...again(), role: 'Buyer' })).status).toBe(200);
  });

  it('keeps its link to itself', async () => {
    const [one, two] = [
      await expectOk<PrecreatedDto>(precreate(wish())),
      await expectOk<PrecreatedDto>(precreate(wish())),
    ];
    const token = await waitForMailToken(one.email, 'terms');
    for (const [userId, other] of [
      [two.id, token],
      [one.id, 'x'.repeat(43)],
      [admin.id, token],
    ] as const) {
      expectProblem(await check({ userId, token: other }), 400, 'link-invalid');
      expectProblem(await complete(terms(userId, other)), 400, 'link-invalid');
    }
    expect((await check({ userId: one.id, token })).status).toBe(200);
  });

  it('asks for what is missing in the words of its screen', async () => {
    const { id, email } = await expectOk<PrecreatedDto>(precreate(wish()));
    const token = await waitForMailToken(email, 'terms');
    const problem = expectProblem(
      await complete(
        terms(id, token, {
          attorneyIDCardNumber: null,
          confirmPassword: 'altra cosa',
          privacyAndConditionsAccepted: false,
        }),
      ),
      400,
      'invalid-data',
    );
    expect(problem.errors).toEqual([
      { field: 'attorneyIDCardNumber', message: 'Campo obbligatorio' },
      { field: 'confirmPassword', message: 'le password devono coincidere' },
      { field: 'privacyAndConditionsAccepted', message: 'Campo obbligatorio' },
    ]);
    expectProblem(
      await complete(terms(id, token), { ciFront: GOOD_FILES.ciFront }),
      400,
      'invalid-data',
    );
    expect((await check({ userId: id, token })).status).toBe(200);
  });

  it.each([[{ email: 'x' }], [{ vat: '1' }], [{ businessName: null }], [{ firstName: '=1+1' }]])(
    'is refused with %j',
    async (wrong) => {
      expectProblem(await precreate({ ...wish(), ...wrong }), 400, 'invalid-data');
    },
  );
  it('is never of the back office when an operator creates it', async () => {
    expectProblem(await precreate({ ...wish(), role: 'Admin' }), 403, 'forbidden');
  });
});

describe('an operator', () => {
  let boss: Member;
  beforeAll(async () => {
    boss = await createMember({ role: 'SuperAdmin' });
  });
  const wish = (change = {}) => {
    const { email, firstName, lastName } = createRegistration();
    return { email, firstName, lastName, role: 'Admin', ...change };
  };
  const precreate = (json: unknown, by = boss) => by.http.post('Accounts/pre-create', { json });
  const complete = (user: unknown, files: Parameters<typeof createRegistrationForm>[1] = {}) =>
    visitor().post('Accounts/update-terms-and-conds', {
      form: createRegistrationForm(user, files),
    });
  const passwords = {
    password: REGISTRATION_PASSWORD,
    confirmPassword: REGISTRATION_PASSWORD,
  };

  it('is created by a SuperAdmin, and chooses a password through the link in the invitation', async () => {
    const { id, email } = await expectOk<PrecreatedDto>(
      precreate(wish({ businessName: 'Altra Srl' })),
    );
    const token = await waitForMailToken(email, 'terms');
    const [invitation] = await mailbox().listTo(email);
    expect(invitation?.text).toContain('scegli la password');
    expect(invitation?.text).not.toContain('legale rappresentante');
    expect(
      await expectOk<TermsAccountDto>(
        visitor().post('Accounts/check-terms-link', { json: { userId: id, token } }),
      ),
    ).toMatchObject({ email, role: 'Admin', firstName: 'Ersilia', businessName: null });
    expectProblem(
      await visitor().post('Accounts/download-terms', { json: { userId: id, token } }),
      404,
    );
    const missing = expectProblem(
      await complete({ userId: id, token, password: 'Malaguti1' }),
      400,
      'invalid-data',
    );
    expect(missing.errors?.map(({ field }) => field)).toEqual(['password', 'confirmPassword']);
    expectProblem(
      await complete({ userId: id, token, ...passwords }, TERMS_FILES),
      400,
      'invalid-data',
    );
    expect((await complete({ userId: id, token, ...passwords })).status).toBe(200);
    expect((await login(email)).json<SessionUserDto>()).toMatchObject({ id, role: 'Admin' });
    const operator = await logInAs({ id, email }, REGISTRATION_PASSWORD);
    expect((await operator.http.get('Accounts/get-all-gird')).status).toBe(200);
    expect(await expectOk<AccountDto>(boss.http.get(`Accounts/${id}`))).toMatchObject({
      isVerified: true,
      businessName: null,
      vat: null,
      termsEdition: null,
      termsAccepted: null,
    });
    expect(await noted(id)).toContainEqual({ action: 'account-precreation' });
    expectProblem(await complete({ userId: id, token, ...passwords }), 400, 'link-invalid');
  });

  it('is not created by another operator, nor is a SuperAdmin', async () => {
    const asked = wish();
    expectProblem(await precreate(asked, admin), 403, 'forbidden');
    expectProblem(await precreate({ ...asked, role: 'SuperAdmin' }, admin), 403, 'forbidden');
    expect(await sql().rows('SELECT id FROM accounts WHERE email = ?', asked.email ?? '')).toEqual(
      [],
    );
  });

  it('needs a name, and keeps the role as long as the account waits', async () => {
    expect(
      expectProblem(await precreate(wish({ lastName: null })), 400, 'invalid-data').errors,
    ).toMatchObject([{ field: 'lastName' }]);
    const asked = wish();
    await expectOk(precreate(asked));
    const { businessName, vat } = createRegistration();
    expectProblem(
      await precreate({ ...asked, role: 'User', businessName, vat }, admin),
      409,
      'email-taken',
    );
    expect((await precreate(asked)).status).toBe(200);
    await waitForMailToken(asked.email ?? '', 'terms', 2);
  });
});
