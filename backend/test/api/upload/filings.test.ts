import type { AdminDossierDto, AdminFileDto, DossierListItemDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../kit/account-fixtures.js';
import {
  adminUpload,
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  setStatus,
  writeEnergySaving,
  type Member,
} from '../../kit/dossier-flow.js';
import { createMixedProducts } from '../../kit/dossier-fixtures.js';
import { findStoredFiles } from '../../kit/stored-files.js';
import { createAdminUploadForm, testCpid } from '../../kit/multipart-forms.js';
import { mailbox } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createDossierInStatus } from '../../kit/status-fixtures.js';
import { unzip } from '../../kit/unzip.js';

const MIXED = createMixedProducts();
const BOTH = ['serramenti', 'schermature'] as const;

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admin = await createMember({ role: 'Admin' });
});

async function createAcceptedMixed(): Promise<number> {
  const id = await createSentDossier(owner, MIXED);
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  return id;
}

const writeCpid = (id: number, cpid: string | null, filing?: string) =>
  admin.http.put('Upload/cpid', {
    json: { id, cpid, ...(filing === undefined ? {} : { filing }) },
  });
const removeFile = (id: number, name: string, filing?: string) =>
  admin.http.delete(`Upload/adminFile/${id}/${name}`, {
    ...(filing === undefined ? {} : { query: { filing } }),
  });
const isComplete = (id: number, name: string) =>
  expectOk<boolean>(admin.http.get(`Upload/checkAzureFile/${owner.id}/${id}/${name}`));
const adminFiles = async (id: number) =>
  (await readDossier<AdminDossierDto>(admin.http, id)).adminFiles;
const summary = (files: readonly AdminFileDto[]) =>
  files.map(({ name, filing, isRequired, cpid, file }) => [
    filing,
    name,
    isRequired,
    cpid,
    file !== null,
  ]);

/** The dossier in the lists of an account. */
async function findRow(by: Member, states: readonly string[], id: number) {
  const rows = await Promise.all(
    states.map((state) =>
      expectOk<DossierListItemDto[]>(
        by.http.get('Module/getAll', { query: { state, search: String(id) } }),
      ),
    ),
  );
  return rows.flat().find((row) => row.id === id);
}
const findOfficeRow = (id: number) => findRow(admin, ['RECEIVED', 'ELABORATED'], id);

/** The server refuses the step, and the row says so beforehand in the same words, to the back office alone. */
async function expectHeldUp(id: number, to: string, part: string): Promise<void> {
  const { message } = expectProblem(await setStatus(admin, id, to), 409, 'document-missing');
  expect(message).toContain(part);
  expect((await findOfficeRow(id))?.filingRefusal).toBe(message);
  expect((await findRow(owner, ['PROCESSING', 'ELABORATED'], id))?.filingRefusal).toBeNull();
}

describe('a dossier with windows and shadings', () => {
  it('is filed twice, with a CPID and a receipt each, from acceptance to completion', async () => {
    const id = await createAcceptedMixed();
    await expectHeldUp(id, 'SENTTOENEA', 'per «Serramenti» mancano numero e documento');
    expect(summary(await adminFiles(id))).toEqual(
      BOTH.flatMap((filing) => [
        [filing, 'CodiceCpid', true, null, false],
        [filing, 'Ricevuta', true, null, false],
      ]),
    );
    expectProblem(await adminUpload(admin, owner.id, id, 'CodiceCpid'), 400, 'invalid-data');
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid', { filing: 'serramenti' }));
    expect(await isComplete(id, 'CodiceCpid')).toBe(false);
    await expectHeldUp(id, 'SENTTOENEA', 'per «Schermature e chiusure» mancano numero e documento');
    await expectOk(
      adminUpload(admin, owner.id, id, 'CodiceCpid', { filing: 'schermature', cpid: null }),
    );
    expect(await isComplete(id, 'CodiceCpid')).toBe(true);
    await expectHeldUp(id, 'SENTTOENEA', 'per «Schermature e chiusure» manca il numero');
    await expectOk(writeCpid(id, ` cpid: b${id}-77 `, 'schermature'));
    expect((await findOfficeRow(id))?.filingRefusal).toContain('scrivi prima il risparmio');
    await expectOk(writeEnergySaving(admin, id));
    expect((await findOfficeRow(id))?.filingRefusal).toBeNull();
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));

    await expectHeldUp(id, 'SELLED', 'manca per «Serramenti» e «Schermature e chiusure»');
    await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta', { filing: 'schermature' }));
    expect(await isComplete(id, 'Ricevuta')).toBe(false);
    await expectHeldUp(id, 'SELLED', 'manca per «Serramenti»');
    await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta', { filing: 'serramenti' }));
    expect((await findOfficeRow(id))?.filingRefusal).toBeNull();
    await expectOk(setStatus(admin, id, 'SELLED'));
    const first = testCpid(id, 'serramenti');
    expect(summary(await adminFiles(id))).toEqual([
      ['serramenti', 'CodiceCpid', true, first, true],
      ['serramenti', 'Ricevuta', true, null, true],
      ['schermature', 'CodiceCpid', true, `B${id}-77`, true],
      ['schermature', 'Ricevuta', true, null, true],
    ]);

    const { documents, ...seen } = await expectOk<{
      adminFiles: AdminFileDto[];
      documents: unknown[];
    }>(owner.http.get(`Module/documents/${id}`));
    expect(documents.length).toBeGreaterThan(0);
    expect(seen.adminFiles).toEqual(await adminFiles(id));
    const zip = await owner.http.get(`module/download/${id}`);
    expect(
      (await unzip(zip.bytes))
        .map(({ name }) => name)
        .filter((name) => /ENEA|CPID/.test(name))
        .sort(),
    ).toEqual([
      'Codice CPID Schermature e chiusure 1 - CodiceCpid (2).pdf',
      'Codice CPID Serramenti 1 - CodiceCpid.pdf',
      'Ricevuta ENEA Schermature e chiusure 1 - Ricevuta.pdf',
      'Ricevuta ENEA Serramenti 1 - Ricevuta (2).pdf',
    ]);
    const letters = await mailbox().waitForCount(owner.email, 2);
    const completed = letters.find(({ subject }) => subject === `Pratica n. ${id} completata`);
    for (const text of [
      `Serramenti: codice CPID ${first}.`,
      `Schermature e chiusure: codice CPID B${id}-77.`,
    ])
      expect(completed?.text).toContain(text);
    const told = await sql().rows<{ text: string }>(
      "SELECT text FROM notifications WHERE dossier_id = ? AND title LIKE '%: inviata a ENEA'",
      id,
    );
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining(
        `Codici CPID ${first} (Serramenti) e B${id}-77 (Schermature e chiusure).`,
      ),
    ]);
  });

  it('keeps the CPID of a declaration that it no longer has until it is removed', async () => {
    const id = await createAcceptedMixed();
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid', { filing: 'schermature' }));
    await expectOk(reject(admin, id, 'WAITING', 'Togliere la schermatura'));
    const { version, ...form } = await readDossier(owner.http, id);
    await expectOk(
      owner.http.put('Module', {
        json: { ...form, version, manufatti: { ...form.manufatti, schermature: [] } },
      }),
    );
    await expectOk(owner.http.post(`Module/send/${id}`));
    expect(summary(await adminFiles(id))).toEqual([
      ['serramenti', 'CodiceCpid', true, null, false],
      ['serramenti', 'Ricevuta', true, null, false],
      ['schermature', 'CodiceCpid', false, testCpid(id, 'schermature'), true],
    ]);
    expectProblem(await writeCpid(id, 'ABC-12345', 'schermature'), 400, 'invalid-data');
    expect((await removeFile(id, 'CodiceCpid', 'schermature')).status).toBe(204);
    await expectOk(writeCpid(id, null, 'schermature'));
    expect(await adminFiles(id)).toHaveLength(2);
  });
});

describe('a dossier with one declaration', () => {
  it.each([
    [{ serviceType: 2 as const }, 'bonusCasa'],
    [{ serviceType: 3 as const }, 'bonusCasa'],
    [{ ...MIXED, manufatti: { ...MIXED.manufatti, serramenti: [] } }, 'schermature'],
    [{}, 'serramenti'],
  ])('has it as the default: %#', async (change, filing) => {
    const id = await createSentDossier(owner, change);
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    expect(await expectOk(writeCpid(id, `C-${id}-9`))).toEqual({
      filing,
      cpid: `C-${id}-9`,
      revision: expect.any(Number),
    });
    expect(summary(await adminFiles(id))).toEqual([
      [filing, 'CodiceCpid', true, `C-${id}-9`, true],
      [filing, 'Ricevuta', true, null, false],
    ]);
    const other = filing === 'serramenti' ? 'schermature' : 'serramenti';
    expectProblem(await adminUpload(admin, owner.id, id, 'Ricevuta', { filing: other }), 400);
    expectProblem(await adminUpload(admin, owner.id, id, 'Ricevuta', { filing: 'tende' }), 400);
  });
});

describe('the text of a CPID', () => {
  it('belongs to one declaration, also when two operators write it at once', async () => {
    const [id, other] = [await createAcceptedMixed(), await createSentDossier(owner)];
    await expectOk(writeCpid(id, `U-${id}-1`, 'serramenti'));
    expect(
      expectProblem(await writeCpid(id, `u-${id}-1`, 'schermature'), 409, 'cpid-taken').message,
    ).toContain('«Serramenti» di questa pratica');
    const before = await findStoredFiles(other);
    for (const answer of [
      await writeCpid(other, `U-${id}-1`),
      await adminUpload(admin, owner.id, other, 'CodiceCpid', { cpid: ` u-${id} -1` }),
    ])
      expect(expectProblem(answer, 409, 'cpid-taken').message).toContain(
        `pratica n. ${id}, dichiarazione «Serramenti»`,
      );
    expect(await findStoredFiles(other)).toEqual(before);
    const answers = await Promise.all([
      writeCpid(id, `R-${id}-2`, 'schermature'),
      writeCpid(other, `R-${id}-2`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(['', '  ', '123', 'SOLOLETTERE', '<b>123456</b>', '1'.repeat(41), '1'.repeat(300)])(
    'is not %j',
    async (cpid) => {
      const id = await createSentDossier(owner);
      const answer = await writeCpid(id, cpid);
      if (cpid.trim() === '') expect(answer.status).toBe(200);
      else expect(expectProblem(answer, 400).errors?.map(({ field }) => field)).toEqual(['cpid']);
      expect((await adminFiles(id)).map((one) => one.cpid)).toEqual([null, null]);
    },
  );

  it('comes with its document only, and to the back office only', async () => {
    const id = await createSentDossier(owner);
    expectProblem(await adminUpload(admin, owner.id, id, 'Ricevuta', { cpid: 'ABC-12345' }), 400);
    expectProblem(await owner.http.put('Upload/cpid', { json: { id, cpid: 'ABC-12345' } }), 403);
    expectProblem(await writeCpid(999_999_999, 'ABC-12345'), 404);
    const draft = await createDossierInStatus('DRAFT', owner, admin);
    expectProblem(await writeCpid(draft, 'ABC-12345'), 409, 'dossier-open');
  });

  it('is shown in the lists, found by a search, and written to the audit log', async () => {
    const id = await createAcceptedMixed();
    await expectOk(writeCpid(id, `Z${id}-XY9`, 'schermature'));
    await expectOk(writeCpid(id, `Z${id}-XY8`, 'schermature'));
    const find = (by: Member, state: string, search: string) =>
      expectOk<DossierListItemDto[]>(
        by.http.get('Module/getAll', { query: { state, search, page: '1' } }),
      );
    for (const [by, state] of [
      [admin, 'RECEIVED'],
      [owner, 'PROCESSING'],
    ] as const) {
      const rows = await find(by, state, ` z${id}-xy8`);
      expect(rows.map((row) => [row.id, row.cpids])).toEqual([
        [id, [{ filing: 'schermature', cpid: `Z${id}-XY8` }]],
      ]);
      expect(await find(by, state, `Z${id}-XY9`)).toEqual([]);
    }
    const stranger = await createMember({});
    expect(await find(stranger, 'PROCESSING', `Z${id}-XY8`)).toEqual([]);
    const entries = await sql().rows<{ details: string }>(
      "SELECT details FROM audit_entries WHERE action = 'cpid-change' AND subject_id = ? ORDER BY id",
      String(id),
    );
    expect(entries.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { filing: 'schermature', from: null, to: `Z${id}-XY9` },
      { filing: 'schermature', from: `Z${id}-XY9`, to: `Z${id}-XY8` },
    ]);
  });
});

describe('the CPID of a returned dossier', () => {
  async function createReturned(cpid: string, to: 'WAITING' | 'REJECTED' = 'WAITING') {
    const id = await createDossierInStatus('ACCEPTED', owner, admin);
    await expectOk(writeCpid(id, cpid));
    await expectOk(reject(admin, id, to, 'Scritto sulla pratica sbagliata'));
    return id;
  }
  const sendAgain = (id: number) => expectOk(owner.http.post(`Module/send/${id}`));
  const readCpid = async (id: number) => (await adminFiles(id))[0]?.cpid;

  it.each(['WAITING', 'REJECTED'] as const)('is free: %s', async (to) => {
    const right = await createDossierInStatus('ACCEPTED', owner, admin);
    const cpid = `F-${right}-1`;
    const wrong = await createReturned(cpid, to);
    expect(await readCpid(wrong)).toBe(cpid);
    await expectOk(writeCpid(right, cpid));
    const found = await expectOk<DossierListItemDto[]>(
      admin.http.get('Module/getAll', { query: { state: 'RECEIVED', search: cpid, page: '1' } }),
    );
    expect(found.map(({ id }) => id)).toEqual([right]);
    await expectOk(adminUpload(admin, owner.id, right, 'CodiceCpid', { cpid }));
    await expectOk(setStatus(admin, right, 'SENTTOENEA'));
  });

  it('is its own again with the next acceptance', async () => {
    const other = await createDossierInStatus('ACCEPTED', owner, admin);
    const cpid = `F-${other}-2`;
    const id = await createReturned(cpid);
    await sendAgain(id);
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    expectProblem(await writeCpid(other, cpid), 409, 'cpid-taken');
  });

  it('that another has taken holds up the acceptance, which names the other, until it is changed', async () => {
    const other = await createDossierInStatus('ACCEPTED', owner, admin);
    const cpid = `F-${other}-3`;
    const id = await createReturned(cpid);
    await expectOk(writeCpid(other, cpid));
    await sendAgain(id);
    expect(
      expectProblem(await setStatus(admin, id, 'ACCEPTED'), 409, 'cpid-taken').message,
    ).toContain(`nella pratica n. ${other}`);
    await expectOk(writeCpid(id, `F-${id}-4`));
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    expect([await readCpid(other), await readCpid(id)]).toEqual([cpid, `F-${id}-4`]);
  });

  it('goes to one of two dossiers that want it at once', async () => {
    const other = await createDossierInStatus('ACCEPTED', owner, admin);
    const cpid = `F-${other}-5`;
    const [first, second] = [await createReturned(cpid), await createReturned(cpid)];
    await sendAgain(first);
    await sendAgain(second);
    const answers = await Promise.all([
      setStatus(admin, first, 'ACCEPTED'),
      setStatus(admin, second, 'ACCEPTED'),
      writeCpid(other, cpid),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(
      await sql().rows('SELECT id FROM dossier_filings WHERE held_cpid = ?', cpid),
    ).toHaveLength(1);
  });

  it('stays free when its owner deletes it', async () => {
    const other = await createDossierInStatus('ACCEPTED', owner, admin);
    const cpid = `F-${other}-6`;
    const id = await createReturned(cpid, 'REJECTED');
    expect((await owner.http.delete(`Module/${id}`)).status).toBe(204);
    await expectOk(writeCpid(other, cpid));
  });
});

describe('a wrong document', () => {
  const uploadBytes = (id: number, bytes: Buffer) =>
    admin.http.post('Upload/fileToAzureAdmin', {
      form: createAdminUploadForm(owner.id, id, 'CodiceCpid', bytes),
    });

  it.each([
    ['13 bytes', 422, 'file-incomplete', Buffer.from('%PDF-1.4\n%abc')],
    [
      'an end without pages',
      400,
      'file-damaged',
      Buffer.from('%PDF-1.4\n<</Type/Pages>>\nstartxref\n9\n%%EOF\n'),
    ],
  ])('that is no PDF is refused with its CPID: %s', async (_, status, code, bytes) => {
    const id = await createSentDossier(owner);
    const before = await findStoredFiles(id);
    expectProblem(await uploadBytes(id, bytes), status, code);
    expect(await findStoredFiles(id)).toEqual(before);
    expect(await adminFiles(id)).toMatchObject([
      { cpid: null, file: null },
      { cpid: null, file: null },
    ]);
  });

  it('may be removed until its status, replaced until completion', async () => {
    const id = await createDossierInStatus('ACCEPTED', owner, admin);
    expectProblem(await removeFile(id, 'CodiceCpid'), 404);
    expectProblem(await removeFile(id, 'FATTURA'), 404);
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    const before = await findStoredFiles(id);
    expect((await removeFile(id, 'CodiceCpid')).status).toBe(204);
    expect(await findStoredFiles(id)).toEqual({ rows: before.rows - 1, strays: [] });
    expectProblem(await setStatus(admin, id, 'SENTTOENEA'), 409, 'document-missing');
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    expectProblem(await removeFile(id, 'CodiceCpid'), 409, 'filing-frozen');
    expectProblem(await writeCpid(id, null), 409, 'filing-frozen');
    await expectOk(writeCpid(id, `N-${id}-5`));
    await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
    expect((await removeFile(id, 'Ricevuta')).status).toBe(204);
    await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
    await expectOk(setStatus(admin, id, 'SELLED'));
    for (const answer of [
      await adminUpload(admin, owner.id, id, 'Ricevuta'),
      await removeFile(id, 'Ricevuta'),
      await writeCpid(id, `N-${id}-6`),
    ])
      expectProblem(answer, 409, 'filing-frozen');
    await expectOk(writeCpid(id, `N-${id}-5`));
  });

  it('is not removed while the dossier goes to ENEA', async () => {
    const id = await createDossierInStatus('ACCEPTED', owner, admin);
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    const [removal, advance] = await Promise.all([
      removeFile(id, 'CodiceCpid'),
      setStatus(admin, id, 'SENTTOENEA'),
    ]);
    expect([removal.status, advance.status].sort()).toEqual(
      advance.status === 200 ? [200, 409] : [204, 409],
    );
    expect(await isComplete(id, 'CodiceCpid')).toBe(advance.status === 200);
  });
});
