import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { RegistrationFile } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import type { ReceivedFile } from '../../platform/files/file-intake.service.js';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { JobProcessor, OutboxService, type JobHandler } from '../../platform/jobs/index.js';
import { AccountFile } from './account-file.entity.js';

const ACCOUNT_FILES_DELETE_JOB = 'account-files-delete';

/** Identity documents and contracts of accounts. */
@Injectable()
export class AccountFilesService {
  constructor(
    private readonly outboxService: OutboxService,
    private readonly fileWriteService: FileWriteService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Keeps files; those they take the place of go. */
  async storeAccountFiles(
    accountId: number,
    files: Partial<Record<RegistrationFile, ReceivedFile>>,
  ): Promise<void> {
    const old: string[] = [];
    for (const [name, { storageKey, fileName, size, sha256, contentType }] of Object.entries(
      files,
    )) {
      const purpose = name as RegistrationFile;
      const before = await this.manager.findOneBy(AccountFile, { accountId, purpose });
      if (before !== null) {
        old.push(before.storageKey);
        await this.manager.delete(AccountFile, { id: before.id });
      }
      await this.manager.insert(AccountFile, {
        accountId,
        purpose,
        storageKey,
        fileName,
        size,
        sha256,
        contentType,
        created: new Date(),
      });
    }
    await this.scheduleBytesDeletion(old);
  }

  /** Files of an account, in no order. */
  listAccountFiles(accountId: number): Promise<AccountFile[]> {
    return this.manager.findBy(AccountFile, { accountId });
  }

  /** Forgets all files of an account. @returns their bytes, to be dropped */
  async deleteAccountFiles(accountId: number): Promise<string[]> {
    const rows = await this.listAccountFiles(accountId);
    await this.manager.delete(AccountFile, { accountId });
    return rows.map(({ storageKey }) => storageKey);
  }

  /** Has bytes nobody needs any more deleted, once this unit of work has committed. */
  async scheduleBytesDeletion(storageKeys: readonly string[]): Promise<void> {
    if (storageKeys.length === 0) return;
    // Should the job never succeed, the nightly sweep still finds them.
    await this.fileWriteService.registerPendingFiles(storageKeys);
    await this.outboxService.enqueueJob({ kind: ACCOUNT_FILES_DELETE_JOB, payload: storageKeys });
  }
}

@Injectable()
@JobProcessor(ACCOUNT_FILES_DELETE_JOB)
export class AccountFilesDeletionProcessor implements JobHandler<string[]> {
  constructor(private readonly fileWriteService: FileWriteService) {}

  async handle(storageKeys: string[]): Promise<void> {
    await this.fileWriteService.deleteFiles(storageKeys);
  }
}
