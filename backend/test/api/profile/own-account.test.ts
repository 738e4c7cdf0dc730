import type { Account, Said, Work } from '@pratiche/api';
import { describe, expect, it } from 'vitest';
import { fillProfile, ownAccount } from '../../kit/accounts.js';
import { ecobonus } from '../../kit/dossier.js';
import { ok, save } from '../../kit/flow.js';
import { mailbox, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem.js';
import { until } from '../../kit/until.js';
import { unzip } from '../../kit/unzip.js';
import { finished } from '../../kit/works.js';
import { loggedIn, newAccount, newMember, PASSWORD } from '../../kit/world.js';

const NEW = 'Tapparella-Verde-77';
const login = (Email: string, Password: string) =>
  visitor().post('Accounts/login', { json: { Email, Password } });

describe('one’s own password', () => {
  it('is changed by who knows it; other devices have to log in again', async () => {
    const account = await newAccount({});
    const [here, there] = [await loggedIn(account), await loggedIn(account)];
    await ok<Said>(
      here.http.post('Accounts/change-password', {
        json: { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW },
      }),
    );
    expect((await here.http.get(`Accounts/${here.id}`)).status).toBe(200);
    expectProblem(await there.http.get(`Accounts/${here.id}`), 401);
    expectProblem(await login(account.email, PASSWORD), 401);
    expect((await login(account.email, NEW)).status).toBe(200);
    expect((await mailbox().wait(account.email)).at(-1)?.subject).toContain('password');
  });

  it.each([
    [{ currentPassword: 'sbagliata' }, 'currentPassword'],
    [{ password: 'corta', confirmPassword: 'corta' }, 'password'],
    [{ confirmPassword: 'altra cosa' }, 'confirmPassword'],
    [{ password: 'password123', confirmPassword: 'password123' }, 'password'],
    [{ password: null }, 'password'],
  ])('is refused with %j', async (change, field) => {
    const me = await newMember({});
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
    const me = await newMember({ packages: [{ credits: 5 }] });
    await fillProfile(me);
    const { id } = await save(me.http, ecobonus());
    const started = await ok<Work>(
      me.http.post('Accounts/data-export', { headers: { 'idempotency-key': 'copia-1' } }),
    );
    expect(
      (
        await ok<Work>(
          me.http.post('Accounts/data-export', { headers: { 'idempotency-key': 'copia-1' } }),
        )
      ).id,
    ).toBe(started.id);
    expect(await finished(me.http, started.id)).toMatchObject({
      state: 'done',
      fileName: expect.stringMatching(/^dati-account-\d{4}-\d\d-\d\d\.zip$/) as string,
    });
    const entries = await unzip((await me.http.get(`Works/${started.id}/download`)).bytes);
    expect(entries.map(({ name }) => name)).toEqual([
      'leggere.txt',
      'account.json',
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
    expectProblem(await (await newMember({})).http.get(`Works/${started.id}/download`), 404);
  });
});

describe('asking to have one’s account deleted', () => {
  it('needs the password, tells the SuperAdmins once, and can be taken back', async () => {
    const superAdmin = await newMember({ role: 'SuperAdmin' });
    const me = await newMember({});
    expectProblem(
      await me.http.post('Accounts/request-deletion', { json: { password: 'sbagliata' } }),
      400,
      'wrong-password',
    );
    expect((await ownAccount(me)).deletionRequested).toBeNull();
    for (let count = 0; count < 2; count += 1)
      await ok(me.http.post('Accounts/request-deletion', { json: { password: PASSWORD } }));
    expect((await ownAccount(me)).deletionRequested).not.toBeNull();
    // SuperAdmins hear of other accounts meanwhile as well.
    const told = async () =>
      (await mailbox().to(superAdmin.email)).filter(({ subject }) =>
        subject?.includes(`account ${me.id}`),
      );
    await until(async () => ((await told()).length > 0 ? true : null), 'word of it');
    expect(await told()).toHaveLength(1);
    await ok(me.http.post('Accounts/withdraw-deletion'));
    expect((await ok<Account>(me.http.get(`Accounts/${me.id}`))).deletionRequested).toBeNull();
  });

  it('is answered with no, and the reason', async () => {
    const superAdmin = await newMember({ role: 'SuperAdmin' });
    const me = await newMember({});
    const refuse = (json: unknown) =>
      superAdmin.http.post(`Accounts/refuse-deletion/${me.id}`, { json });
    expectProblem(await refuse({ reason: 'Nessuna richiesta' }), 404);
    await ok(me.http.post('Accounts/request-deletion', { json: { password: PASSWORD } }));
    expectProblem(await refuse({ reason: ' ' }), 400);
    expect((await refuse({ reason: 'Una fattura è ancora da saldare.' })).status).toBe(204);
    expect((await ownAccount(me)).deletionRequested).toBeNull();
    expect((await mailbox().wait(me.email)).at(-1)?.text).toContain(
      'Una fattura è ancora da saldare.',
    );
  });

  it('is not for the back office', async () => {
    const admin = await newMember({ role: 'Admin' });
    expectProblem(
      await admin.http.post('Accounts/request-deletion', { json: { password: PASSWORD } }),
      409,
      'back-office-account',
    );
  });
});
