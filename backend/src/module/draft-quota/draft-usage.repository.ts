import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { DraftUsage } from '@pratiche/domain';
import { EntityManager } from 'typeorm';

/**
 * Drafts that were never sent. Deleted ones count until they are erased, because their rows and
 * files are still stored.
 */
const NEVER_SENT_SQL =
  "d.account_id = ? AND (d.owner_list = 'DRAFT' OR d.owner_list IS NULL) AND d.sent IS NULL AND d.erased IS NULL";

/** What the drafts of an account take up. */
@Injectable()
export class DraftUsageRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /**
   * Counts up to `most` drafts; each creation asks. Drafts in the list are counted in an index
   * without their rows: an erased draft is in no list, so `erased` is asked of the deleted ones
   * alone.
   */
  async countDrafts(accountId: number, most: number): Promise<number> {
    const [row] = (await this.manager.query(
      `SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM dossiers d WHERE d.account_id = ? AND d.owner_list = 'DRAFT' AND d.sent IS NULL LIMIT ?) listed)
        + (SELECT COUNT(*) FROM (SELECT 1 FROM dossiers d WHERE d.account_id = ? AND d.owner_list IS NULL AND d.sent IS NULL AND d.erased IS NULL LIMIT ?) removed) AS drafts`,
      [accountId, most, accountId, most],
    )) as { drafts: number | string }[];
    return Math.min(most, Number(row?.drafts ?? 0));
  }

  /** The bytes of files and of papers that were prepared for a signature. */
  async measureUsage(accountId: number): Promise<DraftUsage> {
    const [row] = (await this.manager.query(
      `SELECT COUNT(DISTINCT d.id) AS drafts,
        COALESCE(SUM(f.size), 0) + (SELECT COALESCE(SUM(p.size), 0) FROM dossiers d INNER JOIN paper_signatures p ON p.dossier_id = d.id WHERE ${NEVER_SENT_SQL}) AS bytes
        FROM dossiers d LEFT JOIN uploaded_files f ON f.dossier_id = d.id WHERE ${NEVER_SENT_SQL}`,
      [accountId, accountId],
    )) as { drafts: number | string; bytes: number | string }[];
    return { drafts: Number(row?.drafts ?? 0), bytes: Number(row?.bytes ?? 0) };
  }
}
