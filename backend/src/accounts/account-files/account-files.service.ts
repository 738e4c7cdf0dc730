import { Injectable } from '@nestjs/common';
import type { RegistrationFile } from '@pratiche/domain';
import { OutboxService } from '../../platform/jobs/index.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import type { AccountFile } from './account-file.entity.js';
import { AccountFileRepository } from './account-file.repository.js';
import { ACCOUNT_FILES_DELETE_JOB } from './account-files.constants.js';

/** Identity documents and contracts of accounts. */
@Injectable()
export class AccountFilesService {
  constructor(
    private readonly outboxService: OutboxService,
    private readonly fileWriteService: FileWriteService,
    private readonly accountFileRepository: AccountFileRepository,
  ) {}

  /**
   * Stores files; those they replace are deleted.
   * @param contractEdition edition of the contract that was offered for signing
   */
  async storeAccountFiles(
    accountId: number,
    files: Partial<Record<RegistrationFile, ReceivedFile>>,
    contractEdition: string | null = null,
  ): Promise<void> {
    const replaced: string[] = [];
    for (const [name, { storageKey, fileName, size, sha256, contentType }] of Object.entries(
      files,
    )) {
      const purpose = name as RegistrationFile;
      const before = await this.accountFileRepository.findFileByPurpose(accountId, purpose);
      if (before !== null) {
        replaced.push(before.storageKey);
        await this.accountFileRepository.deleteFile(before.id);
      }
      await this.accountFileRepository.insertFile({
        accountId,
        purpose,
        storageKey,
        fileName,
        size,
        sha256,
        contentType,
        edition: purpose === 'contract' ? contractEdition : null,
      });
    }
    await this.scheduleBytesDeletion(replaced);
  }

  /** Files of an account, in no order. */
  listAccountFiles(accountId: number): Promise<AccountFile[]> {
    return this.accountFileRepository.listFilesByAccount(accountId);
  }

  /** Deletes the rows of all files of an account. @returns their storage keys, whose bytes are to be deleted */
  async deleteAccountFiles(accountId: number): Promise<string[]> {
    const rows = await this.listAccountFiles(accountId);
    await this.accountFileRepository.deleteFilesByAccount(accountId);
    return rows.map(({ storageKey }) => storageKey);
  }

  /** Has bytes that are needed no longer deleted, once this unit of work has committed. */
  async scheduleBytesDeletion(storageKeys: readonly string[]): Promise<void> {
    if (storageKeys.length === 0) return;
    // Should the job never succeed, the nightly sweep still finds them.
    await this.fileWriteService.registerPendingFiles(storageKeys);
    await this.outboxService.enqueueJob({ kind: ACCOUNT_FILES_DELETE_JOB, payload: storageKeys });
  }
}
