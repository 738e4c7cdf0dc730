import { Injectable } from '@nestjs/common';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import type {
  AccountDataContributor,
  AccountDataExport,
  AccountFigures,
} from './account-data-contributor.types.js';

/**
 * Registry of the features that store account data. They are called one after another, because they
 * share one transaction.
 */
@Injectable()
export class AccountDataRegistry {
  private contributors: AccountDataContributor[] = [];

  registerContributor(contributor: AccountDataContributor): void {
    this.contributors = [...this.contributors, contributor].sort((a, b) =>
      a.section.localeCompare(b.section),
    );
  }

  async exportAccountData(request: AccountDataExport): Promise<ZipEntry[]> {
    const entries: ZipEntry[] = [];
    for (const contributor of this.contributors)
      entries.push(...((await contributor.exportAccountData?.(request)) ?? []));
    return entries;
  }

  /** @returns storage keys of files whose bytes are needed no longer. @throws Problem 409 while data must stay */
  async eraseAccountData(accountId: number): Promise<string[]> {
    const storageKeys: string[] = [];
    for (const contributor of this.contributors)
      storageKeys.push(...((await contributor.eraseAccountData?.(accountId)) ?? []));
    return storageKeys;
  }

  async summariseAccount(account: {
    id: number;
    walletId: number | null;
  }): Promise<AccountFigures> {
    const parts = await Promise.all(
      this.contributors.map((contributor) => contributor.summariseAccount?.(account)),
    );
    return Object.assign({ credits: 0, counts: [] }, ...parts) as AccountFigures;
  }
}
