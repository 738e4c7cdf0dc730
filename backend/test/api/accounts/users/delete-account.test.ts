import type { AccountDetailDto, PaymentLogDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createAccountAwaitingReview,
  completeProfile,
  readOwnAccount,
} from '../../../kit/profile-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  expectOk,
  createReadyDossier,
  save,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createRejectForm } from '../../../kit/multipart-forms.js';
import { mailbox, portal } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { waitUntil } from '../../../kit/wait-until.js';
import {
  logInAs,
  createAccount,
  createMember,
  PASSWORD,
  sql,
} from '../../../kit/account-fixtures.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

let admin: Member;
let superAdmin: Member;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
  superAdmin = await createMember({ role: 'SuperAdmin' });
});

const remove = (id: number, by = admin) => by.http.delete(`Accounts/${id}`);
const ledger = (id: number) =>
  sql().rows(
    'SELECT id, type, amount, active_package_id FROM credit_movements WHERE account_id = ? ORDER BY id',
    id,
  );
const stored = (key: string) => existsSync(join(portal().dataDir, 'files', key));
const keysOf = async (table: string, column: string, id: number) =>
  (
    await sql().rows<{ storage_key: string }>(
      `SELECT storage_key FROM ${table} WHERE ${column} = ?`,
      id,
    )
  ).map(({ storage_key: key }) => key);

describe('DELETE Accounts', () => {
  it('leaves nothing personal in any table, no file, and every movement of credits', async () => {
    const me = await createMember({ packages: [{ credits: 20 }], businessName: 'Vetreria Xanadu' });
    await completeProfile(me);
    const { vat, phone, attorneySSN } = await readOwnAccount(me);
    const draft = await save(me.http, ecobonusForm({ beneficiaryLastName: 'Xanaduti' }));
    const returned = await createSentDossier(me);
    await expectOk(
      admin.http.post('Module/rejectmodule', {
        form: createRejectForm(returned, 'WAITING', 'Manca Xanaduti'),
      }),
    );
    const keys = [
      ...(await keysOf('account_files', 'account_id', me.id)),
      ...(await keysOf('uploaded_files', 'dossier_id', returned)),
    ];
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.filter(stored)).toEqual(keys);
    const before = await ledger(me.id);

    expect((await remove(me.id)).status).toBe(204);
    expectProblem(await me.http.get(`Accounts/${me.id}`), 401);
    expectProblem(await remove(me.id), 404);
    for (const call of ['verify-email-account', 'verify-contract-account'])
      expectProblem(await admin.http.post(`Accounts/${call}/${me.id}`), 404);
    expect(await ledger(me.id)).toEqual(before);
    const account = await expectOk<AccountDetailDto>(admin.http.get(`Accounts/${me.id}`));
    expect(account).toMatchObject({
      email: `account-${me.id}@eliminato.invalid`,
      businessName: 'Account eliminato',
      vat: null,
      phone: null,
      attorneySSN: null,
      files: [],
    });
    expect(account.deleted).not.toBeNull();
    await waitUntil(
      async () => keys.every((key) => !stored(key)) || null,
      'the files to be deleted',
    );
    const everything = JSON.stringify(
      await Promise.all([
        sql().rows('SELECT * FROM accounts WHERE id = ?', me.id),
        sql().rows('SELECT * FROM dossiers WHERE account_id = ?', me.id),
        ...[
          'dossier_snapshots',
          'dossier_filings',
          'energy_savings',
          'enea_print_outcomes',
          'filing_corrections',
          'dossier_messages',
          'dossier_notes',
          'dossier_status_changes',
          'uploaded_files',
          'beneficiary_links',
        ].map((table) =>
          sql().rows(`SELECT * FROM ${table} WHERE dossier_id IN (?, ?)`, draft.id, returned),
        ),
        ...['notifications', 'account_files', 'works'].map((table) =>
          sql().rows(
            `SELECT * FROM ${table} WHERE account_id = ? AND ${table === 'works' ? 'expires_at IS NULL' : '1 = 1'}`,
            me.id,
          ),
        ),
      ]),
    );
    for (const personal of ['Xanadu', me.email, vat, phone, attorneySSN, 'Ortensia'])
      expect([personal, everything.includes(String(personal))]).toEqual([personal, false]);
    await waitUntil(
      async () =>
        (await mailbox().listTo(me.email)).some(({ subject }) => subject === 'Account eliminato') ||
        null,
      'the last e-mail',
    );
    const [{ emailAccount = '' } = {}] = await expectOk<PaymentLogDto[]>(
      admin.http.get(`PaymentLogs/users/${me.id}`),
    );
    expect(emailAccount).toContain('eliminato.invalid');
    expectProblem(await admin.http.get(`Module/${draft.id}`), 404);
  });

  it('waits for dossiers handed in', async () => {
    const me = await createMember({ packages: [{ credits: 20 }] });
    await createSentDossier(me);
    const draft = await save(me.http, ecobonusForm());
    expectProblem(await remove(me.id), 409, 'dossiers-in-progress');
    expect((await me.http.get(`Module/${draft.id}`)).status).toBe(200);
    expect(await readOwnAccount(me)).toMatchObject({ deleted: null, email: me.email });
  });

  it('and a concurrent sending end with only one of the two done: no dossier without an account is sent', async () => {
    const me = await createMember({ packages: [{ credits: 20 }] });
    const { id } = await createReadyDossier(me);
    const [sent, removed] = await Promise.all([me.http.post(`Module/send/${id}`), remove(me.id)]);
    const [{ status } = { status: '' }] = await sql().rows<{ status: string }>(
      'SELECT status FROM dossiers WHERE id = ?',
      id,
    );
    expect([
      [200, 409, 'SENT'],
      [401, 204, 'DRAFT'],
      [404, 204, 'DRAFT'],
      [403, 204, 'DRAFT'],
    ]).toContainEqual([sent.status, removed.status, status]);
  });

  it('frees the address and the company', async () => {
    const login = await createAccount({});
    expect((await remove(login.id)).status).toBe(204);
    const { id } = await expectOk<{ id: number }>(
      admin.http.post('Accounts/pre-create', {
        json: {
          email: login.email,
          businessName: 'Nuova Srl',
          vat: '12345678903',
          isKnownCompany: true,
        },
      }),
    );
    expect(id).not.toBe(login.id);
    await expect(logInAs(login, PASSWORD)).rejects.toThrow();
  });

  it('is confirmed by a SuperAdmin where the owner asked for it', async () => {
    const id = await createAccountAwaitingReview();
    expectProblem(await remove(id), 403);
    expect((await remove(id, superAdmin)).status).toBe(204);
    expectProblem(
      await superAdmin.http.post(`Accounts/refuse-deletion/${id}`, {
        json: { reason: 'Troppo tardi' },
      }),
      404,
    );
  });

  it('is never of one’s own account, and of the back office only at a SuperAdmin’s word', async () => {
    const colleague = await createAccount({ role: 'Admin' });
    expectProblem(await remove(superAdmin.id, superAdmin), 409, 'own-account');
    expectProblem(await remove(colleague.id), 403);
    expect((await remove(colleague.id, superAdmin)).status).toBe(204);
    for (const id of ['0', 'x', '999999999'])
      expectProblem(await admin.http.delete(`Accounts/${id}`), 404);
  });
});
