import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { deadlineDate } from '@pratiche/domain';
import { IsNull, MoreThan, EntityManager } from 'typeorm';
import { JobHandler, type HandlesJob } from '../../platform/jobs/index.js';
import { Settings } from '../../settings/settings.js';
import { DossierStore } from '../dossier-store.js';
import { Dossier } from '../entities/dossier.entity.js';

export const RECOMPUTE_DEADLINES = 'recompute-deadlines';

/** Rows read at once. */
const CHUNK = 200;

/** Writes every dossier's deadline anew where the openings of ENEA's site moved it. Twice finds nothing left to do. */
@Injectable()
@JobHandler(RECOMPUTE_DEADLINES)
export class RecomputeDeadlinesJob implements HandlesJob {
  constructor(
    private readonly settings: Settings,
    private readonly store: DossierStore,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle(): Promise<void> {
    // This process may not have heard of the change yet.
    await this.settings.reload();
    for (let last = 0; ;) {
      const rows = await this.manager.find(Dossier, {
        where: { id: MoreThan(last), deleted: IsNull() },
        order: { id: 'ASC' },
        take: CHUNK,
      });
      for (const row of rows) await this.mend(row);
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  }

  /** A save that comes in between writes the right deadline itself. */
  private async mend(row: Dossier): Promise<void> {
    const deadline = deadlineDate(row.data.interventionEndDate);
    if (deadline !== row.deadlineDate) await this.store.setDeadline(row, deadline);
  }
}
