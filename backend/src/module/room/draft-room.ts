import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { refuseDraftFile, refuseDrafts, warnOfDrafts, type HeldDrafts } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { conflict } from '../../platform/http/index.js';
import { Settings } from '../../settings/settings.js';
import type { Dossier } from '../entities/dossier.entity.js';

/** Never sent, deleted ones included until they are erased: their rows and files lie here all the same. An index answers it. */
const NEVER_SENT =
  "d.account_id = ? AND (d.owner_list = 'DRAFT' OR d.owner_list IS NULL) AND d.sent IS NULL AND d.erased IS NULL";

/**
 * Keeps what nobody has paid for within bounds. It counts before it lets something in, without a lock: many at once may
 * pass a limit by as many.
 */
@Injectable()
export class DraftRoom {
  constructor(
    private readonly settings: Settings,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** @throws 409 when so many more drafts find no room */
  async takeDrafts(accountId: number, more = 1): Promise<void> {
    const [row] = (await this.manager.query(
      `SELECT COUNT(*) AS drafts FROM dossiers d WHERE ${NEVER_SENT}`,
      [accountId],
    )) as { drafts: number | string }[];
    refuse(refuseDrafts(Number(row?.drafts ?? 0), this.settings.current('draftLimits'), more));
  }

  /** Files of a dossier that was sent once always find room. @throws 409 when the file does not */
  async takeFile({ accountId, sent }: Dossier, size: number): Promise<void> {
    if (sent === null)
      refuse(
        refuseDraftFile(
          (await held(accountId, this.manager)).bytes,
          this.settings.current('draftLimits'),
          size,
        ),
      );
  }

  /** What to say while little room is left. */
  async warning(accountId: number): Promise<string | null> {
    return warnOfDrafts(await held(accountId, this.manager), this.settings.current('draftLimits'));
  }
}

async function held(accountId: number, manager: EntityManager): Promise<HeldDrafts> {
  const [row] = (await manager.query(
    `SELECT COUNT(DISTINCT d.id) AS drafts, COALESCE(SUM(f.size), 0) AS bytes FROM dossiers d LEFT JOIN uploaded_files f ON f.dossier_id = d.id WHERE ${NEVER_SENT}`,
    [accountId],
  )) as { drafts: number | string; bytes: number | string }[];
  return { drafts: Number(row?.drafts ?? 0), bytes: Number(row?.bytes ?? 0) };
}

function refuse(refusal: string | null): void {
  if (refusal !== null) throw conflict(refusal, 'drafts-full');
}
