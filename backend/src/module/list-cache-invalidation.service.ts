import { Injectable } from '@nestjs/common';
import type { Dossier } from './entities/dossier.entity.js';

type ListedDossier = Pick<Dossier, 'accountId' | 'officeList'>;

/**
 * Maximum number of tracked accounts; above it all counters are reset, which only costs a recount.
 */
const MAX_TRACKED_ACCOUNTS = 10_000;

/**
 * Counts the writes of this process to the lists of each account and of the back office, so that
 * cached data of a list (its length, cursors of deep pages) is invalidated as soon as the list
 * changes.
 */
@Injectable()
export class ListCacheInvalidationService {
  private office = 0;
  private epoch = 0;
  private readonly accounts = new Map<number, number>();

  invalidateLists(row: ListedDossier, change: Partial<Pick<Dossier, 'officeList'>> = {}): void {
    if (row.officeList !== null || (change.officeList ?? null) !== null) this.office += 1;
    if (this.accounts.size >= MAX_TRACKED_ACCOUNTS) {
      this.accounts.clear();
      this.epoch += 1;
    }
    this.accounts.set(row.accountId, (this.accounts.get(row.accountId) ?? 0) + 1);
  }

  /** Something changed that only the back office's lists show. */
  invalidateOfficeLists(): void {
    this.office += 1;
  }

  /** @param accountId `null` for the back office's lists */
  currentListVersion(accountId: number | null): string {
    return accountId === null
      ? `o${this.office}`
      : `${this.epoch}.${this.accounts.get(accountId) ?? 0}`;
  }
}
