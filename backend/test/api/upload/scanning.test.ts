import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminLibraryFile, Notification } from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EICAR, startClamd, type Clamd } from '../../../../tools/services/clamd.ts';
import { freePort } from '../../../../tools/services/free-port.ts';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { putProfile, wholeProfile } from '../../kit/accounts.js';
import { ecobonus } from '../../kit/dossier.js';
import { pdf } from '../../kit/files.js';
import { lastStep, ok, reject, save, sentDossier, upload, type Member } from '../../kit/flow.js';
import { uploadForm } from '../../kit/forms.js';
import type { Answer } from '../../kit/http.js';
import { libraryForm } from '../../kit/library.js';
import { documentsOf, write } from '../../kit/messages.js';
import { mailbox, portal, usePortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem.js';
import { GOOD_FILES, registration, registrationForm, type Sent } from '../../kit/registration.js';
import { PATIENT } from '../../kit/setup.js';
import { unzip } from '../../kit/unzip.js';
import { until } from '../../kit/until.js';
import { newMember, reopenSql, sql } from '../../kit/world.js';

/** A PDF readers open, with the test file in it. */
const infected = (): Buffer => Buffer.concat([pdf('Fattura'), Buffer.from(EICAR)]);
const asFile = (bytes: Buffer, name = 'allegato.pdf'): File =>
  new File([new Uint8Array(bytes)], name);
const INFECTED: Sent = { bytes: infected(), name: 'malato.pdf' };

let clamd: Clamd;
let running: Portal;
let metrics: number;
let me: Member;
let admin: Member;

beforeAll(async () => {
  const { mode } = portal();
  clamd = await startClamd({ streamMaxLength: '2M' });
  metrics = await freePort();
  running = await startPortal({
    kind: mode,
    env: {
      ...PATIENT,
      CLAMAV_URL: mode === 'sqlite' ? clamd.socketUrl : clamd.url,
      METRICS_PORT: String(metrics),
    },
    workerEnv: { METRICS_PORT: '' },
  });
  usePortal({ mode, origin: running.origin, dataDir: running.dataDir, database: running.database });
  await reopenSql();
  me = await newMember({ packages: [{ credits: 100 }] });
  admin = await newMember({ role: 'Admin' });
});
afterAll(async () => {
  await running.stop();
  await clamd.stop();
});

const stored = async (): Promise<string[]> =>
  (await readdir(join(portal().dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const acts = (action: string) =>
  sql().rows<{ actor_id: number | null; subject_id: string | null; details: string }>(
    'SELECT actor_id, subject_id, details FROM audit_entries WHERE action = ? ORDER BY id',
    action,
  );
const count = async (table: string): Promise<number> =>
  Number((await sql().rows<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n);
/** Makes the next look at waiting files due now. Its key names the minute it was meant for, which the look after it will be for. */
const hurry = () =>
  sql().run(
    "UPDATE outbox_jobs SET run_at = ?, job_key = NULL WHERE kind = 'late-scans' AND status = 'pending'",
    new Date(Date.now() - 1_000).toISOString().replace('T', ' ').replace('Z', ''),
  );

async function draft(): Promise<{ id: number; item: number }> {
  const { id, version } = await save(me.http, ecobonus());
  const [first] = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  return { id, item: first?.id ?? 0 };
}
const hand = (
  bytes: Buffer,
  { id, item }: { id: number; item: number },
  name = 'documento.pdf',
): Promise<Answer> =>
  me.http.post('Upload/file', { form: uploadForm(`${me.id}/${id}`, item, bytes, name) });

describe('a file with malware', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['a document of a dossier', async () => hand(infected(), await draft())],
    [
      'the receipt',
      async () => {
        const id = await sentDossier(me);
        const form = uploadForm(`${me.id}/${id}`, 'Ricevuta', infected(), 'ricevuta.pdf');
        return admin.http.post('Upload/fileToAzureAdmin', { form });
      },
    ],
    [
      'beside a rejection',
      async () =>
        reject(admin, await sentDossier(me), 'REJECTED', 'Manca una firma', asFile(infected())),
    ],
    [
      'beside a message',
      async () =>
        write(me.http, await sentDossier(me), 'Ecco il file', { attachment: asFile(infected()) }),
    ],
    ['of the library', () => admin.http.post('Library', { form: libraryForm({}, infected()) })],
    ['of the profile', async () => putProfile(me, await wholeProfile(me), { ciRear: INFECTED })],
    [
      'the last of a registration',
      () =>
        visitor().post('Accounts/register', {
          form: registrationForm(registration(), { ...GOOD_FILES, contract: INFECTED }),
        }),
    ],
  ])('is refused: %s', async (_, send) => {
    const before = await acts('malware-refused');
    const problem = expectProblem(await send(), 422, 'file-infected');
    expect(problem.errors).toHaveLength(1);
    expect(problem.message).toContain('programma dannoso');
    expect((await acts('malware-refused')).slice(before.length)).toEqual([
      expect.objectContaining({ details: '{"signature":"Eicar-Test-Signature.UNOFFICIAL"}' }),
    ]);
    for (const table of ['registration_requests', 'unscanned_files', 'file_writes'])
      expect(await count(table), table).toBe(0);
    for (const table of ['uploaded_files', 'account_files', 'library_files'])
      expect(
        await sql().rows(`SELECT id FROM ${table} WHERE size = ?`, infected().length),
        table,
      ).toEqual([]);
  });

  it('leaves no byte behind, while a good one is kept and opened', async () => {
    const own = await draft();
    const before = await stored();
    expectProblem(await hand(infected(), own), 422);
    expect(await stored()).toEqual(before);
    const file = await upload(me, own.id, own.item, pdf('Buono'), 'buono.pdf');
    expect(file.awaitsScan).toBeUndefined();
    expect((await me.http.get(`Upload/download/${file.id}`)).bytes).toEqual(pdf('Buono'));
  });

  it('is told from one the scanner never looks at', async () => {
    const problem = expectProblem(
      await hand(pdf('Grande', 3_000_000), await draft()),
      422,
      'file-not-scannable',
    );
    expect(problem.message).toContain('troppo grande per il controllo antivirus');
  });

  it('is counted', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(/^portal_file_scans_total\{result="infected"\} (\d+)$/m.exec(text)?.[1]).toBe('8');
    expect(text).toMatch(/^portal_file_scans_total\{result="too-large"\} 1$/m);
    expect(text).toMatch(/^portal_files_unscanned 0$/m);
  });
});

describe('while the scanner is away', () => {
  it(
    'files are taken, kept shut, and looked at once it is back',
    { timeout: 240_000 },
    async () => {
      const own = await draft();
      await clamd.kill9();
      const [good, bad] = [
        await upload(me, own.id, own.item, pdf('Buono'), 'buono.pdf'),
        await upload(me, own.id, own.item, infected(), 'malato.pdf'),
      ];
      const guide = await ok<AdminLibraryFile>(
        admin.http.post('Library', {
          form: libraryForm({ title: `Guida ${randomUUID()}` }, infected()),
        }),
      );
      await ok(
        putProfile(me, await wholeProfile(me), { ciFront: INFECTED, ciRear: GOOD_FILES.ciRear }),
      );
      expect([good.awaitsScan, bad.awaitsScan]).toEqual([true, true]);
      const shown = (await documentsOf(me.http, own.id)).documents.find(
        ({ id }) => id === own.item,
      );
      expect(
        shown?.document.files.map(({ fileName, awaitsScan }) => [fileName, awaitsScan]),
      ).toEqual([
        ['buono.pdf', true],
        ['malato.pdf', true],
      ]);

      for (const reader of [me, admin])
        expectProblem(await reader.http.get(`Upload/download/${good.id}`), 423, 'file-unscanned');
      expectProblem(await admin.http.get(`Library/download/${guide.id}`), 423);
      const zip = await unzip((await me.http.get(`module/download/${own.id}`)).bytes);
      expect(zip.map(({ name }) => name)).toEqual(['FILE MANCANTI - leggere.txt']);
      expect(zip[0]?.bytes.toString()).toContain('in attesa del controllo antivirus');

      // Still away at the first look: everything waits for another.
      await hurry();
      await until(
        async () =>
          (
            await sql().rows(
              "SELECT id FROM outbox_jobs WHERE kind = 'late-scans' AND status = 'done'",
            )
          ).length > 0
            ? true
            : null,
        'the first look',
      );
      expect(await count('unscanned_files')).toBe(5);

      const keyOf = async (id: number) =>
        (
          await sql().rows<{ storage_key: string }>(
            'SELECT storage_key FROM uploaded_files WHERE id = ?',
            id,
          )
        )[0]?.storage_key ?? '';
      const bytes = join(portal().dataDir, 'files', await keyOf(bad.id));
      expect(existsSync(bytes)).toBe(true);
      await clamd.start();
      await until(
        async () => {
          await hurry();
          return (await count('unscanned_files')) === 0 ? true : null;
        },
        'every file scanned',
        120_000,
        500,
      );

      const { documents } = await documentsOf(me.http, own.id);
      expect(
        documents
          .find(({ id }) => id === own.item)
          ?.document.files.map(({ fileName, awaitsScan }) => [fileName, awaitsScan]),
      ).toEqual([['buono.pdf', undefined]]);
      expect((await me.http.get(`Upload/download/${good.id}`)).bytes).toEqual(pdf('Buono'));
      expect((await me.http.get(`Upload/download/${bad.id}`)).status).toBe(404);
      expect((await admin.http.get(`Library/download/${guide.id}`)).status).toBe(404);
      await until(
        async () => (!existsSync(bytes) && (await count('file_writes')) === 0 ? true : null),
        'the bytes gone',
      );
      expect(
        await sql().rows('SELECT purpose FROM account_files WHERE account_id = ?', me.id),
      ).toEqual([{ purpose: 'ciRear' }]);

      expect(
        (await acts('malware-withdrawn'))
          .map(({ actor_id, subject_id }) => [actor_id, subject_id])
          .sort(),
      ).toEqual(
        [
          [null, String(guide.id)],
          [null, String(me.id)],
          [null, String(own.id)],
        ].sort(),
      );
      const news = await ok<Notification[]>(me.http.get('Notifications'));
      expect(news.map(({ title }) => title)).toContain(
        `Pratica n. ${own.id}: file rimosso dall’antivirus`,
      );
      const letters = [
        `Pratica n. ${own.id}: file rimosso dall’antivirus`,
        'Un file del profilo è stato rimosso dall’antivirus',
      ];
      await until(async () => {
        const subjects = (await mailbox().to(me.email)).map(({ subject }) => subject);
        return letters.every((letter) => subjects.includes(letter)) ? true : null;
      }, 'both e-mails');
    },
  );

  it(
    'a registration keeps its files shut until its account is there, and loses the bad one then',
    { timeout: 240_000 },
    async () => {
      const form = registration();
      await clamd.kill9();
      expect(
        (
          await visitor().post('Accounts/register', {
            form: registrationForm(form, { ...GOOD_FILES, contract: INFECTED }),
          })
        ).status,
      ).toBe(200);
      expect(await count('unscanned_files')).toBe(3);
      await clamd.start();
      await until(
        async () => {
          await hurry();
          return (await count('unscanned_files')) === 0 ? true : null;
        },
        'every file scanned',
        120_000,
        500,
      );
      const kept = await sql().rows<{ purpose: string }>(
        'SELECT purpose FROM account_files f JOIN accounts a ON a.id = f.account_id WHERE a.email = ? ORDER BY purpose',
        form.email ?? '',
      );
      expect(kept.map(({ purpose }) => purpose)).toEqual(['ciFront', 'ciRear']);
    },
  );
});
