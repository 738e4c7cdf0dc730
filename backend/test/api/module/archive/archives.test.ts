/** @core */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { chiusura, ecobonusForm, schermatura, serramento } from '../../../kit/dossier-fixtures.js';
import { jpeg, pdf } from '../../../kit/file-fixtures.js';
import {
  createSentDossier,
  lastStep,
  expectOk,
  save,
  upload,
  type Member,
} from '../../../kit/dossier-flow.js';
import { portal } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { unzip } from '../../../kit/unzip.js';
import { waitUntilTaskFinished } from '../../../kit/background-task-fixtures.js';
import { pdfText } from '../../../kit/pdf-text.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

const mixed = { serramenti: [serramento()], schermature: [schermatura()], chiusure: [chiusura()] };

async function withDocuments(
  me: Member,
  files: readonly (readonly [code: string, name: string])[],
  change: Parameters<typeof ecobonusForm>[0] = {},
) {
  const { id, version } = await save(me.http, ecobonusForm(change));
  const items = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  for (const [code, name] of files)
    await upload(
      me,
      id,
      items.find(({ document }) => document.code === code)?.id ?? 0,
      name.endsWith('jpg') ? jpeg() : pdf(name),
      name,
    );
  return id;
}

const nameOf = (headers: Headers) =>
  decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '',
  );
const namesIn = async (bytes: Buffer) => (await unzip(bytes)).map(({ name }) => name);

describe('zips of documents', () => {
  it('name files after the document they answer to', async () => {
    const me = await createMember({});
    const id = await withDocuments(me, [
      ['FATTURA', 'acconto.pdf'],
      ['CI', 'fronte è.jpg'],
      ['FATTURA', 'saldo.pdf'],
    ]);
    const answer = await me.http.get(`module/download/${id}`, {
      headers: { prefer: 'respond-async' },
    });
    expect(answer.status).toBe(200);
    expect(nameOf(answer.headers)).toBe(`rif-cliente-Ortensia-Brughetti-${id}-documentazione.zip`);
    expect(await namesIn(answer.bytes)).toEqual([
      'Fattura 1 - acconto.pdf',
      "Documento d'identità 1 - fronte è.jpg",
      'Fattura 2 - saldo.pdf',
    ]);
  });

  it('of what was sent begin with a summary of the dossier, alone and among others', async () => {
    const me = await createMember({ businessName: 'Infissi Prova', packages: [{ credits: 5 }] });
    const [id, draft] = [
      await createSentDossier(me),
      await withDocuments(me, [['FATTURA', 'a.pdf']]),
    ];
    const [first] = await unzip((await me.http.get(`module/download/${id}`)).bytes);
    expect(first?.name).toBe('Riepilogo pratica.pdf');
    const text = pdfText(first?.bytes ?? Buffer.of());
    for (const part of [
      `Pratica n. ${id}`,
      'Stato Inviata',
      'Installatore Infissi Prova',
      'Dati catastali',
      'Fatture (acconto e saldo) FATTURA.pdf',
    ])
      expect(text).toContain(part);

    const { id: task } = await expectOk<WorkDto>(
      me.http.post('module/downloads', { json: { ids: [id, draft] } }),
    );
    await waitUntilTaskFinished(me.http, task);
    const names = await namesIn((await me.http.get(`Works/${task}/download`)).bytes);
    expect(names.filter((name) => name.endsWith('/Riepilogo pratica.pdf'))).toEqual([
      expect.stringContaining(`-${id}-documentazione/`),
    ]);
  });

  it('say which files are missing instead of breaking off', async () => {
    const me = await createMember({});
    const id = await withDocuments(me, [
      ['FATTURA', 'perduta.pdf'],
      ['CI', 'carta.pdf'],
    ]);
    const [lost] = await sql().rows<{ storage_key: string }>(
      'SELECT storage_key FROM uploaded_files WHERE dossier_id = ? ORDER BY id',
      id,
    );
    await rm(join(portal().dataDir, 'files', lost?.storage_key ?? ''));
    const entries = await unzip((await me.http.get(`module/download/${id}`)).bytes);
    expect(entries.map(({ name }) => name)).toEqual([
      "Documento d'identità 1 - carta.pdf",
      'FILE MANCANTI - leggere.txt',
    ]);
    expect(entries[1]?.bytes.toString()).toContain('Fattura 1 - perduta.pdf');
  });

  it('become a work when large, for callers that would rather not wait', async () => {
    const me = await createMember({});
    const id = await withDocuments(me, [['FATTURA', 'una.pdf']]);
    const [row] = await sql().rows<{
      item_id: number;
      storage_key: string;
      size: number;
      sha256: string;
    }>('SELECT item_id, storage_key, size, sha256 FROM uploaded_files WHERE dossier_id = ?', id);
    for (let count = 0; count < 60; count += 1) {
      await sql().run(
        `INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created) VALUES (?, 'document', ?, ?, ?, 'application/pdf', ?, ?, ?, '2026-11-01 10:00:00.000')`,
        id,
        row?.item_id ?? 0,
        `copia ${count}.pdf`,
        row?.size ?? 0,
        row?.sha256 ?? '',
        row?.storage_key ?? '',
        me.id,
      );
    }
    const answer = await me.http.get(`module/download/${id}`, {
      headers: { prefer: 'respond-async' },
    });
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([
      202,
      'respond-async',
    ]);
    const work = await waitUntilTaskFinished(me.http, answer.json<WorkDto>().id);
    expect(work).toMatchObject({
      state: 'done',
      done: 61,
      total: 61,
      title: `Documenti della pratica ${id}`,
      problem: null,
    });
    const result = await me.http.get(`Works/${work.id}/download`);
    expect([
      result.status,
      result.headers.get('x-content-type-options'),
      nameOf(result.headers),
      result.bytes.length,
    ]).toEqual([
      200,
      'nosniff',
      `rif-cliente-Ortensia-Brughetti-${id}-documentazione.zip`,
      work.bytes,
    ]);
    expect(await namesIn(result.bytes)).toHaveLength(61);
    expect(await namesIn((await me.http.get(`module/download/${id}`)).bytes)).toHaveLength(61);
    expect((await expectOk<WorkDto[]>(me.http.get('Works'))).map((one) => one.id)).toEqual([
      work.id,
    ]);
    expect((await me.http.delete(`Works/${work.id}`)).status).toBe(204);
    expect(await expectOk<WorkDto[]>(me.http.get('Works'))).toEqual([]);
  });

  it('hold several dossiers, one folder each, once per intention', async () => {
    const me = await createMember({});
    const ids = [
      await withDocuments(me, [['FATTURA', 'a.pdf']]),
      await withDocuments(me, [
        ['CI', 'b.pdf'],
        ['CI', 'c.pdf'],
      ]),
      await withDocuments(me, []),
    ];
    const ask = () =>
      expectOk<WorkDto>(
        me.http.post('module/downloads', {
          json: { ids: [...ids, ...ids] },
          headers: { 'idempotency-key': 'intention-1' },
        }),
      );
    const [first, again] = [await ask(), await ask()];
    expect(again.id).toBe(first.id);
    expect(await waitUntilTaskFinished(me.http, first.id)).toMatchObject({
      state: 'done',
      total: 3,
      title: 'Documenti di 3 pratiche',
    });
    const folder = (id: number | undefined) =>
      `rif-cliente-Ortensia-Brughetti-${id}-documentazione`;
    expect(await namesIn((await me.http.get(`Works/${first.id}/download`)).bytes)).toEqual([
      `${folder(ids[0])}/Fattura 1 - a.pdf`,
      `${folder(ids[1])}/Documento d'identità 1 - b.pdf`,
      `${folder(ids[1])}/Documento d'identità 2 - c.pdf`,
    ]);
  });

  it('are refused for other people’s dossiers and nonsense', async () => {
    const [me, other] = [await createMember({}), await createMember({})];
    const [mine, theirs, empty] = [
      await withDocuments(me, [['FATTURA', 'a.pdf']]),
      await withDocuments(other, [['FATTURA', 'a.pdf']]),
      await withDocuments(me, []),
    ];
    expectProblem(await me.http.post('module/downloads', { json: { ids: [mine, theirs] } }), 404);
    expectProblem(await me.http.post('module/downloads', { json: { ids: [empty] } }), 404);
    expectProblem(await me.http.get(`module/download/${empty}`), 404);
    for (const json of [
      {},
      { ids: [] },
      { ids: ['1'] },
      { ids: [0] },
      { ids: Array.from({ length: 201 }, (_, index) => index + 1) },
    ]) {
      expectProblem(await me.http.post('module/downloads', { json }), 400);
    }
    expect(await expectOk<WorkDto[]>(me.http.get('Works'))).toEqual([]);
    expectProblem(await me.http.get('Works/no-id'), 404);
  });
});

describe('POST Module/generate-documents', () => {
  it('writes the papers to sign from the dossier as given, and stores nothing', async () => {
    const me = await createMember({});
    const { id, version } = await save(me.http, ecobonusForm());
    const answer = await me.http.post('Module/generate-documents', {
      json: { id, version, beneficiaryLastName: 'Zanardelli' },
    });
    expect([answer.status, nameOf(answer.headers)]).toEqual([
      200,
      `rif-cliente-Ortensia-Zanardelli-${id}-documentazione.zip`,
    ]);
    const entries = await unzip(answer.bytes);
    expect(entries.map(({ name }) => name)).toEqual([
      'Delega - da firmare.pdf',
      'Dichiarazione sostitutiva - da firmare.pdf',
      'Requisiti tecnici - da firmare.pdf',
      'Congruità della spesa - da firmare.pdf',
    ]);
    for (const { bytes } of entries) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await expectOk<{ version: number }>(me.http.get(`Module/${id}`))).version).toBe(
      version,
    );
    expectProblem(await me.http.post('Module/generate-documents', { json: {} }), 400);
  });
});

describe('GET module/downloadDocsCompilatore', () => {
  it('holds sheet, papers and technical documents, where there are shadings or shutters', async () => {
    const me = await createMember({});
    const id = await withDocuments(
      me,
      [
        ['GTOT', 'dop.pdf'],
        ['UW', 'uw.pdf'],
        ['CI', 'carta.pdf'],
      ],
      { manufatti: mixed, beneficiaryResidentialAddress: '=1+1' },
    );
    const answer = await me.http.get(`module/downloadDocsCompilatore/${id}`);
    expect(answer.status).toBe(200);
    const entries = await unzip(answer.bytes);
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Scheda ENEA.pdf',
        'Scheda ENEA.csv',
        'Documenti precompilati/Delega - da firmare.pdf',
        'Documenti tecnici/DoP schermatura 1 - dop.pdf',
        'Documenti tecnici/Trasmittanza serramenti 1 - uw.pdf',
      ]),
    );
    expect(entries.some(({ name }) => name.includes('carta'))).toBe(false);
    const csv = entries.find(({ name }) => name.endsWith('.csv'))?.bytes.toString() ?? '';
    expect(
      csv.startsWith('\ufeffSezione;Campo;Valore;Richiesto da ENEA;Da verificare sul sito\r\n'),
    ).toBe(true);
    expect(csv).toContain('Ortensia');
    expect(csv).toContain(";'=1+1");
    expectProblem(
      await me.http.get(`module/downloadDocsCompilatore/${await withDocuments(me, [])}`),
      404,
    );
  });

  it('holds no paper to sign of a completed dossier', async () => {
    const me = await createMember({});
    const id = await withDocuments(me, [['GTOT', 'dop.pdf']], { manufatti: mixed });
    await sql().run("UPDATE dossiers SET status = 'SELLED' WHERE id = ?", id);
    const answer = await me.http.get(`module/downloadDocsCompilatore/${id}`);
    const names = (await unzip(answer.bytes)).map(({ name }) => name);
    expect(names).toContain('Scheda ENEA.pdf');
    expect(names.filter((name) => name.includes('da firmare'))).toEqual([]);
  });
});
