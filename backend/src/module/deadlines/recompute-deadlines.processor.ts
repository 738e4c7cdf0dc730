import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, EntityManager } from 'typeorm';
import { JobProcessor, type JobHandler } from '../../platform/jobs/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { Dossier } from '../entities/dossier.entity.js';

export const RECOMPUTE_DEADLINES = 'recompute-deadlines';

/** Rows read at once. */
const CHUNK_SIZE = 200;

/** Writes every dossier's deadline anew where the openings of ENEA's site moved it. Twice finds nothing left to do. */
@Injectable()
@JobProcessor(RECOMPUTE_DEADLINES)
export class RecomputeDeadlinesProcessor implements JobHandler {
  constructor(
    private readonly settingsService: SettingsService,
    private readonly dossierRepository: DossierRepository,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle(): Promise<void> {
    // This process may not have heard of the change yet.
    await this.settingsService.reloadSettings();
    for (let last = 0; ;) {
      const rows = await this.manager.find(Dossier, {
        where: { id: MoreThan(last), deleted: IsNull() },
        order: { id: 'ASC' },
        take: CHUNK_SIZE,
      });
      for (const row of rows) await this.updateDeadlineIfChanged(row);
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  }

  /** A save that comes in between writes the right deadline itself. */
  private async updateDeadlineIfChanged(row: Dossier): Promise<void> {
    const deadline = this.settingsService.rules.calculateDeadline(row.data.interventionEndDate);
    if (deadline !== row.deadlineDate) await this.dossierRepository.updateDeadline(row, deadline);
  }
}
