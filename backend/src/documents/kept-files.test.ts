import type { AdminLibraryFile } from '@pratiche/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf, png } from '../../test/kit/files.js';
import { ok, type Member } from '../../test/kit/flow.js';
import { startInProcess } from '../../test/kit/in-process.js';
import { libraryForm, newLibraryFile } from '../../test/kit/library.js';
import { expectProblem } from '../../test/kit/problem.js';
import { newMember, sql } from '../../test/kit/world.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { FolderStorage } from '../platform/storage/folder-storage.js';
import { LibraryService } from '../library/library.service.js';
import { FileWrites } from './file-writes.js';

let portal: Awaited<ReturnType<typeof startInProcess>>;
let admin: Member;
beforeAll(async () => {
  portal = await startInProcess();
  admin = await newMember({ role: 'Admin' });
}, 120_000);
beforeEach(() => sql().run('DELETE FROM file_writes'));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => portal.close());

const noted = () => sql().rows<{ storage_key: string }>('SELECT storage_key FROM file_writes');
const bytesOf = async ({ id }: AdminLibraryFile) =>
  (await admin.http.get(`Library/download/${id}`)).bytes;
const away = () => Promise.reject(new Error('connection lost'));

describe('a file whose row is committed', () => {
  it('stays, and the answer too, when it cannot be told any more that it is known', async () => {
    vi.spyOn(FileWrites.prototype, 'settle').mockImplementationOnce(away);
    expect((await bytesOf(await newLibraryFile(admin.http))).equals(pdf())).toBe(true);
    expect(await noted()).toHaveLength(1);
  });

  it('stays when the one whose place it took cannot be deleted, which is left to the night', async () => {
    const before = await newLibraryFile(admin.http);
    vi.spyOn(FolderStorage.prototype, 'delete').mockImplementationOnce(away);
    const after = await ok<AdminLibraryFile>(
      admin.http.put(`Library/${before.id}`, {
        form: libraryForm({ kind: 'guide' }, pdf('nuovo')),
      }),
    );
    expect((await bytesOf(after)).equals(pdf('nuovo'))).toBe(true);
    expect(await noted()).toHaveLength(1);
  });

  it('stays when what comes after the commit fails', async () => {
    const { add } = LibraryService.prototype;
    vi.spyOn(LibraryService.prototype, 'add').mockImplementationOnce(async function (
      this: LibraryService,
      ...given
    ) {
      await add.apply(this, given);
      return away();
    });
    expectProblem(
      await admin.http.post('Library', { form: libraryForm({ kind: 'guide' }, pdf('dopo')) }),
      500,
    );
    const last = (await ok<AdminLibraryFile[]>(admin.http.get('Library'))).reduce((one, other) =>
      one.id > other.id ? one : other,
    );
    expect((await bytesOf(last)).equals(pdf('dopo'))).toBe(true);
    expect(await noted()).toEqual([]);
  });
});

describe('a file no row names', () => {
  it('is deleted at once when its row fails', async () => {
    vi.spyOn(AuditLogService.prototype, 'appendAuditEntry').mockImplementationOnce(away);
    const put = vi.spyOn(FolderStorage.prototype, 'put');
    const gone = vi.spyOn(FolderStorage.prototype, 'deleteAll');
    expectProblem(await admin.http.post('Library', { form: libraryForm({ kind: 'guide' }) }), 500);
    expect([gone.mock.calls.map(([key]) => key), await noted()]).toEqual([
      put.mock.calls.map(([key]) => key),
      [],
    ]);
  });

  it('is refused with the reason, also when it cannot be deleted', async () => {
    vi.spyOn(FolderStorage.prototype, 'delete').mockImplementationOnce(away);
    expectProblem(
      await admin.http.post('Library', { form: libraryForm({}, png(), 'foto.png') }),
      415,
      'file-type-refused',
    );
  });

  it('is noted when it is removed, until it is gone', async () => {
    const file = await newLibraryFile(admin.http);
    vi.spyOn(FolderStorage.prototype, 'delete').mockImplementationOnce(away);
    expect((await admin.http.delete(`Library/${file.id}`)).status).toBe(204);
    expect(await noted()).toHaveLength(1);
  });
});
