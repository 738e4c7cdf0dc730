import type { HeldRegistrationDto, PendingRegistrationDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { expectOk, type Member } from '../../../kit/dossier-flow.js';
import { createCompetingRegistrations } from '../../../kit/held-registration-fixtures.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  logIn,
  readAccountRows,
  sendRegistration,
  verifyEmail,
} from '../../../kit/registration-calls.js';
import { waitForMailToken } from '../../../kit/registration-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';

let admin: Member;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
});

const list = () => expectOk<HeldRegistrationDto[]>(admin.http.get('Accounts/held-registrations'));
const find = async (id: number) => (await list()).find((one) => one.id === id);
const prefer = (id: number | string) => admin.http.post(`Accounts/held-registrations/${id}/prefer`);
const keepFirst = (id: number | string) =>
  admin.http.post(`Accounts/held-registrations/${id}/keep-first`);
/** Several mails may be sent at once, so their order is not told. */
const readSubjects = async (email: string, count: number) =>
  (await mailbox().waitForCount(email, count)).map(({ subject }) => subject);

describe('a second registration of a VAT number that an unconfirmed one has', () => {
  it('takes its place once its address is confirmed and an operator has looked; nothing of it is lost', async () => {
    const { first, second, id } = await createCompetingRegistrations();
    const email = second.email ?? '';
    expect(await find(id)).toMatchObject({
      vat: first.vat,
      confirmed: null,
      isFirstConfirmed: false,
      first: { email: first.email, files: ['ciFront', 'ciRear', 'contract'] },
      held: { email, files: ['ciFront', 'ciRear', 'contract'] },
    });
    expectProblem(await prefer(id), 409, 'address-not-confirmed');
    expectProblem(await logIn(email), 400, 'account-not-verified');

    const [mail] = await mailbox().waitForCount(email);
    expect(mail?.text).toContain('Dati e documenti restano conservati');
    expect(mail?.text).not.toMatch(/già registrat/);
    const token = await waitForMailToken(email, 'verify-email');
    const pending = await expectOk<PendingRegistrationDto>(
      visitor().post('Accounts/check-verification', { json: { token } }),
    );
    expect(pending).toMatchObject({ email, businessName: second.businessName });
    const confirmed = await verifyEmail(token);
    expect(confirmed.json()).toMatchObject({
      message: expect.stringContaining('un operatore controlla'),
    });
    expectProblem(await verifyEmail(token), 400, 'link-invalid');
    expect(expectProblem(await logIn(email), 400, 'account-in-review').message).toContain(
      'un operatore sta controllando',
    );
    const wrong = await logIn(email, 'Sbagliata-9!');
    const unknown = await logIn(`mai.visto.${id}@example.test`);
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expectProblem(wrong, 401, 'wrong-credentials');
    await waitUntil(
      async () =>
        (await mailbox().listTo(admin.email)).find(({ text }) => text?.includes(email)) ?? null,
      'word to the back office',
    );

    const papers = await admin.http.get(`Accounts/held-registrations/${id}/documents`);
    expect(papers.bytes.subarray(0, 2).toString()).toBe('PK');
    const { accountId } = await expectOk<{ accountId: number }>(prefer(id));
    expect((await logIn(email)).status).toBe(200);
    expect(await readAccountRows(first.email ?? '')).toEqual([]);
    expect(
      await sql().rows('SELECT purpose FROM account_files WHERE account_id = ?', accountId),
    ).toHaveLength(3);
    expect(await find(id)).toBeUndefined();
    expect(await readSubjects(email, 2)).toContain('Registrazione accolta');
    expect(await readSubjects(first.email ?? '', 2)).toContain(
      'Registrazione non confermata: eliminata',
    );
    expectProblem(await prefer(id), 404);
  });

  it('is deleted where the operator keeps the first one', async () => {
    const { first, second, id } = await createCompetingRegistrations();
    const token = await waitForMailToken(first.email ?? '', 'verify-email');
    await expectOk(keepFirst(id));
    expect(await readSubjects(second.email ?? '', 2)).toContain('Registrazione non accolta');
    expect(await find(id)).toBeUndefined();
    expect((await verifyEmail(token)).status).toBe(200);
    expectProblem(await keepFirst(id), 404);
  });

  it('never takes the place of one that was confirmed meanwhile', async () => {
    const { first, second, id } = await createCompetingRegistrations();
    await verifyEmail(await waitForMailToken(second.email ?? '', 'verify-email'));
    await verifyEmail(await waitForMailToken(first.email ?? '', 'verify-email'));
    expect(await find(id)).toMatchObject({ isFirstConfirmed: true });
    expectProblem(await prefer(id), 409, 'company-known');
    expect((await logIn(first.email ?? '')).status).toBe(200);
    await expectOk(keepFirst(id));
  });

  it('is decided once of two at once', async () => {
    const { second, id } = await createCompetingRegistrations();
    await verifyEmail(await waitForMailToken(second.email ?? '', 'verify-email'));
    const answers = await Promise.all([prefer(id), keepFirst(id), prefer(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('is refused by the owner of its address', async () => {
    const { second, id } = await createCompetingRegistrations();
    const token = await waitForMailToken(second.email ?? '', 'verify-email');
    await expectOk(visitor().post('Accounts/refuse-registration', { json: { token } }));
    expect(await find(id)).toBeUndefined();
  });

  it('sent again only gets another link, and the first data stay', async () => {
    const { second, id } = await createCompetingRegistrations();
    const email = second.email ?? '';
    await sendRegistration({ ...second, firstName: 'Altra' });
    const token = await waitForMailToken(email, 'verify-email', 2);
    await verifyEmail(token);
    expect(await find(id)).toMatchObject({ held: { firstName: second.firstName } });
    expect((await list()).filter(({ vat }) => vat === second.vat)).toHaveLength(1);
    await expectOk(keepFirst(id));
  });

  it.each(['0', 'abc', '999999999'])('%s is none', async (id) => {
    expectProblem(await prefer(id), 404);
    expectProblem(await keepFirst(id), 404);
    expectProblem(await admin.http.get(`Accounts/held-registrations/${id}/documents`), 404);
  });
});
