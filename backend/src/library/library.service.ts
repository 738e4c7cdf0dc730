import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { LibraryBody } from '@pratiche/api/schemas';
import { isBackOffice } from '@pratiche/domain';
import { Readable } from 'node:stream';
import { In, IsNull, EntityManager, type FindOptionsWhere } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { createAttachment } from '../platform/http/attachment.util.js';
import type { ReceivedFile } from '../platform/files/file-intake.service.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import { getInsertedId, UnitOfWork } from '../platform/database/index.js';
import { forbidden, notFound, Problem } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { FileStorageService } from '../platform/storage/index.js';
import { LibraryFileEntity } from './library-file.entity.js';
import { StarterFileService } from './starter-file.service.js';

const FILE_NOT_FOUND = 'Il file richiesto non esiste.';
const DOCUMENTS_LOCKED = 'I documenti utili si aprono con l’acquisto del primo pacchetto.';
const WRONG_TYPE = 'Il file non è di un tipo consentito: carica un PDF o uno ZIP.';
const DISPLAY_ORDER = { position: 'ASC', id: 'ASC' } as const;
const ALLOWED_CONTENT_TYPES = ['application/pdf', 'application/zip'];

/** Files of the back office for people to download. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly fileStorageService: FileStorageService,
    private readonly fileWriteService: FileWriteService,
    private readonly starterFileService: StarterFileService,
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLogService: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async listGuides(): Promise<LibraryFileEntity[]> {
    return this.findFiles({ kind: In(['manual', 'guide']), published: true });
  }

  /** Guides are among them: whoever looks for papers looks here. @throws 403 before the first package */
  async listUsefulDocuments(caller: CurrentCaller): Promise<LibraryFileEntity[]> {
    await this.assertDocumentsUnlocked(caller);
    return this.findFiles({ kind: In(['guide', 'document']), published: true });
  }

  async listAllFiles(): Promise<LibraryFileEntity[]> {
    return this.findFiles({});
  }

  /** A guide or the manual, by its fixed name or its id. @throws 404 */
  async openGuide(key: string): Promise<StreamableFile> {
    const row = (await this.listGuides()).find(
      ({ slug, id }) => slug === key || String(id) === key,
    );
    if (row === undefined) throw notFound(FILE_NOT_FOUND);
    return this.openFile(row);
  }

  async openDownload(caller: CurrentCaller, id: number): Promise<StreamableFile> {
    const row = await this.findFile(id);
    if (!isBackOffice(caller.role) && !row.published) throw notFound(FILE_NOT_FOUND);
    if (row.kind === 'document') await this.assertDocumentsUnlocked(caller);
    return this.openFile(row);
  }

  async createFile(
    caller: CurrentCaller,
    body: LibraryBody,
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
      const id = getInsertedId(
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(LibraryFileEntity)
          .values(row)
          .updateEntity(false)
          .execute(),
      );
      await this.recordAuditEntry(caller, 'library-added', id, { kind: body.kind });
      return this.findFile(id);
    });
  }

  async updateFile(
    caller: CurrentCaller,
    id: number,
    body: LibraryBody,
    file: ReceivedFile | null,
  ): Promise<LibraryFileEntity> {
    const bytes = file === null ? {} : toFileColumns(file);
    const { before, after } = await this.unitOfWork.run(async () => {
      const held = await this.lockFile(id);
      await this.manager.update(
        LibraryFileEntity,
        { id },
        { ...toColumns(body), ...bytes, edited: true },
      );
      await this.recordAuditEntry(caller, 'library-changed', id, {
        kind: body.kind,
        newFile: file !== null,
      });
      if (file !== null) await this.fileWriteService.registerPendingFiles(listStorageKeys(held));
      return { before: held, after: await this.findFile(id) };
    });
    if (file !== null) await this.fileWriteService.tryDeleteFiles(listStorageKeys(before));
    return after;
  }

  async deleteFile(caller: CurrentCaller, id: number): Promise<void> {
    const removed = await this.unitOfWork.run(async () => {
      const row = await this.lockFile(id);
      if (row.slug === null) await this.manager.delete(LibraryFileEntity, { id });
      else
        await this.manager.update(
          LibraryFileEntity,
          { id },
          { removed: new Date(), size: null, sha256: null, storageKey: null },
        );
      await this.recordAuditEntry(caller, 'library-removed', id, { kind: row.kind });
      await this.fileWriteService.registerPendingFiles(listStorageKeys(row));
      return row;
    });
    await this.fileWriteService.tryDeleteFiles(listStorageKeys(removed));
  }

  /** The row as it is, kept from other changes until the transaction ends: each change forgets the bytes it took the place of. */
  private async lockFile(id: number): Promise<LibraryFileEntity> {
    const { affected } = await this.manager.update(
      LibraryFileEntity,
      { id, removed: IsNull() },
      { updated: new Date() },
    );
    if (affected !== 1) throw notFound(FILE_NOT_FOUND);
    return this.findFile(id);
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

  private async findFiles(
    where: FindOptionsWhere<LibraryFileEntity>,
  ): Promise<LibraryFileEntity[]> {
    return this.manager.find(LibraryFileEntity, {
      where: { ...where, removed: IsNull() },
      order: DISPLAY_ORDER,
    });
  }

  private async findFile(id: number): Promise<LibraryFileEntity> {
    const row = await this.manager.findOneBy(LibraryFileEntity, { id, removed: IsNull() });
    if (row === null) throw notFound(FILE_NOT_FOUND);
    return row;
  }

  private async assertDocumentsUnlocked(caller: CurrentCaller): Promise<void> {
    if (isBackOffice(caller.role)) return;
    const account = await this.accountsService.findAccount(caller.id);
    if (account?.firstPackageAcquired !== true)
      throw forbidden(DOCUMENTS_LOCKED, 'first-package-needed');
  }

  private async openFile(row: LibraryFileEntity): Promise<StreamableFile> {
    if (row.storageKey !== null)
      return createAttachment(await this.fileStorageService.openReadStream(row.storageKey), {
        ...row,
        size: row.size ?? 0,
      });
    const bytes = await this.starterFileService.renderStarterFile(row.slug);
    if (bytes === null) throw notFound(FILE_NOT_FOUND);
    return createAttachment(Readable.from([bytes]), { ...row, size: bytes.length });
  }
}

/** Bytes of the row: a starter file nobody replaced has none. */
const listStorageKeys = ({ storageKey }: LibraryFileEntity): string[] =>
  storageKey === null ? [] : [storageKey];

const toColumns = ({ title, description, kind, position, isPublished }: LibraryBody) => ({
  title,
  description,
  kind,
  position,
  published: isPublished,
});

/** @throws 415 for photographs and signed envelopes, which a dossier takes and the library does not */
function toFileColumns({ fileName, contentType, size, sha256, storageKey }: ReceivedFile) {
  if (!ALLOWED_CONTENT_TYPES.includes(contentType))
    throw new Problem(415, 'file-type-refused', WRONG_TYPE);
  return { fileName, contentType, size, sha256, storageKey };
}
