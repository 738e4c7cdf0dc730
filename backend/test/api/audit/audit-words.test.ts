import type { AuditEntryDto, WorkDto } from '@pratiche/api';
import ExcelJS from 'exceljs';
import { beforeAll, expect, it } from '@jest/globals';
import { waitUntilTaskFinished } from '../../kit/background-task-fixtures.js';
import { createSentDossier, expectOk, setStatus, type Member } from '../../kit/dossier-flow.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

let auditor: Member;
let admin: Member;
let dossierId: number;
beforeAll(async () => {
  auditor = await createMember({ role: 'SuperAdmin' });
  admin = await createMember({ role: 'Admin' });
  await sql().run(
    "UPDATE accounts SET first_name = 'Anna', last_name = 'Bianchi' WHERE id = ?",
    admin.id,
  );
  dossierId = await createSentDossier(await createMember({ packages: [{ credits: 20 }] }));
  await expectOk(
    admin.http.post('Module/assign', { json: { ids: [dossierId], operatorId: admin.id } }),
  );
  await expectOk(setStatus(admin, dossierId, 'ACCEPTED'));
});

it('names who did it, and whom the details speak of', async () => {
  const [entry] = await expectOk<AuditEntryDto[]>(
    auditor.http.get('Audit', { query: { action: 'assignment', subjectId: String(dossierId) } }),
  );
  expect(entry).toMatchObject({
    actorName: 'Anna Bianchi',
    details: { from: null, to: admin.id },
    accountNames: { [admin.id]: 'Anna Bianchi' },
  });
});

it('is exported in the same words', async () => {
  const started = await auditor.http.post('Audit/get-all-excel', {
    query: { subjectKind: 'dossier', subjectId: String(dossierId) },
  });
  const { id } = started.json<WorkDto>();
  expect((await waitUntilTaskFinished(auditor.http, id)).problem).toBeNull();
  const { bytes } = await auditor.http.get(`Works/${id}/download`);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const text = JSON.stringify(book.worksheets[0]?.getSheetValues());
  for (const words of [
    'Assegnazione a un operatore',
    'da nessuno a Anna Bianchi',
    'da Inviata a Accettata',
    'Pratica',
  ])
    expect(text).toContain(words);
});
