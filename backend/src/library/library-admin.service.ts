import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import { notFound, Problem, unprocessable } from '../platform/http/index.js';
import type { LibraryRequestDto } from './dto/library-request.dto.js';
import type { LibraryFileEntity } from './library-file.entity.js';
import { LibraryFileRepository } from './library-file.repository.js';
import { FILE_NOT_FOUND } from './library.service.js';

const NO_FILE_YET = 'Prima di pubblicarlo carica il file.';
const WRONG_TYPE = 'Il file non è di un tipo consentito: carica un PDF o uno ZIP.';
/** Types of the files of the library. */
export const LIBRARY_CONTENT_TYPES = ['application/pdf', 'application/zip'];

/** The back office's changes to the library, each with its entry in the audit log. */
@Injectable()
export class LibraryAdminService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly libraryFileRepository: LibraryFileRepository,
    private readonly fileWriteService: FileWriteService,
    private readonly auditLogService: AuditLogService,
  ) {}

  async createFile(
    caller: CurrentCaller,
    body: LibraryRequestDto,
    file: ReceivedFile,
  ): Promise<LibraryFileEntity> {
    const now = new Date();
    const row = {
      ...toColumns(body),
      ...toFileColumns(file),
      slug: null,
      edited: true,
      created: now,
      updated: now,
      removed: null,
    };
    return this.unitOfWork.run(async () => {
      const id = await this.libraryFileRepository.insertFile(row);
      await this.recordAuditEntry(caller, 'library-added', id, { kind: body.kind });
      return assertFound(await this.libraryFileRepository.findFile(id));
    });
  }

  async updateFile(
    caller: CurrentCaller,
    id: number,
    body: LibraryRequestDto,
    file: ReceivedFile | null,
  ): Promise<LibraryFileEntity> {
    const fileColumns = file === null ? {} : toFileColumns(file);
    const { before, after } = await this.unitOfWork.run(async () => {
      const locked = assertFound(await this.libraryFileRepository.lockFile(id));
      if (body.isPublished && file === null && locked.fileName === '')
        throw unprocessable(NO_FILE_YET, 'file-missing');
      await this.libraryFileRepository.updateFile(id, {
        ...toColumns(body),
        ...fileColumns,
        edited: true,
      });
      await this.recordAuditEntry(caller, 'library-changed', id, {
        kind: body.kind,
        newFile: file !== null,
      });
      if (file !== null) await this.fileWriteService.registerPendingFiles(listStorageKeys(locked));
      return { before: locked, after: assertFound(await this.libraryFileRepository.findFile(id)) };
    });
    if (file !== null) await this.fileWriteService.tryDeleteFiles(listStorageKeys(before));
    return after;
  }

  async deleteFile(caller: CurrentCaller, id: number): Promise<void> {
    const removed = await this.unitOfWork.run(async () => {
      const row = assertFound(await this.libraryFileRepository.lockFile(id));
      await this.libraryFileRepository.removeFile(row);
      await this.recordAuditEntry(caller, 'library-removed', id, { kind: row.kind });
      await this.fileWriteService.registerPendingFiles(listStorageKeys(row));
      return row;
    });
    await this.fileWriteService.tryDeleteFiles(listStorageKeys(removed));
  }

  private recordAuditEntry(
    by: CurrentCaller,
    action: 'library-added' | 'library-changed' | 'library-removed',
    id: number,
    details: Readonly<Record<string, string | boolean>>,
  ): Promise<void> {
    return this.auditLogService.appendAuditEntry({
      by,
      action,
      subject: { kind: 'library', id },
      details,
    });
  }
}

function assertFound(row: LibraryFileEntity | null): LibraryFileEntity {
  if (row === null) throw notFound(FILE_NOT_FOUND);
  return row;
}

/** A starter file that was never replaced has no stored bytes. */
const listStorageKeys = ({ storageKey }: LibraryFileEntity): string[] =>
  storageKey === null ? [] : [storageKey];

const toColumns = ({ title, description, kind, position, isPublished }: LibraryRequestDto) => ({
  title,
  description: description ?? '',
  kind,
  position: position ?? 0,
  published: isPublished,
});

/** @throws 415 for photographs and signed envelopes, which a dossier accepts and the library does not */
function toFileColumns({ fileName, contentType, size, sha256, storageKey }: ReceivedFile) {
  if (!LIBRARY_CONTENT_TYPES.includes(contentType))
    throw new Problem(415, 'file-type-refused', WRONG_TYPE);
  return { fileName, contentType, size, sha256, storageKey };
}
