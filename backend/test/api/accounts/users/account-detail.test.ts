/** @core */
import type {
  AccountDto,
  AccountDetailDto,
  ActivePackageDto,
  PaymentLogDto,
  SaidDto,
} from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createAccountWithFiles, completeProfile } from '../../../kit/profile-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  expectOk,
  createReadyDossier,
  save,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createVatNumber } from '../../../kit/registration-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { unzip } from '../../../kit/unzip.js';
import {
  logInAs,
  createAccount,
  createMember,
  createPackage,
  PASSWORD,
  sql,
} from '../../../kit/account-fixtures.js';

let admin: Member;
let superAdmin: Member;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
  superAdmin = await createMember({ role: 'SuperAdmin' });
});

const detail = (id: number) => expectOk<AccountDetailDto>(admin.http.get(`Accounts/${id}`));
const noted = async (id: number) =>
  (
    await sql().rows<{ action: string }>(
      'SELECT action FROM audit_entries WHERE subject_kind = ? AND subject_id = ? ORDER BY id',
      'account',
      String(id),
    )
  ).map(({ action }) => action);

describe('an account in the back office', () => {
  it('tells SuperAdmins alone how many other SuperAdmins can log in', async () => {
    const me = await createMember({});
    const read = async ({ http }: Member) =>
      (await expectOk<AccountDetailDto>(http.get(`Accounts/${me.id}`))).otherSuperAdmins;
    expect(await read(superAdmin)).toBeGreaterThan(0);
    expect(await read(admin)).toBeNull();
    expect(await read(me)).toBeNull();
  });

  it('is returned with credits, counts by service and its documents, and with the number of the identity document only until it is verified', async () => {
    const me = await createMember({ packages: [{ credits: 20 }] });
    await completeProfile(me);
    await save(me.http, ecobonusForm());
    await createSentDossier(me);
    const seen = await detail(me.id);
    expect(seen).toMatchObject({
      id: me.id,
      companyName: 'Serramenti Gelsomino',
      walletId: me.id,
      files: ['ciFront', 'ciRear'],
      attorneyFirstName: 'Ersilia',
      attorneyIDCardNumber: null,
    });
    await sql().run('UPDATE accounts SET contract_verified = 0 WHERE id = ?', me.id);
    expect(await detail(me.id)).toMatchObject({ attorneyIDCardNumber: 'CA00000AA' });
    expect(seen.credits).toBeLessThan(20);
    expect(seen.counts.find(({ serviceType }) => serviceType === 1)).toEqual({
      serviceType: 1,
      drafts: 1,
      sent: 1,
      completed: 0,
    });
    expect(seen.counts).toHaveLength(3);
  });

  it('is found by its address', async () => {
    const { id, email } = await createAccount({});
    expect(
      (
        await expectOk<AccountDto>(
          admin.http.post('Accounts/get-by-email', { json: { Email: ` ${email.toUpperCase()} ` } }),
        )
      ).id,
    ).toBe(id);
    expectProblem(
      await admin.http.post('Accounts/get-by-email', { json: { Email: 'nessuno@example.test' } }),
      404,
    );
    expectProblem(await admin.http.post('Accounts/get-by-email', { json: { Email: '' } }), 400);
  });

  it('gets another sponsor, or none', async () => {
    const { id } = await createAccount({});
    const change = (json: unknown) => admin.http.post('Accounts/change-sponsor', { json });
    expect(
      (await expectOk<AccountDto>(change({ UserId: id, Sponsor: ' Fiera di Bologna ' }))).sponsor,
    ).toBe('Fiera di Bologna');
    for (const Sponsor of ['=HYPERLINK("x")', 'x'.repeat(121), 'a\u202Eb', 7])
      expectProblem(await change({ UserId: id, Sponsor }), 400);
    expect((await detail(id)).sponsor).toBe('Fiera di Bologna');
    expect((await expectOk<AccountDto>(change({ UserId: id, Sponsor: '' }))).sponsor).toBeNull();
    expectProblem(await change({ UserId: 999_999_999, Sponsor: 'x' }), 404);
    expect(await noted(id)).toEqual(['sponsor-change', 'account-read', 'sponsor-change']);
  });

  it('hands out its papers as a zip, which is noted', async () => {
    const id = await createAccountWithFiles();
    const answer = await admin.http.get(`Accounts/download/${id}`);
    expect(answer.headers.get('content-disposition')).toContain(`documenti-account-${id}.zip`);
    expect((await unzip(answer.bytes)).map(({ name }) => name)).toEqual([
      'Documento d identità fronte.jpg',
      'Documento d identità retro.png',
    ]);
    expect((await noted(id)).at(-1)).toBe('identity-read');
    expectProblem(
      await admin.http.get(`Accounts/download/${(await createAccount({})).id}`),
      404,
      'no-documents',
    );
  });

  it('hands out one of its papers to be looked at, and none of another account', async () => {
    const id = await createAccountWithFiles();
    const other = await createAccountWithFiles();
    const { papers } = await detail(id);
    expect(papers.map(({ purpose, contentType }) => [purpose, contentType])).toEqual([
      ['ciFront', 'image/jpeg'],
      ['ciRear', 'image/png'],
    ]);
    const [front] = papers;
    const answer = await admin.http.get(`Accounts/papers/${id}/${front?.id ?? 0}`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await noted(id)).at(-1)).toBe('identity-read');
    expectProblem(await admin.http.get(`Accounts/papers/${other}/${front?.id ?? 0}`), 404);
    expectProblem(await admin.http.get(`Accounts/papers/999999999/${front?.id ?? 0}`), 404);
  });

  it('sends a test e-mail only to the account that requests it', async () => {
    await expectOk<SaidDto>(superAdmin.http.get('Accounts/test-email'));
    // SuperAdmins also receive other messages meanwhile.
    await waitUntil(
      async () =>
        (await mailbox().listTo(superAdmin.email)).find(
          ({ subject }) => subject === 'Prova di invio',
        ) ?? null,
      'the test of the mail',
    );
  });
});

describe('a suspended account', () => {
  it('can neither log in nor go on, and comes back as it was', async () => {
    const login = await createAccount({ packages: [{ credits: 20 }] });
    const me = await logInAs(login);
    const { id } = await createReadyDossier(me);
    const set = (call: string, member = admin) => member.http.post(`Accounts/${call}/${login.id}`);
    const logIn = (Password: string) =>
      visitor().post('Accounts/login', { json: { Email: login.email, Password } });
    expect((await expectOk<AccountDto>(set('suspend'))).suspended).not.toBeNull();
    await expectOk(set('suspend'));
    expectProblem(await me.http.post(`Module/send/${id}`), 401);
    expectProblem(await me.http.post('Accounts/refresh-token', { json: {} }), 401);
    expectProblem(await logIn(PASSWORD), 403, 'account-suspended');
    // A login without the correct password does not reveal that the account is suspended.
    expectProblem(await logIn('sbagliata'), 401, 'wrong-credentials');
    expect((await expectOk<AccountDto>(set('unsuspend'))).suspended).toBeNull();
    const again = await logInAs(login);
    expect((await again.http.post(`Module/send/${id}`)).status).toBe(200);
    await waitUntil(
      async () =>
        (await mailbox().listTo(login.email)).filter(({ subject }) =>
          subject?.startsWith('Account '),
        ).length === 2 || null,
      'both e-mails',
    );
    expect(await noted(login.id)).toEqual(['account-suspension', 'account-reactivation']);
  });

  it('sends nothing even with a session that was not ended', async () => {
    const me = await createMember({ packages: [{ credits: 20 }] });
    const { id } = await createReadyDossier(me);
    await sql().run(
      "UPDATE accounts SET suspended = '2026-01-15 10:00:00.000' WHERE id = ?",
      me.id,
    );
    expectProblem(await me.http.post(`Module/send/${id}`), 403, 'account-suspended');
  });

  it('is never one’s own, and of the back office only at a SuperAdmin’s word', async () => {
    const colleague = await createMember({ role: 'Admin' });
    for (const call of ['suspend', 'unsuspend']) {
      expectProblem(await admin.http.post(`Accounts/${call}/${admin.id}`), 409, 'own-account');
      expectProblem(await admin.http.post(`Accounts/${call}/${colleague.id}`), 403);
      expect((await superAdmin.http.post(`Accounts/${call}/${colleague.id}`)).status).toBe(200);
      expectProblem(await admin.http.post(`Accounts/${call}/999999999`), 404);
    }
  });
});

describe('a buyer', () => {
  it('sees and fills the credits of the fitter with the same VAT number', async () => {
    const vat = createVatNumber();
    const company = await createMember({ vat, packages: [{ credits: 12 }] });
    const buyer = await createMember({ role: 'Buyer', vat });
    expect(await expectOk<number>(buyer.http.get('Accounts/credit'))).toBe(12);
    await expectOk<ActivePackageDto>(
      admin.http.post(`Accounts/recharge/${buyer.id}`, {
        json: { id: await createPackage({ credits: 30 }) },
      }),
    );
    expect(await expectOk<number>(company.http.get('Accounts/credit'))).toBe(42);
    expect(
      (
        await expectOk<ActivePackageDto[]>(
          buyer.http.get(`Accounts/get-active-packages/${buyer.id}`),
        )
      ).map(({ initialCredits }) => initialCredits),
    ).toEqual([12, 30]);
    expect(
      (await expectOk<PaymentLogDto[]>(buyer.http.get(`PaymentLogs/users/${buyer.id}`)))[0],
    ).toMatchObject({ amount: 30, emailAccount: company.email });
    expect(await detail(buyer.id)).toMatchObject({ walletId: company.id, credits: 42 });
    expectProblem(await buyer.http.get(`Accounts/${company.id}`), 404);
    expectProblem(await buyer.http.get('Module/count'), 403);
  });

  it('without a verified company has no credits, and gets none', async () => {
    const vat = createVatNumber();
    await createAccount({ vat, isContractVerified: false, packages: [{ credits: 9 }] });
    const buyer = await createMember({ role: 'Buyer', vat });
    expect(await expectOk<number>(buyer.http.get('Accounts/credit'))).toBe(0);
    expectProblem(
      await admin.http.post(`Accounts/recharge/${buyer.id}`, {
        json: { id: await createPackage({ credits: 30 }) },
      }),
      409,
      'buyer-without-company',
    );
    expect((await detail(buyer.id)).walletId).toBeNull();
  });
});
