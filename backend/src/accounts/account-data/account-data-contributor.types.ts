import type { AccountDetail } from '@pratiche/api';
import type { ZipEntry } from '../../platform/zip/zip.types.js';

export interface AccountDataExport {
  accountId: number;
  /** When the copy is made. */
  modified: Date;
  yieldToEventLoop: () => Promise<void>;
}

/** A feature that keeps data of accounts: accounts know none of these features, they make themselves known here. */
export interface AccountDataContributor {
  /** Part of the copy of the account's data; parts stand in the order of this name. */
  readonly section: string;

  /** Files for the copy of the account's data that its owner downloads. */
  exportAccountData?(request: AccountDataExport): Promise<ZipEntry[]>;

  /**
   * Erases what is personal, inside the transaction that erases the account.
   * @returns storage keys of files whose bytes are needed no longer
   * @throws Problem 409 while the data must stay, which takes the whole erasure back
   */
  eraseAccountData?(accountId: number): Promise<readonly string[]>;

  /** What the feature says about an account in its detail; `walletId` is the account whose credits it uses. */
  summariseAccount?(account: {
    id: number;
    walletId: number | null;
  }): Promise<Partial<AccountFigures>>;
}

/** Figures of an account that other features keep. */
export type AccountFigures = Pick<AccountDetail, 'credits' | 'counts'>;
