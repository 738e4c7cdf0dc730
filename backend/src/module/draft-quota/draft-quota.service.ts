import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  validateDraftFileQuota,
  validateDraftQuota,
  getDraftQuotaWarning,
  type DraftUsage,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { conflict } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { Dossier } from '../entities/dossier.entity.js';

/** Never sent, deleted ones included until they are erased: their rows and files lie here all the same. An index answers it. */
const NEVER_SENT_SQL =
  "d.account_id = ? AND (d.owner_list = 'DRAFT' OR d.owner_list IS NULL) AND d.sent IS NULL AND d.erased IS NULL";

/**
 * Keeps what nobody has paid for within bounds. It counts before it lets something in, without a lock: many at once may
 * pass a limit by as many.
 */
@Injectable()
export class DraftQuotaService {
  constructor(
    private readonly settingsService: SettingsService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** @throws 409 when so many more drafts find no room */
  async assertDraftsWithinQuota(accountId: number, more = 1): Promise<void> {
    const [row] = (await this.manager.query(
      `SELECT COUNT(*) AS drafts FROM dossiers d WHERE ${NEVER_SENT_SQL}`,
      [accountId],
    )) as { drafts: number | string }[];
    throwIfRefused(
      validateDraftQuota(
        Number(row?.drafts ?? 0),
        this.settingsService.getCurrentValue('draftLimits'),
        more,
      ),
    );
  }

  /** Files of a dossier that was sent once always find room. @throws 409 when the file does not */
  async assertFileWithinQuota({ accountId, sent }: Dossier, size: number): Promise<void> {
    if (sent === null)
      throwIfRefused(
        validateDraftFileQuota(
          (await countHeldDrafts(accountId, this.manager)).bytes,
          this.settingsService.getCurrentValue('draftLimits'),
          size,
        ),
      );
  }

  /** What to say while little room is left. */
  async findQuotaWarning(accountId: number): Promise<string | null> {
    return getDraftQuotaWarning(
      await countHeldDrafts(accountId, this.manager),
      this.settingsService.getCurrentValue('draftLimits'),
    );
  }
}

async function countHeldDrafts(accountId: number, manager: EntityManager): Promise<DraftUsage> {
  const [row] = (await manager.query(
    `SELECT COUNT(DISTINCT d.id) AS drafts, COALESCE(SUM(f.size), 0) AS bytes FROM dossiers d LEFT JOIN uploaded_files f ON f.dossier_id = d.id WHERE ${NEVER_SENT_SQL}`,
    [accountId],
  )) as { drafts: number | string; bytes: number | string }[];
  return { drafts: Number(row?.drafts ?? 0), bytes: Number(row?.bytes ?? 0) };
}

function throwIfRefused(refusal: string | null): void {
  if (refusal !== null) throw conflict(refusal, 'drafts-full');
}
