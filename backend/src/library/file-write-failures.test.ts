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
import { pdf, png } from '../../test/kit/file-fixtures.js';
import { expectOk, type Member } from '../../test/kit/dossier-flow.js';
import { startInProcessPortal } from '../../test/kit/in-process-portal.js';
import { createLibraryForm, newLibraryFile } from '../../test/kit/library-fixtures.js';
import { expectProblem } from '../../test/kit/problem-assertions.js';
import { createMember, sql } from '../../test/kit/account-fixtures.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { FolderStorageAdapter } from '../platform/storage/folder-storage.adapter.js';
import { LibraryAdminService } from './library-admin.service.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import type { AdminLibraryFileDto } from './dto/library-file.dto.js';

let portal: Awaited<ReturnType<typeof startInProcessPortal>>;
let admin: Member;
beforeAll(async () => {
  portal = await startInProcessPortal();
  admin = await createMember({ role: 'Admin' });
}, 120_000);
beforeEach(() => sql().run('DELETE FROM file_writes'));
afterEach(() => void jest.restoreAllMocks());
afterAll(() => portal.close());

const noted = () => sql().rows<{ storage_key: string }>('SELECT storage_key FROM file_writes');
const bytesOf = async ({ id }: AdminLibraryFileDto) =>
  (await admin.http.get(`Library/download/${id}`)).bytes;
const away = () => Promise.reject(new Error('connection lost'));

describe('a file whose row is committed', () => {
  it('stays, and the request succeeds, when the pending file cannot be settled', async () => {
    jest.spyOn(FileWriteService.prototype, 'settlePendingFiles').mockImplementationOnce(away);
    expect((await bytesOf(await newLibraryFile(admin.http))).equals(pdf())).toBe(true);
    expect(await noted()).toHaveLength(1);
  });

  it('stays when the one whose place it took cannot be deleted, which is left to the night', async () => {
    const before = await newLibraryFile(admin.http);
    jest.spyOn(FolderStorageAdapter.prototype, 'deleteFile').mockImplementationOnce(away);
    const after = await expectOk<AdminLibraryFileDto>(
      admin.http.put(`Library/${before.id}`, {
        form: createLibraryForm({ kind: 'guide' }, pdf('nuovo')),
      }),
    );
    expect((await bytesOf(after)).equals(pdf('nuovo'))).toBe(true);
    expect(await noted()).toHaveLength(1);
  });

  it('stays when what comes after the commit fails', async () => {
    const { createFile } = LibraryAdminService.prototype;
    jest.spyOn(LibraryAdminService.prototype, 'createFile').mockImplementationOnce(async function (
      this: LibraryAdminService,
      ...given
    ) {
      await createFile.apply(this, given);
      return away();
    });
    expectProblem(
      await admin.http.post('Library', { form: createLibraryForm({ kind: 'guide' }, pdf('dopo')) }),
      500,
    );
    const last = (await expectOk<AdminLibraryFileDto[]>(admin.http.get('Library'))).reduce(
      (one, other) => (one.id > other.id ? one : other),
    );
    expect((await bytesOf(last)).equals(pdf('dopo'))).toBe(true);
    expect(await noted()).toEqual([]);
  });
});

describe('a file no row names', () => {
  it('is deleted at once when its row fails', async () => {
    jest.spyOn(AuditLogService.prototype, 'appendAuditEntry').mockImplementationOnce(away);
    const put = jest.spyOn(FolderStorageAdapter.prototype, 'writeFile');
    const gone = jest.spyOn(FolderStorageAdapter.prototype, 'deleteByPrefix');
    expectProblem(
      await admin.http.post('Library', { form: createLibraryForm({ kind: 'guide' }) }),
      500,
    );
    expect([gone.mock.calls.map(([key]) => key), await noted()]).toEqual([
      put.mock.calls.map(([key]) => key),
      [],
    ]);
  });

  it('is refused with the reason, also when it cannot be deleted', async () => {
    jest.spyOn(FolderStorageAdapter.prototype, 'deleteFile').mockImplementationOnce(away);
    expectProblem(
      await admin.http.post('Library', { form: createLibraryForm({}, png(), 'foto.png') }),
      415,
      'file-type-refused',
    );
  });

  it('is noted when it is removed, until it is gone', async () => {
    const file = await newLibraryFile(admin.http);
    jest.spyOn(FolderStorageAdapter.prototype, 'deleteFile').mockImplementationOnce(away);
    expect((await admin.http.delete(`Library/${file.id}`)).status).toBe(204);
    expect(await noted()).toHaveLength(1);
  });
});
