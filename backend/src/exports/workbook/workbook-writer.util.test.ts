import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import ExcelJS from 'exceljs';
import { afterAll, expect, it } from '@jest/globals';
import { createSampleJob, readWorkbook } from '../../../test/kit/sample-workbook.js';
import type { WorkbookJob } from './workbook-job.types.js';
import { writeWorkbook } from './workbook-writer.util.js';

const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a.sqlite');
const TEXTS = ['Bianchi & Figli <s.r.l.> "Nord"', ' fra  blanks ', 'due\nrighe', 'Città 😀', null];

/** More rows than one page, with a partial last page. */
const ROWS = 1_001;
new Database(file)
  .exec(
    `CREATE TABLE t (id INTEGER, name TEXT, at TEXT);
  WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ${ROWS})
  INSERT INTO t SELECT id, CASE id % 5 ${TEXTS.map((text, index) => `WHEN ${index} THEN ${text === null ? 'NULL' : `'${text}'`}`).join(' ')} END, '2026-07-01 10:15:00.000' FROM n`,
  )
  .close();
const job: WorkbookJob = {
  source: { file },
  title: 'Elenco & prova con un titolo molto lungo',
  notes: ['Filtri: "a\u0001 <b>"'],
  count: { sql: 'SELECT COUNT(*) AS total FROM t', parameters: [] },
  rows: { sql: 'SELECT id, name, at FROM t ORDER BY id', parameters: [] },
  columns: [
    { title: 'Numero', key: 'id', kind: 'number', width: 10 },
    { title: 'Nome', key: 'name', kind: 'text', width: 20 },
    { title: 'Data', key: 'at', kind: 'moment', width: 17 },
  ],
};

it('writes every row once and in order, across several pages, and reports its progress', async () => {
  const told: [number, number][] = [];
  const out = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(out),
    writeWorkbook(job, out, (done, total) => told.push([done, total])),
  ]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const [sheet] = book.worksheets;
  expect([
    sheet?.name,
    sheet?.rowCount,
    sheet?.getCell('A2').value,
    sheet?.getCell('A3').value,
    sheet?.autoFilter,
  ]).toEqual([job.title.slice(0, 31), ROWS + 4, 'Righe: 1001', 'Filtri: "a <b>"', 'A4:C1005']);
  const rows = Array.from({ length: ROWS }, (_, index) =>
    [1, 2].map((column) => sheet?.getRow(index + 5).getCell(column).value),
  );
  expect(rows).toEqual(
    Array.from({ length: ROWS }, (_, index) => [index + 1, TEXTS[(index + 1) % 5]]),
  );
  expect(sheet?.getRow(ROWS + 4).getCell(3).value).toEqual(new Date('2026-07-01T12:15:00Z'));
  expect([told[0], told.at(-1)]).toEqual([
    [0, ROWS],
    [ROWS, ROWS],
  ]);
});

it('fails when the rows cannot be read', async () => {
  const out = new PassThrough();
  out.resume();
  await expect(
    writeWorkbook(
      { ...job, rows: { sql: 'SELECT id FROM nowhere', parameters: [] } },
      out,
      () => undefined,
    ),
  ).rejects.toThrow('nowhere');
});

it('writes cell by cell what exports have always held', async () => {
  const out = new PassThrough();
  const sample = createSampleJob(join(folder, 'sample.sqlite'));
  const [bytes] = await Promise.all([buffer(out), writeWorkbook(sample, out, () => undefined)]);
  const expected: unknown = JSON.parse(
    readFileSync(new URL('../../../test/kit/sample-workbook.json', import.meta.url), 'utf8'),
  );
  expect(JSON.parse(JSON.stringify(await readWorkbook(bytes)))).toEqual(expected);
});

it('waits for a slow reader instead of piling rows up in memory', async () => {
  const rows = 30_000;
  const large: WorkbookJob = {
    ...job,
    count: { sql: `SELECT ${rows} AS total`, parameters: [] },
    // Random texts, which compression cannot shrink.
    rows: {
      sql: `WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ${rows})
        SELECT id, hex(randomblob(500)), '2026-07-01 10:15:00.000' FROM n`,
      parameters: [],
    },
  };
  const out = new PassThrough();
  let done = 0;
  const writing = writeWorkbook(large, out, (now) => (done = now));
  let seen = -1;
  while (seen !== done || done === 0) {
    seen = done;
    await setTimeout(500);
  }
  expect(done).toBeLessThan(rows / 2);
  out.resume();
  await writing;
  expect(done).toBe(rows);
});
