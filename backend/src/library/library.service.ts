import { Injectable, type StreamableFile } from '@nestjs/common';
import { isBackOffice } from '@pratiche/domain';
import { Readable } from 'node:stream';
import { AccountsService } from '../accounts/accounts.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { createAttachment } from '../platform/http/attachment.util.js';
import { forbidden, notFound } from '../platform/http/index.js';
import { FileStorageService } from '../platform/storage/index.js';
import type { LibraryFileEntity } from './library-file.entity.js';
import { LibraryFileRepository } from './library-file.repository.js';
import { StarterFileService } from './starter-file.service.js';

export const FILE_NOT_FOUND = 'Il file richiesto non esiste.';
const DOCUMENTS_LOCKED = 'I documenti utili si aprono con l’acquisto del primo pacchetto.';

/** The files of the library, as their readers list and open them. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly fileStorageService: FileStorageService,
    private readonly starterFileService: StarterFileService,
    private readonly libraryFileRepository: LibraryFileRepository,
  ) {}

  async listGuides(): Promise<LibraryFileEntity[]> {
    return this.libraryFileRepository.listPublishedByKinds(['manual', 'guide']);
  }

  /** Guides are included, because readers look for them here too. @throws 403 before the first package */
  async listUsefulDocuments(caller: CurrentCaller): Promise<LibraryFileEntity[]> {
    await this.assertDocumentsUnlocked(caller);
    return this.libraryFileRepository.listPublishedByKinds(['guide', 'document']);
  }

  async listAllFiles(): Promise<LibraryFileEntity[]> {
    return this.libraryFileRepository.listFiles();
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
    const row = await this.libraryFileRepository.findFile(id);
    if (row === null || (!isBackOffice(caller.role) && !row.published))
      throw notFound(FILE_NOT_FOUND);
    if (row.kind === 'document') await this.assertDocumentsUnlocked(caller);
    return this.openFile(row);
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
