import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { RegistrationFile } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountFile } from './account-file.entity.js';

/** Rows of the files of accounts. */
@Injectable()
export class AccountFileRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  findFileByPurpose(accountId: number, purpose: RegistrationFile): Promise<AccountFile | null> {
    return this.manager.findOneBy(AccountFile, { accountId, purpose });
  }

  findFileByStorageKey(storageKey: string): Promise<AccountFile | null> {
    return this.manager.findOneBy(AccountFile, { storageKey });
  }

  /** In no order. */
  listFilesByAccount(accountId: number): Promise<AccountFile[]> {
    return this.manager.findBy(AccountFile, { accountId });
  }

  async insertFile(file: Omit<AccountFile, 'id' | 'created'>): Promise<void> {
    await this.manager.insert(AccountFile, { ...file, created: new Date() });
  }

  /** @returns whether it was still there */
  async deleteFile(id: number): Promise<boolean> {
    const { affected } = await this.manager.delete(AccountFile, { id });
    return affected === 1;
  }

  async deleteFilesByAccount(accountId: number): Promise<void> {
    await this.manager.delete(AccountFile, { accountId });
  }
}
