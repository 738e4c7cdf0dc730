import type { EneaReadingDto } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  drawDeclaration,
  printDeclaration,
  type PrintedDeclaration,
} from '../../../../libs/domain/test/enea-print-fixtures.js';
import { createMember, sql } from '../../kit/account-fixtures.js';
import {
  adminUpload,
  createSentDossier,
  expectOk,
  readDossier,
  setStatus,
  type Member,
} from '../../kit/dossier-flow.js';
import { drawPdf } from '../../kit/enea-print-pdf.js';
import { createAdminUploadForm, createPrintForm } from '../../kit/multipart-forms.js';
import { expectProblem } from '../../kit/problem-assertions.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admin = await createMember({ role: 'Admin' });
});

async function createAccepted(): Promise<{ id: number; form: DossierForm }> {
  const id = await createSentDossier(owner);
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  return { id, form: await readDossier(admin.http, id) };
}

const createCpid = (id: number): string => `4116${id}-2026E-AB12`;

/** ENEA's print of a dossier, with what was typed otherwise there. */
async function printEnea(
  form: DossierForm,
  cpid: string | null,
  change: (printed: PrintedDeclaration) => void = () => undefined,
): Promise<Buffer> {
  const printed = printDeclaration(form, 'serramenti', { cpid });
  change(printed);
  return drawPdf(
    drawDeclaration(printed, { answers: 'beside', align: 'middle', breaksWords: false }),
  );
}

const drawText = (text: string) =>
  drawPdf([{ height: 842, items: [{ text, x: 40, y: 60, width: 400, height: 9 }] }]);

const compare = (id: number, bytes: Buffer, filing?: string) =>
  admin.http.post(`Module/eneaReadings/${id}`, { form: createPrintForm(bytes, filing) });
const listReadings = (id: number) =>
  expectOk<EneaReadingDto[]>(admin.http.get(`Module/eneaReadings/${id}`));
const uploadFile = (id: number, name: 'CodiceCpid' | 'Ricevuta', bytes: Buffer) =>
  expectOk(
    admin.http.post('Upload/fileToAzureAdmin', {
      form: createAdminUploadForm(owner.id, id, name, bytes, {
        cpid: name === 'CodiceCpid' ? createCpid(id) : null,
      }),
    }),
  );
const advance = (id: number, code: string, confirmations?: unknown) =>
  admin.http.patch('module/updateModuleStatus', {
    json: { id, status: { code }, ...(confirmations === undefined ? {} : { confirmations }) },
  });
const readAudit = async (id: number, action: string) =>
  (
    await sql().rows<{ details: string }>(
      'SELECT details FROM audit_entries WHERE action = ? AND subject_id = ? ORDER BY id',
      action,
      String(id),
    )
  ).map(({ details }) => JSON.parse(details) as Record<string, unknown>);

const changeSurface = (printed: PrintedDeclaration): void => {
  const [row = []] = printed.rows;
  row[3] = '7.77';
};

describe('a print of the draft', () => {
  it('says the same, and is not kept', async () => {
    const { id, form } = await createAccepted();
    const stored = await sql().rows('SELECT id FROM uploaded_files WHERE dossier_id = ?', id);
    const reading = await expectOk<EneaReadingDto>(compare(id, await printEnea(form, null)));
    expect([reading.kind, reading.isDraft, reading.differences]).toEqual(['compared', true, []]);
    expect(reading.values.filter(({ outcome }) => outcome === 'different')).toEqual([]);
    expect(reading.values.length).toBeGreaterThan(40);
    expect(await sql().rows('SELECT id FROM uploaded_files WHERE dossier_id = ?', id)).toEqual(
      stored,
    );
    expect(await readAudit(id, 'enea-reading')).toEqual([
      { filing: 'serramenti', hash: expect.stringMatching(/^[0-9a-f]{64}$/), differences: 0 },
    ]);
  });

  it('holds up the sending until each difference has its reason, or another print says the same', async () => {
    const { id, form } = await createAccepted();
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    await expectOk(compare(id, await printEnea(form, null, changeSurface)));
    const [difference] = (await listReadings(id)).flatMap(({ differences }) => differences);
    expect(difference).toMatchObject({ key: 'window.1.superficie', theirs: '7.77' });
    const refused = expectProblem(await advance(id, 'SENTTOENEA', []), 409, 'filing-differences');
    expect(refused.message).toContain('Superficie');
    const confirmation = { filing: 'serramenti', key: 'window.1.superficie' };
    expectProblem(
      await advance(id, 'SENTTOENEA', [{ ...confirmation, reason: '  ' }]),
      400,
      'invalid-data',
    );
    await expectOk(
      advance(id, 'SENTTOENEA', [{ ...confirmation, reason: 'Misurata di nuovo in cantiere' }]),
    );
    expect(await readAudit(id, 'filing-difference')).toEqual([
      {
        filing: 'serramenti',
        difference: expect.stringContaining('Superficie'),
        reason: 'Misurata di nuovo in cantiere',
      },
    ]);
  });

  it('gives way to a later one', async () => {
    const { id, form } = await createAccepted();
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    await expectOk(compare(id, await printEnea(form, null, changeSurface)));
    await expectOk(compare(id, await printEnea(form, null)));
    await expectOk(advance(id, 'SENTTOENEA', []));
  });

  it('lets a page of before go on, and writes down that it gave no reason', async () => {
    const { id, form } = await createAccepted();
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    await expectOk(compare(id, await printEnea(form, null, changeSurface)));
    await expectOk(advance(id, 'SENTTOENEA'));
    expect(await readAudit(id, 'filing-difference')).toMatchObject([{ reason: null }]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'an invoice',
      () => drawText('Fattura n. 12 del 03/10/2026, totale 13.924,00 euro, a Ortensia'),
      'otherPaper',
    ],
    ['a scan', () => drawPdf([{ height: 842, items: [] }]), 'unreadable'],
  ])('is not %s', async (_what, draw, kind) => {
    const { id } = await createAccepted();
    expect(await expectOk<EneaReadingDto>(compare(id, await draw()))).toMatchObject({
      kind,
      values: [],
    });
    expect(await readAudit(id, 'enea-reading')).toEqual([]);
  });

  it('is not that of another dossier, and says whose it is', async () => {
    const { id, form } = await createAccepted();
    const other = await printEnea(
      { ...form, beneficiarySsn: 'VRDNNA75M41F205Z', beneficiaryLastName: 'Verdi' },
      null,
      (printed) =>
        (printed.intervention[5] = ['Data di ultimazione dei lavori (collaudo)', '01/02/2026']),
    );
    expect(await expectOk<EneaReadingDto>(compare(id, other))).toMatchObject({
      kind: 'otherDossier',
      owner: expect.stringContaining('VRDNNA75M41F205Z'),
    });
  });

  it('is asked for, of a declaration that the dossier has', async () => {
    const { id, form } = await createAccepted();
    const print = await printEnea(form, null);
    expectProblem(await compare(id, print, 'bonusCasa'), 400, 'invalid-data');
    expectProblem(await compare(0, print), 404, 'not-found');
    expectProblem(
      await admin.http.post(`Module/eneaReadings/${id}`, { form: new FormData() }),
      400,
      'invalid-data',
    );
  });
});

describe('the filed declaration', () => {
  it('is compared as CPID and receipt, each before its step', async () => {
    const { id, form } = await createAccepted();
    const filed = await printEnea(form, createCpid(id));
    await uploadFile(id, 'CodiceCpid', filed);
    expect(await listReadings(id)).toMatchObject([
      {
        document: 'CodiceCpid',
        kind: 'compared',
        cpid: createCpid(id),
        doubt: null,
        differences: [],
      },
    ]);
    await expectOk(advance(id, 'SENTTOENEA', []));
    const shorter = await printEnea(form, createCpid(id), (printed) => printed.rows.pop());
    await uploadFile(id, 'Ricevuta', shorter);
    const refused = expectProblem(await advance(id, 'SELLED', []), 409, 'filing-differences');
    expect(refused.message).toContain('Numero di righe');
    await expectOk(
      advance(id, 'SELLED', [{ filing: 'serramenti', key: 'rows', reason: 'Una in altra scheda' }]),
    );
  });

  it('names a CPID that is not the written one', async () => {
    const { id, form } = await createAccepted();
    await uploadFile(id, 'CodiceCpid', await printEnea(form, '999-2026E-ZZ99'));
    expect((await listReadings(id)).flatMap(({ differences }) => differences)).toMatchObject([
      { key: 'cpid', ours: createCpid(id), theirs: '999-2026E-ZZ99' },
    ]);
  });

  it('stops at two CPIDs in one file', async () => {
    const { id, form } = await createAccepted();
    const pages = [createCpid(id), '999-2026E-ZZ99'].flatMap((cpid) =>
      drawDeclaration(printDeclaration(form, 'serramenti', { cpid }), {
        answers: 'behind',
        align: 'top',
        breaksWords: false,
      }),
    );
    await uploadFile(id, 'CodiceCpid', await drawPdf(pages));
    expect(await listReadings(id)).toMatchObject([{ kind: 'severalCpids', cpid: null }]);
    expectProblem(await advance(id, 'SENTTOENEA', []), 409, 'filing-differences');
  });
});
