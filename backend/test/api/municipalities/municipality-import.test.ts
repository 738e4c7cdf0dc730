import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type {
  MunicipalityDto,
  MunicipalityDifferenceDto,
  MunicipalityImportEntryDto,
  MunicipalityReportDto,
} from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ManagedProcess } from '../../../../tools/services/child-process.ts';
import { freePort } from '../../../../tools/services/free-port.ts';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { createCsvForm } from '../../kit/csv-fixtures.js';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { HttpClient } from '../../kit/http-client.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { waitUntil } from '../../kit/wait-until.js';
import { createMember, sql } from '../../kit/account-fixtures.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PLACES = 'municipalities/inserimentoMassivoComuni';
const ZONES = 'municipalities/inserimentoMassivoZoneClimatiche';

let own: Portal;
let admin: Member;

// A separate portal, because the changes here apply to every account.
beforeAll(async () => {
  const { kind } = portal();
  own = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(own);
  admin = await createMember({ role: 'SuperAdmin' });
});
afterAll(async () => {
  await own.stop();
});

const look = (path: string, content: string) =>
  expectOk<MunicipalityReportDto>(admin.http.post(path, { form: createCsvForm(content) }));
const confirm = (path: string, content: string, confirmation: string, allowsRemovals = false) =>
  admin.http.post(path, {
    form: createCsvForm(content, { confirmation, allowsRemovals: String(allowsRemovals) }),
  });
const all = async (http = visitor()) =>
  expectOk<MunicipalityDto[]>(http.get('municipalities/getAll'));
const file = async (path: string) => (await admin.http.get(path)).text;
const imports = () =>
  expectOk<MunicipalityImportEntryDto[]>(admin.http.get('municipalities/imports'));

describe('import of climate zones', () => {
  it('shows the planned changes, applies them as a whole, and every account sees them', async () => {
    const csv =
      'Codice catastale;Comune;Zona;Nota zona\r\nA794;Bergamo;D;\r\nF205;Milano;e;\r\nH501;Roma;D;da verificare\r\n';
    const before = await visitor().get('municipalities/getAll');
    const report = await look(ZONES, csv);
    expect(report).toMatchObject({
      lines: 3,
      added: 0,
      changed: 2,
      removed: 0,
      problemCount: 0,
      isApplied: false,
    });
    expect(report.differences).toContainEqual({
      code: 'A794',
      name: 'Bergamo',
      province: 'BG',
      kind: 'changed',
      fields: [{ label: 'Zona climatica', before: 'E', after: 'D' }],
    });
    expect((await visitor().get('municipalities/getAll')).headers.get('etag')).toBe(
      before.headers.get('etag'),
    );

    expect(
      await expectOk<MunicipalityReportDto>(confirm(ZONES, csv, report.confirmation)),
    ).toMatchObject({
      changed: 2,
      isApplied: true,
    });
    const after = await visitor().get('municipalities/getAll', {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(after.status).toBe(200);
    expect(after.json<MunicipalityDto[]>().find(({ code }) => code === 'A794')).toMatchObject({
      climateZone: 'D',
      zoneToVerify: false,
    });
    expect(await expectOk(visitor().get('municipalities/fromZip/24121/Bergamo'))).toMatchObject({
      climateZone: 'D',
    });

    const [entry] = await imports();
    expect(entry).toMatchObject({
      kind: 'zone',
      author: 'Gelsomino Trapani',
      fileName: 'elenco.csv',
      changed: 2,
    });
    expect(
      (
        await expectOk<MunicipalityDifferenceDto[]>(
          admin.http.get(`municipalities/imports/${entry?.id}`),
        )
      ).map(({ code }) => code),
    ).toEqual(['A794', 'H501']);
    const audited = await sql().rows<{ details: string }>(
      "SELECT details FROM audit_entries WHERE action = 'municipalities-import' AND actor_id = ?",
      admin.id,
    );
    expect(audited.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { import: entry?.id, kind: 'zone', added: 0, changed: 2, removed: 0 },
    ]);
  });

  it('is refused whole for one bad line', async () => {
    const csv =
      'belfiore;nome;zona_climatica\nA794;;C\nZ999;;E\nA794;;C\nF205;Torino;E\nXX;;E\nL219;;G\nL220;;\n';
    const report = await look(ZONES, csv);
    expect(report.problems.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8]);
    for (const { message } of report.problems) expect(message).toMatch(/^[^=<]{10,}\.$/);
    expectProblem(await confirm(ZONES, csv, report.confirmation), 422, 'csv-problems');
    expect((await all()).find(({ code }) => code === 'A794')?.climateZone).toBe('D');
  });

  it('is refused when the table changed after the look, also of ten at once', async () => {
    const csv = 'belfiore;zona_climatica\nA794;E\n';
    const { confirmation } = await look(ZONES, csv);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => confirm(ZONES, csv, confirmation)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectProblem(answer, 409, 'municipalities-changed');
    expectProblem(
      await confirm(ZONES, 'belfiore;zona_climatica\nA794;F\n', confirmation),
      409,
      'municipalities-changed',
    );
    const again = await look(ZONES, csv);
    expectProblem(await confirm(ZONES, csv, again.confirmation), 422, 'nothing-to-import');
  });
});

describe('import of municipalities', () => {
  it('takes back the file it gives as it is', async () => {
    expect(await look(PLACES, await file(PLACES))).toMatchObject({
      lines: 7895,
      added: 0,
      changed: 0,
      removed: 0,
      problemCount: 0,
    });
    expect(await look(ZONES, await file(ZONES))).toMatchObject({
      lines: 7895,
      added: 0,
      changed: 0,
      removed: 0,
      problemCount: 0,
    });
  });

  it('adds, changes and, when that is said expressly, removes', async () => {
    const [head = '', ...lines] = (await file(PLACES)).trimEnd().split('\r\n');
    const edited = [
      head,
      ...lines
        .filter((line) => !line.startsWith('A109;') && !line.startsWith('Z130;'))
        .map((line) => line.replace(/^A074;Agliè;/, 'A074;Agliè Nuova;')),
      'M999;Nuova Fusione;TO;Piemonte;10099 10098;E;',
    ].join('\r\n');
    const report = await look(PLACES, edited);
    expect(report).toMatchObject({ added: 1, changed: 1, removed: 1, problemCount: 0 });
    expectProblem(await confirm(PLACES, edited, report.confirmation), 422, 'removals-not-allowed');
    await expectOk(confirm(PLACES, edited, report.confirmation, true));
    const now = await all();
    expect(now).toHaveLength(7895);
    expect(now.find(({ code }) => code === 'M999')).toMatchObject({
      name: 'Nuova Fusione',
      caps: ['10099', '10098'],
      climateZone: 'E',
    });
    expect([
      now.some(({ code }) => code === 'A109'),
      now.some(({ code }) => code === 'Z130'),
    ]).toEqual([false, true]);
    expectProblem(await visitor().get('municipalities/fromZip/10060/Airasca'), 404);
  });

  it.each([
    ['formulas in names', 'belfiore;nome;provincia;cap\nA794;=1+1;BG;24121', 'nome'],
    ['unknown provinces', 'belfiore;nome;provincia;cap\nA794;Bergamo;XX;24121', 'provincia'],
    ['bad postal codes', 'belfiore;nome;provincia;cap\nA794;Bergamo;BG;ABCDE', 'CAP'],
    ['no postal code', 'belfiore;nome;provincia;cap\nA794;Bergamo;BG;', 'CAP'],
    ['markup', 'belfiore;nome;provincia;cap\nA794;<b>Bergamo</b>;BG;24121', 'nome'],
  ])('refuses %s', async (_, csv, word) => {
    const { problems } = await look(PLACES, csv);
    expect(problems).toEqual([{ line: 2, message: expect.stringContaining(word) }]);
  });

  it.each([
    ['no table', 'x', 400],
    ['only headings', 'belfiore;nome;provincia;cap', 400],
    ['an open quote', 'belfiore;nome;provincia;cap\n"', 400],
    ['too much', 'x'.repeat(4_000_001), 413],
    ['too many lines', `belfiore;nome;provincia;cap\n${'A794;B;BG;24121\n'.repeat(12_001)}`, 413],
    ['binary', '\0\0\0', 415],
    ['nothing', '', 400],
  ])('refuses %s', async (_, csv, status) => {
    expectProblem(await admin.http.post(PLACES, { form: createCsvForm(csv) }), status);
  });

  it('refuses what is no form and wrong fields, and drops those it does not know', async () => {
    expectProblem(await admin.http.post(PLACES, { json: { file: 'x' } }), 400);
    expectProblem(
      await admin.http.post(PLACES, { form: createCsvForm('belfiore', { comando: 'x' }) }),
      400,
      'csv-columns',
    );
    expectProblem(
      await admin.http.post(PLACES, {
        form: createCsvForm('belfiore', { allowsRemovals: 'forse' }),
      }),
      400,
      'invalid-data',
    );
    expectProblem(await admin.http.get('municipalities/imports/999999'), 404);
    expectProblem(await admin.http.get('municipalities/imports/x'), 404);
  });
});

describe('other processes', () => {
  const env = () => ({
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: own.dataDir,
    LOG_LEVEL: 'warn',
    ...(own.kind === 'mariadb'
      ? {
          DATABASE_URL: own.database,
          JWT_SECRET: 'un segreto di prova lungo abbastanza per tutti',
          SIGNATURE_KEYS: 'un segreto di prova lungo abbastanza per tutti',
        }
      : {}),
  });

  it('know of an import by the command within seconds', async () => {
    const port = await freePort();
    const second = new ManagedProcess(process.execPath, [join(ROOT, 'backend/dist/src/main.js')], {
      cwd: ROOT,
      log: join(own.dataDir, 'second.log'),
      env: { ...env(), PORT: String(port) },
    });
    try {
      const other = new HttpClient(`http://127.0.0.1:${port}`);
      await second.waitUntilReady(
        async () => (await fetch(`${other.origin}/api/health/ready`)).ok,
        'The second process',
      );
      const path = join(own.dataDir, 'zone.csv');
      await writeFile(path, 'belfiore;zona_climatica\nA794;F\n');
      const run = (...more: string[]) =>
        promisify(execFile)(
          process.execPath,
          [
            join(ROOT, 'backend/dist/src/municipalities/import/municipality-import.command.js'),
            'zone',
            path,
            ...more,
          ],
          { cwd: ROOT, env: env() },
        );
      expect((await run()).stdout).toContain(
        '1 righe: 0 nuovi, 1 cambiati, 0 tolti, 0 righe non valide',
      );
      expect((await all()).find(({ code }) => code === 'A794')?.climateZone).toBe('E');
      expect((await run('--apply')).stdout).toContain('Fatto');
      for (const http of [visitor(), other]) {
        await waitUntil(
          async () =>
            (await all(http)).find(({ code }) => code === 'A794')?.climateZone === 'F'
              ? true
              : null,
          'the import to be known',
        );
      }
      expect((await imports())[0]).toMatchObject({
        author: null,
        fileName: 'zone.csv',
        changed: 1,
      });
    } finally {
      await second.stop();
    }
  }, 120_000);

  it('keep what was imported after a restart', async () => {
    await own.restart();
    expect((await all()).find(({ code }) => code === 'M999')?.name).toBe('Nuova Fusione');
  }, 90_000);
});

it('is sent in the smallest form the browser reads', async () => {
  const size = async (encoding: string) => {
    const answer = await fetch(`${own.origin}/api/municipalities/getAll`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(((await answer.json()) as MunicipalityDto[]).length).toBe(7895);
    return [
      answer.headers.get('content-encoding'),
      Number(answer.headers.get('content-length')),
    ] as const;
  };
  const [, whole] = await size('identity');
  expect((await size('gzip'))[1]).toBeLessThan(whole / 7);
  const packed = await waitUntil(
    async () => {
      const got = await size('gzip, br');
      return got[0] === 'br' ? got : null;
    },
    'the smallest form',
    80_000,
    1_000,
  );
  expect(packed[1]).toBeLessThan(100_000);
  expect((await size('gzip, br;q=0'))[0]).toBe('gzip');
}, 90_000);
