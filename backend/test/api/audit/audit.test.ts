/** @core */
import type { AuditEntryDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import {
  lastStep,
  expectOk,
  createReadyDossier,
  reject,
  save,
  createSentDossier,
  upload,
} from '../../kit/dossier-flow.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { pdf } from '../../kit/file-fixtures.js';
import { createLibraryForm } from '../../kit/library-fixtures.js';
import { requestDocumentAgain, write } from '../../kit/message-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createDossierInStatus } from '../../kit/status-fixtures.js';
import {
  PASSWORD,
  createAccount,
  createMember,
  createPackage,
  logInAs,
  sql,
} from '../../kit/account-fixtures.js';
import { waitFor } from '../../kit/wait-for.js';

const auditor = () => createMember({ role: 'SuperAdmin' });
type Query = Record<string, string | number>;

async function entries(query: Query): Promise<AuditEntryDto[]> {
  return expectOk<AuditEntryDto[]>((await auditor()).http.get('Audit', { query }));
}

describe('the audit', () => {
  it('keeps logins, refused ones without a name, with a shortened address', async () => {
    const me = await createAccount({});
    await logInAs(me);
    const [entry] = await entries({ who: me.email, action: 'login' });
    expect(entry).toMatchObject({
      actorId: me.id,
      actorEmail: me.email,
      role: 'User',
      subjectKind: null,
    });
    expect(entry?.address).toMatch(/^(?:127\.0\.0\.x|::x)$/);
    await expect(logInAs(me, `${PASSWORD}!`)).rejects.toThrow();
    expect((await entries({ action: 'login-refused' }))[0]).toMatchObject({
      actorId: null,
      actorEmail: null,
      details: {},
    });
  });

  it('keeps every change of status with who made it', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    await expectOk(reject(admin, id, 'WAITING', 'Il motivo non entra nel registro'));
    const kept = await entries({ subjectKind: 'dossier', subjectId: id, action: 'status-change' });
    expect(kept.map(({ actorId, details }) => [actorId, details])).toEqual([
      [admin.id, { from: 'SENT', to: 'WAITING' }],
      [me.id, { from: 'DRAFT', to: 'SENT' }],
    ]);
  });

  it('keeps one entry for each step of the back office up to completion', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createDossierInStatus('SELLED', me, admin);
    const kept = await entries({ subjectKind: 'dossier', subjectId: id, action: 'status-change' });
    // What was open at the acceptance depends on the dossiers of other tests.
    expect(kept.map(({ actorId, details: { from, to } }) => [actorId, from, to])).toEqual([
      [admin.id, 'SENTTOENEA', 'SELLED'],
      [admin.id, 'ACCEPTED', 'SENTTOENEA'],
      [admin.id, 'SENT', 'ACCEPTED'],
      [me.id, 'DRAFT', 'SENT'],
    ]);
  });

  it('distinguishes identity documents from others, and records downloads of all files at once', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id, version } = await save(me.http, ecobonusForm());
    const { documentSet } = await lastStep(me.http, { id, version });
    for (const code of ['CI', 'FATTURA']) {
      const item = documentSet.documentsDocumentsSetResponse.find(
        ({ document }) => document.code === code,
      );
      const file = await upload(me, id, item?.id ?? 0);
      expect((await me.http.get(`Upload/download/${file.id}`)).status).toBe(200);
    }
    const kept = (await entries({ who: me.email, subjectId: id, subjectKind: 'dossier' })).map(
      ({ action, details }) => [action, details['document']],
    );
    expect(kept).toEqual([
      ['document-download', 'FATTURA'],
      ['identity-read', 'CI'],
    ]);
  });

  it('keeps what the back office reads of a dossier and an account, once for a page that asks again', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    for (const path of [
      `Module/${id}`,
      `Module/${id}`,
      `Module/history/${id}`,
      `Accounts/${me.id}`,
      `Accounts/${me.id}`,
    ])
      await expectOk(admin.http.get(path));
    await expectOk(me.http.get(`Module/${id}`));
    await expectOk(admin.http.get(`Accounts/${admin.id}`));
    const kept = (await entries({ who: String(admin.id) })).filter(({ action }) =>
      action.endsWith('-read'),
    );
    expect(
      kept.map(({ action, subjectKind, subjectId }) => [action, subjectKind, subjectId]),
    ).toEqual([
      ['account-read', 'account', String(me.id)],
      ['dossier-read', 'dossier', String(id)],
    ]);
    expect(await entries({ who: String(me.id), action: 'dossier-read' })).toEqual([]);
  });

  it('keeps messages, requests for documents and links of customers, without their words', async () => {
    const [me, admin] = [
      await createMember({ packages: [{ credits: 5 }] }),
      await createMember({ role: 'Admin' }),
    ];
    const id = await createSentDossier(me);
    await expectOk(write(me.http, id, 'Parole riservate'));
    const request = await requestDocumentAgain(admin.http, id);
    await expectOk(admin.http.delete(`Module/documentRequests/${id}/${request.id}`));
    const draft = (await save(me.http, ecobonusForm())).id;
    await expectOk(me.http.post(`Module/beneficiaryLink/${draft}`));
    for (let i = 0; i < 2; i += 1)
      expect((await me.http.delete(`Module/beneficiaryLink/${draft}`)).status).toBe(204);
    const acts = async (subjectId: number) =>
      (await entries({ subjectKind: 'dossier', subjectId })).map(({ action, actorId }) => [
        action,
        actorId,
      ]);
    expect(
      (await acts(id)).filter(
        ([action]) => action !== 'status-change' && action !== 'dossier-read',
      ),
    ).toEqual([
      ['document-request-withdrawn', admin.id],
      ['charge-taken', admin.id],
      ['document-request', admin.id],
      ['message', me.id],
    ]);
    expect(await acts(draft)).toEqual([
      ['client-link-ended', me.id],
      ['client-link-made', me.id],
    ]);
    expect(JSON.stringify(await entries({ subjectKind: 'dossier', subjectId: id }))).not.toContain(
      'riservate',
    );
  });

  it('keeps changes of the library', async () => {
    const admin = await createMember({ role: 'Admin' });
    const { id } = await expectOk<{ id: number }>(
      admin.http.post('Library', { form: createLibraryForm({ title: 'Titolo del registro' }) }),
    );
    await expectOk(
      admin.http.send('PUT', `Library/${id}`, {
        form: createLibraryForm({ title: 'Altro titolo' }, pdf('nuovo')),
      }),
    );
    expect((await admin.http.delete(`Library/${id}`)).status).toBe(204);
    const kept = await entries({ subjectKind: 'library', subjectId: id });
    expect(
      kept.map(({ action, actorId, details }) => [action, actorId, details['newFile'] ?? null]),
    ).toEqual([
      ['library-removed', admin.id, null],
      ['library-changed', admin.id, true],
      ['library-added', admin.id, null],
    ]);
    expect(JSON.stringify(kept)).not.toContain('itolo');
  });

  it('keeps calls that were refused for want of a right, the same ones once', async () => {
    const me = await createMember({});
    for (let i = 0; i < 3; i += 1) expectProblem(await me.http.get('PaymentLogs'), 403);
    expectProblem(await me.http.post('Accounts/suspend/1'), 403);
    // Noted beside the answer, not before it.
    await waitFor(
      async () =>
        expect(
          (await entries({ who: String(me.id), action: 'call-refused' })).map(
            ({ details }) => details,
          ),
        ).toEqual([
          { method: 'POST', route: '/api/Accounts/suspend/:id', number: 1 },
          { method: 'GET', route: '/api/PaymentLogs' },
        ]),
      { timeout: 30_000 },
    );
  });

  it('keeps recharges', async () => {
    const [me, admin] = [await createMember({}), await createMember({ role: 'Admin' })];
    await expectOk(
      admin.http.post(`Accounts/recharge/${me.id}`, {
        json: { id: await createPackage({ credits: 20 }) },
      }),
    );
    expect(
      await entries({ action: 'recharge', subjectKind: 'account', subjectId: me.id }),
    ).toMatchObject([{ actorId: admin.id, details: { credits: 2000 } }]);
  });

  it('has no entry of an act that was refused', async () => {
    const me = await createMember({});
    const { id } = await createReadyDossier(me);
    expectProblem(await me.http.post(`Module/send/${id}`), 409);
    expect(await entries({ subjectKind: 'dossier', subjectId: id })).toEqual([]);
  });

  it('cannot be changed or shortened, not even by the database user of the portal', async () => {
    const before = await sql().rows<{ n: number }>('SELECT COUNT(*) AS n FROM audit_entries');
    for (const act of ["UPDATE audit_entries SET role = 'User'", 'DELETE FROM audit_entries']) {
      await expect(async () => sql().run(act)).rejects.toThrow(/append-only/);
    }
    expect(
      Number((await sql().rows<{ n: number }>('SELECT COUNT(*) AS n FROM audit_entries'))[0]?.n),
    ).toBeGreaterThanOrEqual(Number(before[0]?.n));
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
      expect([404, 405]).toContain(
        (await (await auditor()).http.send(method, 'Audit/1', { json: {} })).status,
      );
    }
  });

  it('is searched by a group of acts', async () => {
    const [me, admin] = [await createMember({}), await createMember({ role: 'Admin' })];
    await expectOk(
      admin.http.post(`Accounts/recharge/${me.id}`, {
        json: { id: await createPackage({ credits: 20 }) },
      }),
    );
    await logInAs(admin);
    const of = async (actionGroup: string) =>
      (await entries({ who: String(admin.id), actionGroup })).map(({ action }) => action);
    expect(await of('credits')).toEqual(['recharge']);
    expect(await of('access')).toContain('login');
    expect(await of('access')).not.toContain('recharge');
  });

  it('is searched by days and pages, counting all', async () => {
    const me = await createAccount({});
    for (let i = 0; i < 3; i += 1) await logInAs(me);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
    const { http } = await auditor();
    const page = await http.get('Audit', {
      query: { who: String(me.id), from: today, to: today, page: 2, pageSize: 2 },
    });
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.json<AuditEntryDto[]>()).toHaveLength(1);
    expect(await entries({ who: me.email, to: '2020-01-01' })).toEqual([]);
    expect(await entries({ who: 'nessuno-con-questo-nome' })).toEqual([]);
  });

  it.each([
    { action: 'x' },
    { actionGroup: 'x' },
    { subjectKind: 'x' },
    { from: 'ieri' },
    { to: '2026-02-30' },
    { page: 0 },
    { pageSize: 1000 },
    { who: 'x'.repeat(300) },
  ] as Query[])('refuses %j', async (query) => {
    expectProblem(await (await auditor()).http.get('Audit', { query }), 400, 'invalid-data');
  });
});
