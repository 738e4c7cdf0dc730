import type { MonthlyFiguresDto } from '@pratiche/api';
import { getTodayInRome, listLastMonths } from '@pratiche/domain';
import { beforeAll, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { createSentDossier, expectOk, type Member } from '../../../kit/dossier-flow.js';
import { useOwnPortal } from '../../../kit/own-portal.js';
import { createDossierInStatus } from '../../../kit/status-fixtures.js';

useOwnPortal();
let owner: Member;
let admin: Member;
let head: Member;

beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
  head = await createMember({ role: 'SuperAdmin' });
});

const list = () => expectOk<MonthlyFiguresDto[]>(head.http.get('Module/board/months'));
const last = (months: readonly MonthlyFiguresDto[]): MonthlyFiguresDto =>
  months.at(-1) as MonthlyFiguresDto;

it('counts dossiers, fitters, revenue and credits of the running month, and of others apart', async () => {
  const months = listLastMonths(getTodayInRome());
  expect((await list()).map(({ month }) => month)).toEqual(months);
  const before = last(await list());

  owner = await createMember({ packages: [{ credits: 100 }] });
  await createSentDossier(owner);
  await createDossierInStatus('SELLED', owner, admin);
  const now = await list();
  const own = last(now);
  expect(own.received - before.received).toBe(2);
  expect(own.completed - before.completed).toBe(1);
  expect(own.activeFitters - before.activeFitters).toBe(1);
  expect(own.creditsUsed).toBeGreaterThan(before.creditsUsed);

  // What happened a month ago is counted there.
  const changes = await sql().rows<{ id: number }>(
    "SELECT c.id FROM dossier_status_changes c JOIN dossiers d ON d.id = c.dossier_id WHERE d.account_id = ? AND c.to_code = 'SELLED'",
    owner.id,
  );
  const moment = `${months.at(-2)?.slice(0, 8)}15 12:00:00.000`;
  for (const { id } of changes)
    await sql().run('UPDATE dossier_status_changes SET at = ? WHERE id = ?', moment, id);
  const moved = await list();
  expect(now.at(-2)?.completed ?? 0).toBeLessThan(moved.at(-2)?.completed ?? 0);
});

it('sums what was paid for packages that were recharged', async () => {
  const buyer = await createMember({ packages: [{ credits: 10, price: 20 }] });
  // Packages of members are a day old, which on the first is another month.
  const today = `${getTodayInRome()} 12:00:00.000`;
  await sql().run('UPDATE credit_movements SET created = ? WHERE account_id = ?', today, buyer.id);
  const { revenue, creditsSold } = last(await list());
  const sums = await sql().rows<{ price: number | string; credits: number | string }>(
    "SELECT SUM(p.price) AS price, SUM(m.amount) AS credits FROM credit_movements m JOIN active_packages p ON p.id = m.active_package_id WHERE m.type = 'recharge' AND m.created >= ?",
    `${getTodayInRome().slice(0, 8)}01 00:00:00.000`,
  );
  expect(revenue).toBeGreaterThan(0);
  expect(revenue).toBeCloseTo(Number(sums[0]?.price) / 100, 2);
  expect(creditsSold).toBeCloseTo(Number(sums[0]?.credits) / 100, 2);
});

it('writes the same months into a workbook', async () => {
  const months = await list();
  const { bytes } = await head.http.get('Module/board/months/excel');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const sheet = book.worksheets[0] as ExcelJS.Worksheet;
  const table = sheet.getSheetValues().filter(Array.isArray);
  expect(table.length).toBeGreaterThanOrEqual(13);
  const rows = table.slice(-12).map((row) => row.slice(1));
  expect(rows.map(([day]) => (day as Date).toISOString().slice(0, 10))).toEqual(
    months.map(({ month }) => month),
  );
  expect(rows.map((row) => row[5])).toEqual(months.map(({ revenue }) => revenue));
});
