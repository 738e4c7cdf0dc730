/** @core */
import type { DossierListItemDto, WorkDto } from '@pratiche/api';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createSentDossier, expectOk, setStatus, type Member } from '../../kit/dossier-flow.js';
import type { HttpResponse } from '../../kit/http-client.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { waitUntilTaskFinished } from '../../kit/background-task-fixtures.js';
import {
  insertActivePackage,
  createAccount,
  createMember,
  sql,
} from '../../kit/account-fixtures.js';
import { waitFor } from '../../kit/wait-for.js';

let admin: Member;
let owner: Member;
const COMPANY = `=Infissi ${Date.now()}`;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
  owner = await createMember({ businessName: COMPANY, packages: [{ credits: 50.5 }] });
});

async function exported(
  path: string,
  query: Record<string, string>,
  by = admin,
): Promise<{
  work: WorkDto;
  sheet: ExcelJS.Worksheet;
  book: ExcelJS.Workbook;
  answer: HttpResponse;
}> {
  const started = await by.http.post(path, { query });
  expect([started.text, started.status]).toEqual([started.text, 202]);
  const work = await waitUntilTaskFinished(by.http, started.json<WorkDto>().id);
  expect([work.problem ?? '', work.state]).toEqual([work.problem ?? '', 'done']);
  const answer = await by.http.get(`Works/${work.id}/download`);
  return { work, answer, ...(await readBook(answer)) };
}

async function readBook({
  bytes,
}: HttpResponse): Promise<{ sheet: ExcelJS.Worksheet; book: ExcelJS.Workbook }> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('No sheet');
  return { sheet, book };
}

const HEAD = 5;
const titles = (sheet: ExcelJS.Worksheet) => (sheet.getRow(HEAD).values as string[]).slice(1);
const rows = (sheet: ExcelJS.Worksheet) =>
  Array.from({ length: sheet.rowCount - HEAD }, (_, index) =>
    Object.fromEntries(
      titles(sheet).map((title, column) => [
        title,
        sheet.getRow(HEAD + 1 + index).getCell(column + 1).value,
      ]),
    ),
  );
const today = () =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
    .format(new Date())
    .replaceAll('/', '-');

describe('export of dossiers', () => {
  it('has exactly the rows of the filter, as real cells, with its number of rows and filter', async () => {
    const first = await createSentDossier(owner);
    const second = await createSentDossier(owner);
    await expectOk(setStatus(admin, second, 'ACCEPTED'));
    await expectOk(admin.http.put('Upload/cpid', { json: { id: second, cpid: `E${second}-26` } }));
    const { sheet, work, answer } = await exported('Module/getallexcel', {
      state: 'RECEIVED',
      company: COMPANY,
    });
    expect(work).toMatchObject({
      title: 'Esportazione: Pratiche da elaborare',
      fileName: `export_moduli_da_elaborare_${today()}.xlsx`,
      done: 2,
      total: 2,
    });
    expect(answer.headers.get('content-disposition')).toContain('export_moduli_da_elaborare_');
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: HEAD }]);
    expect([1, 2, 3].map((row) => sheet.getRow(row).getCell(1).value)).toEqual([
      'Pratiche da elaborare',
      'Righe: 2',
      `Filtri: Azienda: ${COMPANY}`,
    ]);
    const shown = rows(sheet);
    expect(shown.map((row) => [row['Numero'], row['Stato'], row['Codici CPID']])).toEqual([
      [second, 'Accettata', `E${second}-26`],
      [first, 'Inviata', null],
    ]);
    expect(shown[0]?.['Azienda installatrice']).toBe(`'${COMPANY}`);

    const listed = await expectOk<DossierListItemDto[]>(
      admin.http.get('Module/getAll', { query: { state: 'RECEIVED', company: COMPANY } }),
    );
    const received = new Date(listed.find(({ id }) => id === first)?.receivedDate ?? '');
    const cell = sheet.getRow(HEAD + 2).getCell(titles(sheet).indexOf('Ricevuta il') + 1);
    expect(cell.type).toBe(ExcelJS.ValueType.Date);
    expect(cell.numFmt).toContain('dd/mm/yyyy');
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(received);
    expect((cell.value as Date).toISOString().slice(0, 16).replace('T', ' ')).toBe(clock);
    const deadline = sheet.getRow(HEAD + 2).getCell(titles(sheet).indexOf('Scadenza') + 1);
    expect((deadline.value as Date).toISOString().slice(0, 10)).toBe(listed[0]?.deadlineDate);
    const cost = sheet.getRow(HEAD + 1).getCell(titles(sheet).indexOf('Costo') + 1);
    expect([cost.type, cost.numFmt]).toEqual([
      ExcelJS.ValueType.Number,
      expect.stringContaining('€'),
    ]);
    const [stored] = await sql().rows<{ total_cost: number }>(
      'SELECT total_cost FROM dossiers WHERE id = ?',
      second,
    );
    expect(cost.value).toBe(Number(stored?.total_cost) / 100);
  });

  it('narrows like the list, down to nothing', async () => {
    const { sheet } = await exported('Module/getallexcel', {
      state: 'RECEIVED',
      company: COMPANY,
      status: 'ACCEPTED',
    });
    expect(rows(sheet)).toHaveLength(1);
    const none = await exported('Module/getallexcel', { state: 'ELABORATED', company: COMPANY });
    expect([rows(none.sheet), none.work.fileName, none.sheet.getCell('A2').value]).toEqual([
      [],
      `export_moduli_elaborati_${today()}.xlsx`,
      'Righe: 0',
    ]);
  });

  it.each([{ state: 'DRAFT' }, { state: 'PROCESSING' }])('is refused for %j', async (query) => {
    expectProblem(await admin.http.post('Module/getallexcel', { query }), 403);
    expectProblem(await admin.http.get('Module/getallexcel', { query }), 403);
  });
  it.each<Record<string, string>>([
    {},
    { state: 'x' },
    { state: 'RECEIVED', dateFrom: '2026-02-30' },
    { state: 'RECEIVED', dateFrom: '2026-02-02', dateTo: '2026-02-01' },
    { state: 'RECEIVED', status: '1' },
  ])('is refused for %j', async (query) => {
    expectProblem(await admin.http.post('Module/getallexcel', { query }), 400, 'invalid-data');
    expectProblem(await admin.http.get('Module/getallexcel', { query }), 400, 'invalid-data');
  });

  it('is one for one key, and noted in the audit', async () => {
    const ask = {
      query: { state: 'RECEIVED', company: COMPANY },
      headers: { 'idempotency-key': 'una-volta' },
    };
    const [one, two] = [
      await admin.http.post('Module/getallexcel', ask),
      await admin.http.post('Module/getallexcel', ask),
    ];
    expect(one.json<WorkDto>().id).toBe(two.json<WorkDto>().id);
    await waitUntilTaskFinished(admin.http, one.json<WorkDto>().id);
    const noted = await sql().rows<{ details: string }>(
      "SELECT details FROM audit_entries WHERE action = 'data-export' AND actor_id = ?",
      admin.id,
    );
    expect(noted.length).toBeGreaterThan(0);
    expect(noted.map(({ details }) => details).join()).not.toContain('Infissi');
  });
});

describe('export of accounts', () => {
  it('has every account of the filter, its texts harmless, its credits a number', async () => {
    const mark = `zeta${Date.now()}`;
    const { id } = await createAccount({ businessName: `@${mark} \u0007bell` });
    await insertActivePackage(id, { credits: 12.25 });
    await createAccount({ businessName: `＋${mark}`, isContractVerified: false });
    const { sheet, work } = await exported('Accounts/get-all-excel', { search: mark });
    expect(work.fileName).toBe(`Estrazione-utenti-${today()}.xlsx`);
    const shown = rows(sheet);
    expect(shown.map((row) => row['Azienda'])).toEqual([`'＋${mark}`, `'@${mark} bell`]);
    expect(shown[1]).toMatchObject({
      Numero: id,
      'Partita IVA': expect.stringMatching(/^\d{11}$/),
      Crediti: 12.25,
      'Contratto verificato': 'Sì',
      Telefono: '0350000000',
    });
    expect(shown[0]).toMatchObject({ 'Contratto verificato': 'No', Crediti: null });
    const { sheet: fewer } = await exported('Accounts/get-all-excel', {
      search: mark,
      state: 'toVerify',
    });
    expect(rows(fewer)).toHaveLength(1);
    expectProblem(
      await admin.http.get('Accounts/get-all-excel', { query: { role: 'Nessuno' } }),
      400,
      'invalid-data',
    );
  });
});

describe('export of payments', () => {
  it('has every movement of the filter, latest first, with its sign', async () => {
    const boss = await createMember({ role: 'SuperAdmin' });
    const { sheet, work } = await exported(
      'PaymentLogs/get-all-excel',
      { search: owner.email },
      boss,
    );
    expect(work.fileName).toBe(`Estrazione-pagamenti-${today()}.xlsx`);
    const shown = rows(sheet);
    const stored = await sql().rows<{ id: number; amount: number }>(
      'SELECT id, amount FROM credit_movements WHERE account_id = ? ORDER BY id DESC',
      owner.id,
    );
    expect(shown.map(({ Numero, Crediti }) => [Numero, Crediti])).toEqual(
      stored.map(({ id, amount }) => [id, Number(amount) / 100]),
    );
    expect(shown.at(-1)).toMatchObject({
      Tipo: 'Ricarica',
      'E-mail cliente': owner.email,
      Crediti: 50.5,
      Pacchetto: 'Pacchetto 1',
    });
    const { sheet: debits } = await exported(
      'PaymentLogs/get-all-excel',
      { search: owner.email, type: 'debit', from: '2020-01-01' },
      boss,
    );
    expect(new Set(rows(debits).map(({ Tipo }) => Tipo))).toEqual(new Set(['Addebito']));
  });
});

it('ends with a message when the account has lost the permission meanwhile', async () => {
  const former = await createMember({ role: 'Admin' });
  const blocked = await former.http.post('Module/getallexcel', { query: { state: 'RECEIVED' } });
  await sql().run('UPDATE accounts SET role = ? WHERE id = ?', 'User', former.id);
  const work = await waitUntilTaskFinished(former.http, blocked.json<WorkDto>().id);
  // It may have been done before the role changed.
  if (work.state === 'failed') expect(work.problem).toContain('permessi');
  else expect(work.state).toBe('done');
});

describe('GET of an export', () => {
  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const query = { state: 'RECEIVED', company: COMPANY };

  it.each([
    undefined,
    '*/*',
    XLSX,
    'application/json, text/plain, */*',
    `application/json, ${XLSX}`,
  ])('answers the workbook to Accept: %s', async (accept) => {
    await createSentDossier(owner);
    const answer = await admin.http.get('Module/getallexcel', {
      query,
      ...(accept !== undefined && { headers: { accept } }),
    });
    expect([answer.text, answer.status]).toEqual([answer.text, 200]);
    expect(answer.headers.get('content-type')).toBe(XLSX);
    expect(answer.headers.get('content-disposition')).toContain(
      `filename="export_moduli_da_elaborare_${today()}.xlsx"`,
    );
    const { sheet } = await readBook(answer);
    const { sheet: byTask } = await exported('Module/getallexcel', query);
    expect(rows(sheet).length).toBeGreaterThan(0);
    expect(rows(sheet)).toEqual(rows(byTask));
  });

  it.each(['application/json', 'application/json;q=0.9, application/problem+json'])(
    'starts the background task for Accept: %s',
    async (accept) => {
      const answer = await admin.http.get('Module/getallexcel', { query, headers: { accept } });
      expect([answer.text, answer.status]).toEqual([answer.text, 202]);
      const work = await waitUntilTaskFinished(admin.http, answer.json<WorkDto>().id);
      expect(work.state).toBe('done');
    },
  );

  it('answers workbooks of accounts and of payments', async () => {
    const accounts = await admin.http.get('Accounts/get-all-excel', {
      query: { search: owner.email },
    });
    expect(rows((await readBook(accounts)).sheet).map((row) => row['E-mail'])).toEqual([
      owner.email,
    ]);
    expect(accounts.headers.get('content-disposition')).toContain('Estrazione-utenti-');
    const boss = await createMember({ role: 'SuperAdmin' });
    const payments = await boss.http.get('PaymentLogs/get-all-excel', {
      query: { search: owner.email },
    });
    expect(rows((await readBook(payments)).sheet).length).toBeGreaterThan(0);
    expect(payments.headers.get('content-disposition')).toContain('Estrazione-pagamenti-');
  });

  it('is noted in the audit', async () => {
    const boss = await createMember({ role: 'SuperAdmin' });
    await boss.http.get('Accounts/get-all-excel', { query: { search: 'nessun-account' } });
    const noted = await sql().rows<{ details: string }>(
      "SELECT details FROM audit_entries WHERE action = 'data-export' AND actor_id = ?",
      boss.id,
    );
    expect(noted.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { what: 'accounts' },
    ]);
  });

  it('frees its place when the client goes away', async () => {
    const url = new URL('/api/Accounts/get-all-excel', admin.http.origin);
    const headers = { authorization: `Bearer ${admin.http.token}` };
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const leave = new AbortController();
      const response = await fetch(url, { headers, signal: leave.signal });
      expect(response.status).toBe(200);
      leave.abort();
      await expect(response.arrayBuffer()).rejects.toThrow();
      // The server sees the closed connection a moment later.
      await waitFor(
        async () =>
          expect((await admin.http.get('Module/getallexcel', { query })).status).toBe(200),
        { timeout: 30_000, interval: 200 },
      );
    }
  });
});
