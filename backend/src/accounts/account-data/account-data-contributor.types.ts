import type { ZipEntry } from '../../platform/zip/zip.types.js';
import type { AccountDetailDto } from '../users/dto/account-detail.dto.js';

export interface AccountDataExport {
  accountId: number;
  /** When the copy is made. */
  modified: Date;
  yieldToEventLoop: () => Promise<void>;
}

/**
 * Implemented by a feature that stores account data. Features register themselves, so that accounts
 * do not depend on them.
 */
export interface AccountDataContributor {
  /** Section of the copy of the account's data; sections are sorted by this name. */
  readonly section: string;

  /** Files for the copy of the account's data that its owner downloads. */
  exportAccountData?(request: AccountDataExport): Promise<ZipEntry[]>;

  /**
   * Erases personal data inside the transaction that erases the account.
   * @returns storage keys of files that are no longer needed
   * @throws Problem 409 while the data must stay; rolls back the whole erasure
   */
  eraseAccountData?(accountId: number): Promise<readonly string[]>;

  /** What the feature says about an account in its detail; `walletId` is the account whose credits it uses. */
  summariseAccount?(account: {
    id: number;
    walletId: number | null;
  }): Promise<Partial<AccountFigures>>;
}

/** Figures of an account that other features keep. */
export type AccountFigures = Pick<AccountDetailDto, 'credits' | 'counts'>;
