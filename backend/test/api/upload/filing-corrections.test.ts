import type {
  AdminDossierDto,
  AdminFileDto,
  DossierListItemDto,
  FilingCpidDto,
  LinkFilingDto,
  StatusChangeDto,
} from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../kit/account-fixtures.js';
import { createCompletedLink, linkTokenFromUrl } from '../../kit/beneficiary-link-fixtures.js';
import {
  adminUpload,
  createReadyDossier,
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  sendDossier,
  setStatus,
  writeEnergySaving,
  type Member,
} from '../../kit/dossier-flow.js';
import { createMixedProducts } from '../../kit/dossier-fixtures.js';
import { pdf } from '../../kit/file-fixtures.js';
import { createCorrectionForm, testCpid } from '../../kit/multipart-forms.js';
import { mailbox, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { CODES, createDossierInStatus } from '../../kit/status-fixtures.js';
import { findStoredFiles } from '../../kit/stored-files.js';
import { unzip } from '../../kit/unzip.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admin = await createMember({ role: 'Admin' });
});

const correct = (
  id: number,
  fields: Parameters<typeof createCorrectionForm>[2] = {},
  by: Member = admin,
) => by.http.post('Upload/filingCorrection', { form: createCorrectionForm(owner.id, id, fields) });
const writeCpid = (id: number, cpid: string) =>
  admin.http.put('Upload/cpid', { json: { id, cpid } });
const adminFiles = async (id: number) =>
  (await readDossier<AdminDossierDto>(admin.http, id)).adminFiles;
const readCorrections = async (id: number) =>
  (await adminFiles(id)).flatMap(({ corrections = [] }) => corrections);
const readHistory = (by: Member, id: number) =>
  expectOk<StatusChangeDto[]>(by.http.get(`Module/history/${id}`));
const listCorrectionEntries = async (by: Member, id: number) =>
  (await readHistory(by, id))
    .filter(({ event }) => event === 'correction')
    .map(({ reason }) => reason);
const readBytes = async (by: Member, fileId = 0) =>
  (await by.http.get(`Upload/download/${fileId}`)).bytes.toString('latin1');
const search = async (cpid: string, state = 'ELABORATED', by = admin) =>
  (
    await expectOk<DossierListItemDto[]>(
      by.http.get('Module/getAll', { query: { state, search: cpid, page: '1' } }),
    )
  ).map(({ id }) => id);

/** A filed or completed dossier whose customer got the link by e-mail. */
async function createMailed(): Promise<{ id: number; email: string }> {
  const { id } = await createReadyDossier(owner);
  const email = `rettifica.${process.pid}.${id}@example.test`;
  const invitation = await owner.http.get(`Module/sendToClient/${id}`, { query: { email } });
  expect(invitation.status).toBe(204);
  await expectOk(sendDossier(owner, id));
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
  await expectOk(setStatus(admin, id, 'SENTTOENEA'));
  await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
  await expectOk(setStatus(admin, id, 'SELLED'));
  return { id, email };
}

describe('a corrected declaration', () => {
  it('of a completed dossier has the new CPID and receipt beside the annulled ones', async () => {
    const id = await createDossierInStatus('SELLED', owner, admin);
    const former = testCpid(id);
    const before = await adminFiles(id);
    const answer = await expectOk<FilingCpidDto>(
      correct(id, { cpid: ` cpid: rettn${id} -77 `, document: pdf('Codice nuovo') }),
    );
    expect(answer).toEqual({
      filing: 'serramenti',
      cpid: `RETTN${id}-77`,
      revision: (await readDossier<AdminDossierDto>(admin.http, id)).revision,
    });
    const [code, receipt] = await adminFiles(id);
    expect([code?.cpid, receipt?.corrections]).toEqual([`RETTN${id}-77`, undefined]);
    expect(code?.corrections).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        who: expect.any(String),
        reason: 'Superficie di una finestra corretta',
        formerCpid: former,
        receipt: before[1]?.file,
        document: before[0]?.file,
      },
    ]);
    expect((await readDossier(admin.http, id)).status.code).toBe('SELLED');
    for (const by of [admin, owner]) {
      expect(await readBytes(by, receipt?.file?.id)).toContain('Ricevuta rettificata');
      expect(await readBytes(by, before[1]?.file?.id)).not.toContain('rettificata');
      expect(await listCorrectionEntries(by, id)).toEqual([
        `Serramenti: codice CPID RETTN${id}-77 al posto di ${former}. Superficie di una finestra corretta`,
      ]);
    }
    const seen = await expectOk<{ adminFiles: AdminFileDto[] }>(
      owner.http.get(`Module/documents/${id}`),
    );
    expect(seen.adminFiles).toEqual(await adminFiles(id));
    for (const name of ['Ricevuta', 'CodiceCpid'])
      expect(
        await expectOk(admin.http.get(`Upload/checkAzureFile/${owner.id}/${id}/${name}`)),
      ).toBe(true);
    const entries = await sql().rows<{ details: string }>(
      "SELECT details FROM audit_entries WHERE action = 'filing-correction' AND subject_id = ?",
      String(id),
    );
    expect(entries.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { filing: 'serramenti', from: former, to: `RETTN${id}-77` },
    ]);
  });

  it('is found by every CPID it had, and each correction keeps its predecessor', async () => {
    const id = await createDossierInStatus('SENTTOENEA', owner, admin);
    await expectOk(correct(id, { cpid: `RETT${id}-1`, reason: 'Prima' }));
    await expectOk(correct(id, { cpid: `RETT${id}-2`, reason: 'Seconda' }));
    await expectOk(setStatus(admin, id, 'SELLED'));
    await expectOk(correct(id, { cpid: `RETT${id}-3`, reason: 'Terza' }));
    const corrections = await readCorrections(id);
    expect(
      corrections.map(({ formerCpid, reason, receipt, document }) => [
        formerCpid,
        reason,
        receipt?.fileName,
        document?.fileName,
      ]),
    ).toEqual([
      [`RETT${id}-2`, 'Terza', 'Ricevuta (2).pdf', undefined],
      [`RETT${id}-1`, 'Seconda', 'Ricevuta.pdf', undefined],
      // Sent to ENEA, and without a receipt yet.
      [testCpid(id), 'Prima', undefined, 'CodiceCpid.pdf'],
    ]);
    for (const cpid of [testCpid(id), `RETT${id}-1`, `RETT${id}-2`, `rett${id}-3`]) {
      expect(await search(cpid)).toEqual([id]);
      expect(await search(cpid, 'ELABORATED', owner)).toEqual([id]);
    }
    const names = (await unzip((await admin.http.get(`module/download/${id}`)).bytes)).map(
      ({ name }) => name,
    );
    expect(names.filter((name) => /ENEA|CPID/.test(name)).sort()).toEqual([
      'Codice CPID annullato 1 - CodiceCpid.pdf',
      'Ricevuta ENEA 1 - Ricevuta.pdf',
      'Ricevuta ENEA annullata 1 - Ricevuta.pdf',
      'Ricevuta ENEA annullata 2 - Ricevuta (2).pdf',
    ]);
    // The document of the new CPID may come later, as long as there is none.
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid', { cpid: null }));
    expectProblem(await adminUpload(admin, owner.id, id, 'CodiceCpid', { cpid: null }), 409);
  });

  it('is named where the dossier has several, and leaves the other alone', async () => {
    const id = await createSentDossier(owner, createMixedProducts());
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    for (const filing of ['serramenti', 'schermature'])
      await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid', { filing }));
    await expectOk(writeEnergySaving(admin, id));
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    expectProblem(await correct(id), 400, 'invalid-data');
    expectProblem(await correct(id, { filing: 'bonusCasa' }), 400, 'invalid-data');
    await expectOk(correct(id, { filing: 'schermature' }));
    expect(
      (await adminFiles(id)).map(({ filing, name, corrections, file }) => [
        filing,
        name,
        corrections?.length ?? 0,
        file !== null,
      ]),
    ).toEqual([
      ['serramenti', 'CodiceCpid', 0, true],
      ['serramenti', 'Ricevuta', 0, false],
      ['schermature', 'CodiceCpid', 1, false],
      ['schermature', 'Ricevuta', 0, true],
    ]);
  });

  it.each(CODES)('may be recorded in %s or is refused in words', async (status) => {
    const id = await createDossierInStatus(status, owner, admin);
    const before = await findStoredFiles(id);
    const answer = await correct(id);
    if (status === 'SENTTOENEA' || status === 'SELLED') {
      expect(answer.status).toBe(200);
      return;
    }
    const isOpen = status !== 'SENT' && status !== 'ACCEPTED';
    expect(expectProblem(answer, 409, isOpen ? 'dossier-open' : 'not-filed').message).toContain(
      isOpen ? 'in mano all’installatore' : 'non è ancora stata inviata a ENEA',
    );
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it('needs a CPID, a reason and a PDF that opens', async () => {
    const id = await createDossierInStatus('SELLED', owner, admin);
    const before = await findStoredFiles(id);
    for (const [fields, status, field] of [
      [{ cpid: ' ' }, 400, 'cpid'],
      [{ cpid: 'SOLOLETTERE' }, 400, 'cpid'],
      [{ reason: '  ' }, 400, 'reason'],
      [{ reason: 'x'.repeat(501) }, 400, 'reason'],
      [{ receipt: null }, 400, 'file'],
      [{ receipt: Buffer.from('%PDF-1.4\n<</Type/Pages>>\nstartxref\n9\n%%EOF\n') }, 400, 'file'],
      [
        { document: Buffer.from('%PDF-1.4\n<</Type/Pages>>\nstartxref\n9\n%%EOF\n') },
        400,
        'cpidFile',
      ],
    ] as const)
      expect(expectProblem(await correct(id, fields), status).errors?.[0]?.field).toBe(field);
    expectProblem(await correct(id, {}, owner), 403);
    expect(await findStoredFiles(id)).toEqual(before);
    expect(await readCorrections(id)).toEqual([]);
  });
});

describe('the CPID that ENEA annulled', () => {
  it('stays with its dossier', async () => {
    const id = await createDossierInStatus('SELLED', owner, admin);
    const other = await createDossierInStatus('ACCEPTED', owner, admin);
    const third = await createDossierInStatus('SELLED', owner, admin);
    expectProblem(await correct(id, { cpid: testCpid(id) }), 409, 'cpid-taken');
    expectProblem(await correct(id, { cpid: testCpid(third) }), 409, 'cpid-taken');
    await expectOk(correct(id));
    expect(
      expectProblem(await writeCpid(other, testCpid(id)), 409, 'cpid-taken').message,
    ).toContain(`pratica n. ${id}, dichiarazione «Serramenti»`);
    expectProblem(await correct(third, { cpid: testCpid(id) }), 409, 'cpid-taken');
    expect(
      expectProblem(await correct(id, { cpid: testCpid(id) }), 409, 'cpid-taken').message,
    ).toContain('annullato con una rettifica');
  });

  it('is not taken again by a dossier that was returned and accepted meanwhile', async () => {
    const returned = await createDossierInStatus('ACCEPTED', owner, admin);
    const cpid = `RETTG-${returned}-1`;
    await expectOk(writeCpid(returned, cpid));
    await expectOk(reject(admin, returned, 'WAITING', 'Scritto sulla pratica sbagliata'));
    const id = await createDossierInStatus('SENTTOENEA', owner, admin);
    await expectOk(writeCpid(id, cpid));
    await expectOk(correct(id, { cpid: `RETTG-${returned}-2` }));
    expect(await search(cpid)).toEqual([id]);
    await expectOk(sendDossier(owner, returned));
    expect(
      expectProblem(await setStatus(admin, returned, 'ACCEPTED'), 409, 'cpid-taken').message,
    ).toContain(`nella pratica n. ${id}`);
  });

  it('is recorded once when two operators correct it at once, or one of them twice', async () => {
    const id = await createDossierInStatus('SELLED', owner, admin);
    const twice = await Promise.all([correct(id), correct(id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readCorrections(id)).toHaveLength(1);
    const two = await Promise.all([
      correct(id, { cpid: `RETTD${id}-1` }),
      correct(id, { cpid: `RETTD${id}-2` }),
    ]);
    // Both are told by ENEA one after the other: the second corrects the first.
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readCorrections(id)).toHaveLength(3);
  });

  it('of two dossiers corrected to one at once is that of the first', async () => {
    const [id, other] = [
      await createDossierInStatus('SELLED', owner, admin),
      await createDossierInStatus('SELLED', owner, admin),
    ];
    const answers = await Promise.all([
      correct(id, { cpid: `RETTE${id}-9` }),
      correct(other, { cpid: `RETTE${id}-9` }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readCorrections(id)).length + (await readCorrections(other)).length).toBe(1);
  });
});

it('a number that was mistyped before completion is history, and free for the dossier it is of', async () => {
  const id = await createDossierInStatus('SENTTOENEA', owner, admin);
  const other = await createDossierInStatus('ACCEPTED', owner, admin);
  const former = testCpid(id);
  await expectOk(writeCpid(id, `RETTV${id}-8`));
  for (const by of [admin, owner])
    expect(await listCorrectionEntries(by, id)).toEqual([
      `Serramenti: codice CPID RETTV${id}-8 al posto di ${former}. Il numero di prima era scritto male.`,
    ]);
  expect(await readCorrections(id)).toEqual([]);
  expect(await search(former)).toEqual([]);
  await expectOk(writeCpid(other, former));
});

it('case: the CPID of a completed dossier changes only with a correction, which keeps the old', async () => {
  const id = await createDossierInStatus('SELLED', owner, admin);
  expect(
    expectProblem(await writeCpid(id, '2026-0999999999'), 409, 'filing-frozen').message,
  ).toContain('registra una rettifica');
  const cpid = `2026-0${String(id).padStart(9, '0')}`;
  await expectOk(correct(id, { cpid, reason: 'Modifica pratica: data di fine lavori' }));
  const [code] = await adminFiles(id);
  expect([code?.cpid, code?.corrections?.map(({ formerCpid }) => formerCpid)]).toEqual([
    cpid,
    [testCpid(id)],
  ]);
});

describe('fitter and customer', () => {
  const SUBJECT = 'La tua pratica ENEA è stata rettificata: nuovo codice CPID';

  it('are told by bell and e-mail, with both receipts', async () => {
    const { id, email } = await createMailed();
    const cpid = `RETTL${id}-55`;
    await expectOk(correct(id, { cpid, reason: 'Somma corretta' }));
    const about = (subject: string) => new RegExp(`^${subject}$`);
    const [toCustomer] = await mailbox().waitForCount(email, 1, about(SUBJECT));
    for (const part of [
      '«Serramenti»',
      `Codice CPID precedente, annullato: ${testCpid(id)}.`,
      `Codice CPID attuale: ${cpid}.`,
      'Conserva tutte e due le ricevute',
      'allegate a questa e-mail',
    ])
      expect(toCustomer?.text).toContain(part);
    expect(toCustomer?.text).not.toContain('Somma corretta');
    const subject = `Pratica n. ${id}: rettifica ENEA, nuovo codice CPID`;
    const [toFitter] = await mailbox().waitForCount(owner.email, 1, about(subject));
    expect(toFitter?.text).toContain(`codice CPID ${cpid} al posto di ${testCpid(id)}.`);
    expect(toFitter?.text).toContain('Motivo: Somma corretta');
    for (const mail of [toCustomer, toFitter]) expect(mail?.attachments).toHaveLength(2);
    const told = await sql().rows<{ text: string }>(
      'SELECT text FROM notifications WHERE dossier_id = ? AND title = ?',
      id,
      subject,
    );
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Somma corretta')]);

    const token = linkTokenFromUrl(toCustomer?.text ?? '');
    const [filing] = await expectOk<LinkFilingDto[]>(
      visitor().get(`Module/filingsByToken/${token}`),
    );
    expect(filing).toEqual({
      filing: 'serramenti',
      cpid,
      hasReceipt: true,
      corrections: [
        {
          id: expect.any(Number),
          at: expect.any(String),
          formerCpid: testCpid(id),
          hasReceipt: true,
        },
      ],
    });
    const download = (correction?: string) =>
      visitor().get(`Module/receiptByToken/${token}/serramenti`, {
        ...(correction === undefined ? {} : { query: { correction } }),
      });
    const annulled = await download(String(filing?.corrections?.[0]?.id));
    expect((await download()).bytes.toString('latin1')).toContain('rettificata');
    expect([annulled.status, annulled.bytes.toString('latin1').includes('rettificata')]).toEqual([
      200,
      false,
    ]);
    expectProblem(await download('999999999'), 404);
    expectProblem(await download('uno'), 400);
  });

  it('reach no annulled receipt of another dossier', async () => {
    const { id, token } = await createCompletedLink(owner, admin);
    const other = await createCompletedLink(owner, admin);
    await expectOk(correct(id));
    const [{ id: correction = 0 } = {}] = await readCorrections(id);
    const query = { correction: String(correction) };
    expect(
      (await visitor().get(`Module/receiptByToken/${token}/serramenti`, { query })).status,
    ).toBe(200);
    expectProblem(
      await visitor().get(`Module/receiptByToken/${other.token}/serramenti`, { query }),
      404,
    );
  });

  it('whose link ended gets the e-mail with the receipts, and none when its owner ended it', async () => {
    const expired = await createMailed();
    await sql().run(
      "UPDATE beneficiary_links SET expires = '2020-01-01' WHERE dossier_id = ?",
      expired.id,
    );
    const revoked = await createMailed();
    await owner.http.delete(`Module/beneficiaryLink/${revoked.id}`);
    await expectOk(correct(revoked.id));
    await expectOk(correct(expired.id));
    const [mail] = await mailbox().waitForCount(expired.email, 1, new RegExp(SUBJECT));
    expect(mail?.text).toContain('Le trovi allegate a questa e-mail.');
    expect(linkTokenFromUrl(mail?.text ?? '')).toBe('');
    expect(
      (await mailbox().listTo(revoked.email)).filter(({ subject }) => subject === SUBJECT),
    ).toEqual([]);
  });

  it('gets no e-mail about it as a fitter who turned it off', async () => {
    const quiet = await createMember({ packages: [{ credits: 100 }] });
    await expectOk(
      quiet.http.put('Notifications/preferences', { json: { kind: 'status', email: false } }),
    );
    const id = await createDossierInStatus('SELLED', quiet, admin);
    await expectOk(
      admin.http.post('Upload/filingCorrection', { form: createCorrectionForm(quiet.id, id) }),
    );
    const rows = await sql().rows('SELECT id FROM notifications WHERE dossier_id = ?', id);
    expect(rows.length).toBeGreaterThan(0);
    expect(
      (await mailbox().listTo(quiet.email)).filter(({ subject = '' }) =>
        subject.includes('rettifica'),
      ),
    ).toEqual([]);
  });
});
