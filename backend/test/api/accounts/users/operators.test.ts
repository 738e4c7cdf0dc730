import type { AccountDetailDto, AccountRowDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectOk, type Member } from '../../../kit/dossier-flow.js';
import { createMember, logInAs, sql } from '../../../kit/account-fixtures.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createRegistrationForm, waitForMailToken } from '../../../kit/registration-fixtures.js';
import { ROUTES } from '../../access/expected/index.js';
import { waitUntil } from '../../../kit/wait-until.js';

let superAdmin: Member;
let admin: Member;
beforeAll(async () => {
  superAdmin = await createMember({ role: 'SuperAdmin' });
  admin = await createMember({ role: 'Admin' });
});

const changeRole = (by: Member, id: number, from: string, to: string) =>
  by.http.post(`Accounts/change-role/${id}`, { json: { from, to } });
const readAccount = (id: number) =>
  expectOk<AccountDetailDto>(superAdmin.http.get(`Accounts/${id}`));
const audited = (action: string, id: number) =>
  sql().rows<{ details: string; actor_id: number }>(
    'SELECT details, actor_id FROM audit_entries WHERE action = ? AND subject_id = ?',
    action,
    String(id),
  );

describe('a SuperAdmin', () => {
  it('invites another one, who appears among the operators as invited until completed', async () => {
    const email = `nuova.${Date.now()}@example.test`;
    const { id } = await expectOk<{ id: number }>(
      superAdmin.http.post('Accounts/pre-create', {
        json: { email, role: 'SuperAdmin', firstName: 'Berenice', lastName: 'Quaglia' },
      }),
    );
    const list = (query: string) =>
      expectOk<AccountRowDto[]>(superAdmin.http.get(`Accounts/get-all-gird?${query}`));
    expect(await list(`group=operators&state=invited&search=${email}`)).toMatchObject([
      { id, name: 'Berenice Quaglia', role: 'SuperAdmin', isInvited: true },
    ]);
    expect(await list(`group=companies&search=${email}`)).toEqual([]);
    const token = await waitForMailToken(email, 'terms');
    const password = 'Lunga-e-nuova-2026!';
    await expectOk(
      visitor().post('Accounts/update-terms-and-conds', {
        form: createRegistrationForm(
          { userId: id, token, password, confirmPassword: password },
          {},
        ),
      }),
    );
    expect(await readAccount(id)).toMatchObject({ isInvited: false, isVerified: true });
    expect(await audited('account-precreation', id)).toHaveLength(1);
  });

  it('changes a role, which ends the sessions, is told and is noted', async () => {
    const person = await createMember({ role: 'Admin' });
    await expectOk(person.http.get('Accounts/get-all-gird'));
    expect(await expectOk(changeRole(superAdmin, person.id, 'Admin', 'SuperAdmin'))).toMatchObject({
      role: 'SuperAdmin',
    });
    expectProblem(await person.http.get('Accounts/get-all-gird'), 401);
    const again = await logInAs(person);
    await expectOk(again.http.get('Audit'));
    const [entry] = await audited('role-change', person.id);
    expect(entry?.actor_id).toBe(superAdmin.id);
    expect(JSON.parse(entry?.details ?? '')).toEqual({ from: 'Admin', to: 'SuperAdmin' });
    const subject = 'Il tuo ruolo nel portale è cambiato';
    await waitUntil(
      async () =>
        (await mailbox().listTo(person.email)).some((mail) => mail.subject === subject) || null,
      'the e-mail about the role',
    );
  });

  it('is told that the role has changed meanwhile', async () => {
    const person = await createMember({ role: 'Admin' });
    await expectOk(changeRole(superAdmin, person.id, 'Admin', 'SuperAdmin'));
    const problem = expectProblem(
      await changeRole(superAdmin, person.id, 'Admin', 'SuperAdmin'),
      409,
    );
    expect(problem.code).toBe('role-changed');
    expect(await audited('role-change', person.id)).toHaveLength(1);
  });

  it.each([
    [
      'the own role',
      'own-account',
      () => changeRole(superAdmin, superAdmin.id, 'SuperAdmin', 'Admin'),
    ],
    [
      'the own access',
      'own-account',
      () => superAdmin.http.post(`Accounts/suspend/${superAdmin.id}`),
    ],
    ['the own account', 'own-account', () => superAdmin.http.delete(`Accounts/${superAdmin.id}`)],
  ])('does not take away %s', async (_name, code, act) => {
    expect(expectProblem(await act(), 409).code).toBe(code);
    expect(await readAccount(superAdmin.id)).toMatchObject({ role: 'SuperAdmin', suspended: null });
  });

  it('makes no operator of a company', async () => {
    const fitter = await createMember({});
    expect(expectProblem(await changeRole(superAdmin, fitter.id, 'Admin', 'Admin'), 409).code).toBe(
      'no-operator',
    );
    expectProblem(await changeRole(superAdmin, fitter.id, 'User', 'Admin'), 400);
  });

  it('suspends, brings back and deletes an operator', async () => {
    const person = await createMember({ role: 'Admin' });
    await expectOk(superAdmin.http.post(`Accounts/suspend/${person.id}`));
    expectProblem(await person.http.get('Accounts/get-all-gird'), 401);
    await expectOk(superAdmin.http.post(`Accounts/unsuspend/${person.id}`));
    expect((await superAdmin.http.delete(`Accounts/${person.id}`)).status).toBe(204);
    expect((await readAccount(person.id)).deleted).not.toBeNull();
  });
});

describe('an Admin changes no account of the back office', () => {
  /** By the routes of the access table, in which every route is. */
  const CALLS: Record<string, { status: 403 | 409; body?: object }> = {
    'POST /api/Accounts/verify-email-account/:token': { status: 403 },
    'POST /api/Accounts/verify-contract-account/:token': { status: 403 },
    'POST /api/Accounts/revoke-contract/:id': { status: 403, body: { reason: 'ended' } },
    'POST /api/Accounts/refuse-contract/:id': { status: 409, body: { reason: 'unsigned' } },
    'POST /api/Accounts/change-sponsor': { status: 403, body: { Sponsor: 'Altro' } },
    'POST /api/Accounts/suspend/:id': { status: 403 },
    'POST /api/Accounts/unsuspend/:id': { status: 403 },
    'POST /api/Accounts/change-role/:id': {
      status: 403,
      body: { from: 'SuperAdmin', to: 'Admin' },
    },
    'POST /api/Accounts/change-operator/:id': { status: 409, body: { operatorId: null } },
    'POST /api/Accounts/refuse-deletion/:id': { status: 403, body: { reason: 'No' } },
    'POST /api/Accounts/two-factor/reset/:id': { status: 403 },
    'POST /api/Accounts/recharge/:id': { status: 409, body: { id: 1 } },
    'POST /api/Accounts/adjust-credit/:id': {
      status: 403,
      body: { activePackageId: 1, credits: 1, reason: 'Prova' },
    },
    'DELETE /api/Accounts/:id': { status: 403 },
  };
  /** They name no account: the caller's own one, a new one, a registration or a session. */
  const OTHERS =
    /\/(?:sessions|held-registrations|two-factor\/(?!reset))|\/(?:pre-create|get-by-email|get-all-excel)$/;

  it('is tried with every call by which the back office changes an account', () => {
    const writing = Object.entries(ROUTES).filter(
      ([route, { policy }]) =>
        /^(?:POST|PUT|PATCH|DELETE) \/api\/Accounts\//.test(route) &&
        ['backOffice', 'superAdmin'].includes(policy) &&
        !OTHERS.test(route),
    );
    expect(Object.keys(CALLS).sort()).toEqual(writing.map(([route]) => route).sort());
  });

  describe.each(['SuperAdmin', 'Admin'] as const)('of a %s', (role) => {
    it.each(Object.entries(CALLS))('%s', async (route, { status, body }) => {
      const person = await createMember({ role });
      const readRow = () => sql().rows('SELECT * FROM accounts WHERE id = ?', person.id);
      const before = await readRow();
      const [method = '', path = ''] = route.split(' ');
      const answer = await admin.http.send(
        method,
        path.replace('/api/', '').replace(/:\w+/, String(person.id)),
        body === undefined
          ? {}
          : { json: path.includes(':') ? body : { UserId: person.id, ...body } },
      );
      expectProblem(answer, status);
      expect(await readRow()).toEqual(before);
      await expectOk(person.http.get('Accounts/get-all-gird'));
    });
  });

  it('nor invites one anew', async () => {
    const email = `invitato.${Date.now()}@example.test`;
    const invite = (by: Member) =>
      by.http.post('Accounts/pre-create', {
        json: { email, role: 'Admin', firstName: 'Berenice', lastName: 'Quaglia' },
      });
    await expectOk(invite(superAdmin));
    expect(expectProblem(await invite(admin), 403)).toBeDefined();
  });
});

describe('the operator of a company', () => {
  const change = (id: number, operatorId: number | null) =>
    admin.http.post(`Accounts/change-operator/${id}`, { json: { operatorId } });

  it('is set, named, noted and taken away', async () => {
    const fitter = await createMember({});
    await expectOk(change(fitter.id, admin.id));
    expect(await readAccount(fitter.id)).toMatchObject({
      operatorId: admin.id,
      operatorName: 'Gelsomino Trapani',
    });
    await expectOk(change(fitter.id, admin.id));
    await expectOk(change(fitter.id, null));
    expect(await readAccount(fitter.id)).toMatchObject({ operatorId: null, operatorName: null });
    expect(await audited('reference-operator-change', fitter.id)).toHaveLength(2);
  });

  it('must be an operator of the back office', async () => {
    const fitter = await createMember({});
    expectProblem(await change(fitter.id, fitter.id), 400);
    expectProblem(await change(admin.id, superAdmin.id), 409);
  });
});
