import type { AuditEntryDto } from '@pratiche/api';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { createMember, sql } from '../../test/kit/account-fixtures.js';
import { expectOk, lastStep, save, upload, type Member } from '../../test/kit/dossier-flow.js';
import { ecobonusForm } from '../../test/kit/dossier-fixtures.js';
import { pdf } from '../../test/kit/file-fixtures.js';
import { startInProcessPortal } from '../../test/kit/in-process-portal.js';
import { visitor } from '../../test/kit/portal.js';
import { expectProblem } from '../../test/kit/problem-assertions.js';
import type { DownloadLinkDto } from '../platform/files/dto/download-link.dto.js';
import type {
  DownloadLinkRequest,
  FileStorageService,
} from '../platform/storage/file-storage.service.js';
import { FolderStorageAdapter } from '../platform/storage/folder-storage.adapter.js';

const ORIGIN = 'https://conto.blob.core.windows.net';
const MIN_BYTES = 1_000_000;
const PREFERS_LINK = { headers: { prefer: 'direct-link' } };

let portal: Awaited<ReturnType<typeof startInProcessPortal>>;
let me: Member;
let stranger: Member;
let auditor: Member;
let dossierId: number;
let large: number;
let small: number;
beforeAll(async () => {
  portal = await startInProcessPortal({ downloadLinks: { minBytes: MIN_BYTES, origin: ORIGIN } });
  me = await createMember({});
  stranger = await createMember({});
  auditor = await createMember({ role: 'SuperAdmin' });
  const { id, version } = await save(me.http, ecobonusForm());
  const items = (await lastStep(me.http, { id, version })).documentSet
    .documentsDocumentsSetResponse;
  const item = items.find(({ document }) => document.code === 'FATTURA')?.id ?? 0;
  dossierId = id;
  large = (await upload(me, id, item, pdf('Grande', MIN_BYTES), 'Perché grande.pdf')).id;
  small = (await upload(me, id, item, pdf('Piccolo', MIN_BYTES - 1), 'piccolo.pdf')).id;
}, 120_000);
afterAll(() => portal.close());

/** In place of a blob storage: what it was asked to sign. */
const sign = jest.fn<(key: string, link: DownloadLinkRequest) => Promise<string | null>>();
beforeEach(() => {
  sign.mockImplementation((key) => Promise.resolve(`${ORIGIN}/pratiche/${key}?sig=x`));
  jest
    .spyOn(FolderStorageAdapter.prototype as FileStorageService, 'createDownloadLink')
    .mockImplementation(sign);
});
afterEach(() => {
  jest.restoreAllMocks();
  sign.mockReset();
});

const download = (caller: Member, id: number, ask = PREFERS_LINK as object) =>
  caller.http.get(`Upload/download/${id}`, ask);
const listLinks = async (subjectKind: string, subjectId: number) =>
  (
    await expectOk<AuditEntryDto[]>(
      auditor.http.get('Audit', { query: { action: 'download-link', subjectKind, subjectId } }),
    )
  ).map(({ actorId, details }) => ({ actorId, details }));

describe('a large file of a dossier', () => {
  it('is answered as a link of five minutes to who asks for one, and recorded', async () => {
    const asked = Date.now();
    const answer = await download(me, large);
    const { url, expiresAt } = await expectOk<DownloadLinkDto>(Promise.resolve(answer));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'preference-applied': 'direct-link',
      'cache-control': 'no-store',
    });
    const [[key, link]] = sign.mock.calls as [[string, DownloadLinkRequest]];
    const [row] = await sql().rows<{ storage_key: string }>(
      'SELECT storage_key FROM uploaded_files WHERE id = ?',
      large,
    );
    expect(key).toBe(row?.storage_key);
    expect(link).toMatchObject({ fileName: 'Perché grande.pdf', contentType: 'application/pdf' });
    expect(url).toBe(`${ORIGIN}/pratiche/${key}?sig=x`);
    const lifetime = Date.parse(expiresAt) - asked;
    expect(lifetime).toBeGreaterThanOrEqual(300_000);
    expect(lifetime).toBeLessThan(330_000);
    expect(link.expiresAt.toISOString()).toBe(expiresAt);
    expect(await listLinks('dossier', dossierId)).toEqual([
      { actorId: me.id, details: { file: large, document: 'FATTURA' } },
    ]);
    // The reading is recorded as always.
    const [reading] = await expectOk<AuditEntryDto[]>(
      auditor.http.get('Audit', {
        query: { action: 'document-download', subjectKind: 'dossier', subjectId: dossierId },
      }),
    );
    expect(reading).toMatchObject({ actorId: me.id, details: { file: large } });
  });

  it('is sent to who does not ask, as a page of an earlier release', async () => {
    for (const ask of [{}, { headers: { prefer: 'respond-async' } }]) {
      const answer = await download(me, large, ask);
      expect(answer.bytes.equals(pdf('Grande', MIN_BYTES))).toBe(true);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(answer.headers.get('preference-applied')).toBeNull();
    }
    expect(sign).not.toHaveBeenCalled();
  });

  it('is sent where the storage has no links, and nothing is recorded', async () => {
    sign.mockResolvedValue(null);
    const before = await listLinks('dossier', dossierId);
    expect((await download(me, large)).bytes).toHaveLength(MIN_BYTES);
    expect(await listLinks('dossier', dossierId)).toEqual(before);
  });

  it('is refused as ever to who may not read it, without a link and without an entry', async () => {
    const before = await listLinks('dossier', dossierId);
    expectProblem(await download(stranger, large), 404);
    expectProblem(await visitor().get(`Upload/download/${large}`, PREFERS_LINK), 401);
    expectProblem(await download(me, 999_999), 404);
    expect(sign).not.toHaveBeenCalled();
    expect(await listLinks('dossier', dossierId)).toEqual(before);
  });
});

it('a small file is sent, also to a caller that prefers a link', async () => {
  const answer = await download(me, small);
  expect(answer.bytes).toHaveLength(MIN_BYTES - 1);
  expect(sign).not.toHaveBeenCalled();
});

describe('the result of a background task', () => {
  const id = '3f1c2c1e-8a0e-4d0b-9f0a-5f1f1f0c9b11';
  beforeAll(async () => {
    await sql().run(
      `INSERT INTO works (id, account_id, kind, title, params, state, run, done, result_key, file_name, content_type,
        bytes, created_at) VALUES (?, ?, 'dossier-archives', 'Documenti', '{}', 'done', 1, 1, ?, 'Documenti.zip',
        'application/zip', ?, '2026-11-21 10:00:00.000')`,
      id,
      me.id,
      `works/${id}.1`,
      MIN_BYTES,
    );
  });

  it('is a link too, recorded for its owner alone', async () => {
    const answer = await me.http.get(`Works/${id}/download`, PREFERS_LINK);
    const { url } = await expectOk<DownloadLinkDto>(Promise.resolve(answer));
    expect(url).toBe(`${ORIGIN}/pratiche/works/${id}.1?sig=x`);
    expect(sign.mock.calls[0]?.[1]).toMatchObject({
      fileName: 'Documenti.zip',
      contentType: 'application/zip',
    });
    expect(await listLinks('account', me.id)).toEqual([
      { actorId: me.id, details: { work: id, kind: 'dossier-archives' } },
    ]);
    expectProblem(await auditor.http.get(`Works/${id}/download`, PREFERS_LINK), 404);
    expect(sign).toHaveBeenCalledTimes(1);
  });
});
