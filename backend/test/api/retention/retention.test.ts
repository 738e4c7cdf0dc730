/** @core */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import {
  readDossier,
  createReadyDossier,
  createSentDossier,
  type Member,
} from '../../kit/dossier-flow.js';
import { expectLedgerBalanced, listMovements } from '../../kit/ledger-queries.js';
import { pdf } from '../../kit/file-fixtures.js';
import { insertOrder } from '../../kit/order-fixtures.js';
import { createLink } from '../../kit/beneficiary-link-fixtures.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { ago, runJob } from '../../kit/nightly-jobs.js';
import { waitUntil } from '../../kit/wait-until.js';
import {
  createRegistration,
  createRegistrationForm,
  waitForMailToken,
} from '../../kit/registration-fixtures.js';
import { changeSetting } from '../../kit/settings-fixtures.js';
import {
  insertActivePackage,
  logInAs,
  createAccount,
  createMember,
  sql,
} from '../../kit/account-fixtures.js';

const COMMAND = resolve(import.meta.dirname, '../../../dist/src/retention/retention.command.js');

let running: Portal;
let me: Member;

beforeAll(async () => {
  const { kind } = portal();
  running = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(running);
  me = await logInAs(await createAccount({ packages: [{ credits: 100 }] }));
});
afterAll(async () => {
  await running.stop();
});

const count = async (table: string, where: string, ...values: (string | number)[]) =>
  Number(
    (
      await sql().rows<{ n: number }>(
        `SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`,
        ...values,
      )
    )[0]?.n,
  );
const storedFiles = async () =>
  (await readdir(join(running.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Creates a file in a folder of the storage that no row refers to. */
async function strayFile(folder: string): Promise<string> {
  const name = randomUUID();
  await mkdir(join(running.dataDir, 'files', folder), { recursive: true });
  await writeFile(join(running.dataDir, 'files', folder, name), 'documento di identità');
  return `${folder}/${name}`;
}

async function dryRun(): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND], { env: running.env });
  expect(stdout).toContain('Nothing changed');
  return Object.fromEntries(
    [...stdout.matchAll(/^(\w+) +(\d+)$/gm)].map(([, name = '', n]) => [name, Number(n)]),
  );
}

describe('retention', () => {
  it('takes away what has been kept long enough, and leaves the ledger and all that is younger', async () => {
    const [old, young, binned, done] = [
      (await createReadyDossier(me)).id,
      (await createReadyDossier(me)).id,
      (await createReadyDossier(me)).id,
      await createSentDossier(me),
    ];
    await createLink(me, old);
    await sql().run('UPDATE dossiers SET updated = ? WHERE id = ?', ago(800), old);
    await me.http.delete(`Module/${binned}`);
    await sql().run('UPDATE dossiers SET deleted = ? WHERE id = ?', ago(31), binned);
    // The controls of an expense end fifteen years later, whenever the dossier was completed.
    const year = new Date().getUTCFullYear();
    const kept = await createSentDossier(me);
    for (const [id, expenseYear] of [
      [done, year - 16],
      [kept, year - 15],
    ] as const)
      await sql().run(
        `UPDATE dossiers SET status = 'SELLED', completed = ?, expense_year = ? WHERE id = ?`,
        ago(5_700),
        expenseYear,
        id,
      );
    const mistyped = await createSentDossier(me);
    await sql().run(
      `UPDATE dossiers SET status = 'SELLED', completed = ?, expense_year = 2000 WHERE id = ?`,
      ago(30),
      mistyped,
    );
    for (const [id, text] of [
      [done, 'Manca la firma di Ortensia'],
      [young, 'Tutto bene'],
    ] as const) {
      await sql().run(
        `INSERT INTO dossier_messages (dossier_id, at, author_id, side, who, kind, text) VALUES (?, ?, ?, 'fitter', 'Gelsomino', 'message', ?)`,
        id,
        ago(1),
        me.id,
        text,
      );
    }
    await sql().run(
      "INSERT INTO dossier_notes (dossier_id, at, author_id, who, text, mentions) VALUES (?, ?, ?, 'Anna', 'Ortensia non risponde', '[]')",
      done,
      ago(1),
      me.id,
    );
    await sql().run(
      `INSERT INTO dossier_snapshots (dossier_id, at, data) VALUES (?, ?, '{"firstName":"Ortensia"}')`,
      done,
      ago(4_200),
    );
    await sql().run(
      "INSERT INTO dossier_filings (dossier_id, filing, cpid, recorded_by, recorded) VALUES (?, 'serramenti', ?, ?, ?)",
      done,
      `SCADUTA-${done}`,
      me.id,
      ago(4_200),
    );
    await sql().run(
      "INSERT INTO filing_corrections (dossier_id, filing, former_cpid, held_cpid, cpid, reason, actor_id, who, at) VALUES (?, 'serramenti', ?, ?, ?, 'Ortensia', ?, 'Gelsomino', ?)",
      done,
      `ANNULLATA-${done}`,
      `ANNULLATA-${done}`,
      `SCADUTA-${done}`,
      me.id,
      ago(4_200),
    );
    await sql().run(
      "INSERT INTO enea_print_outcomes (dossier_id, filing, sha256, data_hash, differences, actor_id, at) VALUES (?, 'schermature', '0', '0', '[]', ?, ?)",
      done,
      me.id,
      ago(4_200),
    );
    await sql().run(
      "INSERT INTO energy_savings (dossier_id, filing, kwh_hundredths, origin, recorded_by, recorded) VALUES (?, 'schermature', 31100, 'tecnico', ?, ?)",
      done,
      me.id,
      ago(4_200),
    );
    const link = await createLink(me, young);
    await sql().run(
      'UPDATE beneficiary_links SET expires = ? WHERE dossier_id = ?',
      ago(91),
      young,
    );
    for (const days of [366, 10]) {
      await sql().run(
        `INSERT INTO notifications (account_id, kind, title, text, created) VALUES (?, 'status', 'Prova', 'Prova', ?)`,
        me.id,
        ago(days),
      );
      await sql().run(
        `INSERT INTO audit_entries (at, address, action, details) VALUES (?, '', 'login', '{}')`,
        ago(days * 10),
      );
    }
    const ledger = await listMovements(me.id);

    const due = await dryRun();
    expect(due).toMatchObject({
      drafts: 1,
      deletedDossiers: 1,
      completedDossiers: 1,
      snapshots: 3,
      notifications: 1,
      beneficiaryLinks: 1,
      audit: 1,
    });
    expect(await count('dossiers', 'erased IS NOT NULL')).toBe(0);
    // Two workers at once, as after an expired lease.
    await Promise.all([runJob('retention'), runJob('retention')]);

    for (const id of [old, binned, done]) {
      expect(
        await count(
          'dossiers',
          `id = ? AND client = '' AND search_key = '' AND erased IS NOT NULL AND data NOT LIKE '%Ortensia%'`,
          id,
        ),
      ).toBe(1);
      for (const table of [
        'uploaded_files',
        'dossier_messages',
        'dossier_notes',
        'dossier_snapshots',
        'dossier_words',
        'dossier_filings',
        'energy_savings',
        'enea_print_outcomes',
        'filing_corrections',
        'message_threads',
        'document_requests',
      ])
        expect([table, await count(table, 'dossier_id = ?', id)]).toEqual([table, 0]);
      expect(await count('beneficiary_links', 'dossier_id = ? AND email IS NOT NULL', id)).toBe(0);
    }
    for (const id of [kept, mistyped])
      expect(await count('dossiers', 'id = ? AND erased IS NULL', id)).toBe(1);
    expect(link.token.length).toBeGreaterThan(30);
    expect(await count('beneficiary_links', 'dossier_id = ?', young)).toBe(0);
    expect((await readDossier(me.http, young)).id).toBe(young);
    expect(await count('dossier_messages', 'dossier_id = ?', young)).toBe(1);
    expect(await count('notifications', 'account_id = ? AND title = ?', me.id, 'Prova')).toBe(1);
    expect(await listMovements(me.id)).toEqual(ledger);
    await expectLedgerBalanced(me.id);
    const noted = await sql().rows<{ details: string }>(
      `SELECT details FROM audit_entries WHERE action = 'retention'`,
    );
    const taken = noted.map(({ details }) => JSON.parse(details) as Record<string, number>);
    // The two runs together deleted each record exactly once.
    for (const name of ['drafts', 'deletedDossiers', 'completedDossiers', 'notifications', 'audit'])
      expect([name, taken.reduce((sum, one) => sum + (one[name] ?? 0), 0)]).toEqual([
        name,
        due[name],
      ]);
    const after = await dryRun();
    expect(Object.entries(after).filter(([, n]) => n > 0)).toEqual([]);
    // The audit log refuses every deletion of entries younger than five years.
    await expect(
      Promise.resolve().then(() => sql().run('DELETE FROM audit_entries WHERE at < ?', ago(50))),
    ).rejects.toThrow(/append-only/);
  }, 240_000);

  it('removes the receipts of transfers that ended long ago, and keeps their amounts', async () => {
    const end = async (status: string, days: number) => {
      const id = await insertOrder(me, { status, receipt: pdf() });
      await sql().run('UPDATE package_orders SET decided = ? WHERE id = ?', ago(days), id);
      return id;
    };
    const [credited, told] = [await end('confirmed', 3_651), await end('confirmed', 400)];
    const [rejected, withdrawn] = [await end('rejected', 366), await end('withdrawn', 364)];
    const waiting = await insertOrder(me, { receipt: pdf() });
    const keys = await sql().rows<{ storage_key: string }>(
      'SELECT storage_key FROM package_orders WHERE id IN (?, ?)',
      credited,
      rejected,
    );
    const gone = keys.map(({ storage_key: key }) => key.split('/')[1]);
    expect(await dryRun()).toMatchObject({ orders: 2 });
    await runJob('retention');
    const rows = await sql().rows<{ id: number; reason: string; storage_key: string | null }>(
      'SELECT id, reason, storage_key FROM package_orders WHERE amount = 12200',
    );
    const withReceipt = rows.filter((row) => row.storage_key !== null).map(({ id }) => id);
    expect(withReceipt.sort((a, b) => a - b)).toEqual([told, withdrawn, waiting]);
    expect(rows.filter(({ reason }) => reason === '').map(({ id }) => id)).toEqual([
      credited,
      rejected,
    ]);
    await waitUntil(
      async () => ((await storedFiles()).some((name) => gone.includes(name)) ? null : true),
      'the receipts to go',
      90_000,
    );
  }, 240_000);

  it('reaches files of a registration that died between storing them and writing its row', async () => {
    const [orphan, waiting, forgotten] = [
      await strayFile('accounts'),
      await strayFile('accounts'),
      await strayFile('accounts'),
    ];
    for (const key of [orphan, waiting, forgotten])
      await sql().run('INSERT INTO file_writes (storage_key, begun) VALUES (?, ?)', key, ago(2));
    const request = (key: string, days: number) =>
      sql().run(
        'INSERT INTO registration_requests (data, created) VALUES (?, ?)',
        JSON.stringify({ form: {}, passwordHash: '', files: { ciFront: { storageKey: key } } }),
        ago(days),
      );
    await request(waiting, 2);
    await request(forgotten, 31);
    await runJob('file-sweep');
    const names = async (keys: string[]) => {
      const stored = await storedFiles();
      return keys.map((key) => stored.includes(key.split('/')[1] ?? ''));
    };
    expect(await names([orphan, waiting, forgotten])).toEqual([false, true, true]);
    await runJob('retention');
    await waitUntil(
      async () => ((await names([forgotten]))[0] === false ? true : null),
      'the forgotten file to go',
      90_000,
    );
    expect(await names([waiting])).toEqual([true]);
    expect(await count('registration_requests', '1 = 1')).toBe(1);
  }, 240_000);

  it('deletes registrations that were not confirmed within a month, and only those', async () => {
    const register = async (): Promise<{ id: number; token: string }> => {
      const user = createRegistration();
      expect(
        (await visitor().post('Accounts/register', { form: createRegistrationForm(user) })).status,
      ).toBe(200);
      const token = await waitForMailToken(user.email ?? '', 'verify-email');
      const [row] = await sql().rows<{ id: number }>(
        'SELECT id FROM accounts WHERE email = ?',
        user.email ?? '',
      );
      return { id: Number(row?.id), token };
    };
    const [over, held, confirmed, paid] = [
      await register(),
      await register(),
      await register(),
      await register(),
    ];
    expect(
      (await visitor().post('Accounts/verify-email', { json: { token: confirmed.token } })).status,
    ).toBe(200);
    await insertActivePackage(paid.id, { credits: 5 });
    for (const { id } of [over, held, confirmed, paid]) {
      await sql().run('UPDATE accounts SET created = ? WHERE id = ?', ago(31), id);
      if (id !== held.id)
        await sql().run('UPDATE account_tokens SET expires = ? WHERE account_id = ?', ago(24), id);
    }
    expect(await dryRun()).toMatchObject({ unconfirmed: 1 });
    await Promise.all([runJob('retention'), runJob('retention')]);
    expect(
      await count(
        'accounts',
        "id = ? AND business_name = 'Account eliminato' AND email LIKE '%@eliminato.invalid' AND deleted IS NOT NULL",
        over.id,
      ),
    ).toBe(1);
    expect(await count('account_files', 'account_id = ?', over.id)).toBe(0);
    for (const { id } of [held, confirmed, paid])
      expect([
        await count('accounts', 'id = ? AND deleted IS NULL', id),
        await count('account_files', 'account_id = ?', id),
      ]).toEqual([1, 3]);
  }, 240_000);

  it('leaves notifications to the setting in the nightly sweep too, and every sweep may run twice at once', async () => {
    await changeSetting(await createMember({ role: 'SuperAdmin' }), 'retention', {
      ...SETTING_DEFAULTS.retention,
      notifications: 30,
    });
    for (const days of [20, 40])
      await sql().run(
        `INSERT INTO notifications (account_id, kind, title, text, created) VALUES (?, 'status', 'Notte', ?, ?)`,
        me.id,
        String(days),
        ago(days),
      );
    const stray = await strayFile('dossiers');
    await sql().run('INSERT INTO file_writes (storage_key, begun) VALUES (?, ?)', stray, ago(2));
    const [session] = await sql().rows<{ id: number }>(
      'SELECT MAX(id) AS id FROM account_sessions WHERE account_id = ?',
      me.id,
    );
    await sql().run(
      'UPDATE account_sessions SET ended = ? WHERE id = ?',
      ago(8),
      Number(session?.id),
    );
    await sql().run(
      `INSERT INTO idempotency_keys (account_id, idempotency_key, request_hash, created) VALUES (?, 'old', '', ?), (?, 'new', '', ?)`,
      me.id,
      ago(91),
      me.id,
      ago(89),
    );
    await Promise.all(
      ['file-sweep', 'session-cleaning', 'mail-housekeeping', 'idempotency-key-cleanup'].flatMap(
        (kind) => [runJob(kind), runJob(kind)],
      ),
    );
    // A worker hears of another setting a moment later.
    const told = async () =>
      (
        await sql().rows<{ text: string }>(
          `SELECT text FROM notifications WHERE title = 'Notte' ORDER BY text`,
        )
      ).map(({ text }) => text);
    await waitUntil(
      async () => {
        await Promise.all([runJob('notification-sweep'), runJob('notification-sweep')]);
        return (await told()).length < 2 ? true : null;
      },
      'the sweep to go by the setting',
      60_000,
    );
    expect(await told()).toEqual(['20']);
    expect(await storedFiles()).not.toContain(stray.split('/')[1]);
    expect([
      await count('account_sessions', 'id = ?', Number(session?.id)),
      await count('file_writes', 'storage_key = ?', stray),
      await count('idempotency_keys', `account_id = ? AND idempotency_key = 'old'`, me.id),
      await count('idempotency_keys', `account_id = ? AND idempotency_key = 'new'`, me.id),
    ]).toEqual([0, 0, 0, 1]);
    expect(await count('outbox_jobs', `status = 'dead'`)).toBe(0);
  }, 240_000);
});
