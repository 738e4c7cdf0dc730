import type { AccountDto, SaidDto, WorkDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { completeProfile, readOwnAccount } from '../../../kit/profile-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { expectOk, save } from '../../../kit/dossier-flow.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { unzip } from '../../../kit/unzip.js';
import { waitUntilTaskFinished } from '../../../kit/background-task-fixtures.js';
import { logInAs, createAccount, createMember, PASSWORD } from '../../../kit/account-fixtures.js';

const NEW = 'Tapparella-Verde-77';
const login = (Email: string, Password: string) =>
  visitor().post('Accounts/login', { json: { Email, Password } });

describe('one’s own password', () => {
  it('is changed by who knows it; other devices have to log in again', async () => {
    const account = await createAccount({});
    const [here, there] = [await logInAs(account), await logInAs(account)];
    await expectOk<SaidDto>(
      here.http.post('Accounts/change-password', {
        json: { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW },
      }),
    );
    expect((await here.http.get(`Accounts/${here.id}`)).status).toBe(200);
    expectProblem(await there.http.get(`Accounts/${here.id}`), 401);
    expectProblem(await login(account.email, PASSWORD), 401);
    expect((await login(account.email, NEW)).status).toBe(200);
    expect((await mailbox().waitForCount(account.email)).at(-1)?.subject).toContain('password');
  });

  it.each([
    [{ currentPassword: 'sbagliata' }, 'currentPassword'],
    [{ password: 'corta', confirmPassword: 'corta' }, 'password'],
    [{ confirmPassword: 'altra cosa' }, 'confirmPassword'],
    [{ password: 'password123', confirmPassword: 'password123' }, 'password'],
    [{ password: null }, 'password'],
  ])('is refused with %j', async (change, field) => {
    const me = await createMember({});
    const problem = expectProblem(
      await me.http.post('Accounts/change-password', {
        json: { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW, ...change },
      }),
      400,
    );
    expect(problem.errors?.[0]?.field).toBe(field);
    expect((await login(me.email, PASSWORD)).status).toBe(200);
  });
});

describe('the copy of one’s data', () => {
  it('is a zip with account, documents, dossiers and movements, for its owner alone', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    await completeProfile(me);
    const { id } = await save(me.http, ecobonusForm());
    const started = await expectOk<WorkDto>(
      me.http.post('Accounts/data-export', { headers: { 'idempotency-key': 'copia-1' } }),
    );
    expect(
      (
        await expectOk<WorkDto>(
          me.http.post('Accounts/data-export', { headers: { 'idempotency-key': 'copia-1' } }),
        )
      ).id,
    ).toBe(started.id);
    expect(await waitUntilTaskFinished(me.http, started.id)).toMatchObject({
      state: 'done',
      fileName: expect.stringMatching(/^dati-account-\d{4}-\d\d-\d\d\.zip$/),
    });
    const entries = await unzip((await me.http.get(`Works/${started.id}/download`)).bytes);
    expect(entries.map(({ name }) => name)).toEqual([
      'leggere.txt',
      'account.json',
      'bonifici.json',
      'movimenti-crediti.json',
      'notifiche.json',
      `pratiche/pratica-${id}.json`,
      'documenti/Documento d identità fronte.jpg',
      'documenti/Documento d identità retro.png',
    ]);
    const read = (name: string) =>
      JSON.parse(String(entries.find((entry) => entry.name === name)?.bytes)) as unknown;
    expect(read('account.json')).toMatchObject({
      email: me.email,
      attorneyIDCardNumber: 'CA00000AA',
    });
    expect(read('movimenti-crediti.json')).toMatchObject([{ type: 'recharge', amount: 5 }]);
    expect(read(`pratiche/pratica-${id}.json`)).toMatchObject({ id, status: 'DRAFT' });
    expect(String(entries[1]?.bytes)).not.toMatch(/argon2|hash/i);
    expectProblem(await (await createMember({})).http.get(`Works/${started.id}/download`), 404);
  });
});

describe('asking to have one’s account deleted', () => {
  it('needs the password, notifies the SuperAdmins once, and can be withdrawn', async () => {
    const superAdmin = await createMember({ role: 'SuperAdmin' });
    const me = await createMember({});
    expectProblem(
      await me.http.post('Accounts/request-deletion', { json: { password: 'sbagliata' } }),
      400,
      'wrong-password',
    );
    expect((await readOwnAccount(me)).deletionRequested).toBeNull();
    for (let count = 0; count < 2; count += 1)
      await expectOk(me.http.post('Accounts/request-deletion', { json: { password: PASSWORD } }));
    expect((await readOwnAccount(me)).deletionRequested).not.toBeNull();
    // SuperAdmins also receive messages about other accounts meanwhile.
    const told = async () =>
      (await mailbox().listTo(superAdmin.email)).filter(({ subject }) =>
        subject?.includes(`account ${me.id}`),
      );
    await waitUntil(async () => ((await told()).length > 0 ? true : null), 'word of it');
    expect(await told()).toHaveLength(1);
    await expectOk(me.http.post('Accounts/withdraw-deletion'));
    expect(
      (await expectOk<AccountDto>(me.http.get(`Accounts/${me.id}`))).deletionRequested,
    ).toBeNull();
  });

  it('is answered with no, and the reason', async () => {
    const superAdmin = await createMember({ role: 'SuperAdmin' });
    const me = await createMember({});
    const refuse = (json: unknown) =>
      superAdmin.http.post(`Accounts/refuse-deletion/${me.id}`, { json });
    expectProblem(await refuse({ reason: 'Nessuna richiesta' }), 404);
    await expectOk(me.http.post('Accounts/request-deletion', { json: { password: PASSWORD } }));
    expectProblem(await refuse({ reason: ' ' }), 400);
    expect((await refuse({ reason: 'Una fattura è ancora da saldare.' })).status).toBe(204);
    expect((await readOwnAccount(me)).deletionRequested).toBeNull();
    expect((await mailbox().waitForCount(me.email)).at(-1)?.text).toContain(
      'Una fattura è ancora da saldare.',
    );
  });

  it('is not for the back office', async () => {
    const admin = await createMember({ role: 'Admin' });
    expectProblem(
      await admin.http.post('Accounts/request-deletion', { json: { password: PASSWORD } }),
      409,
      'back-office-account',
    );
  });
});
