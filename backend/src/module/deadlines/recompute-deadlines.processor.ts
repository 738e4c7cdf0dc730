import { Injectable } from '@nestjs/common';
import { JobProcessor, type JobHandler } from '../../platform/jobs/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { DeadlineRepository } from './deadline.repository.js';

export const RECOMPUTE_DEADLINES = 'recompute-deadlines';

const CHUNK_SIZE = 200;

/** Recomputes the deadlines that a change of ENEA's openings moves; safe to run twice. */
@Injectable()
@JobProcessor(RECOMPUTE_DEADLINES)
export class RecomputeDeadlinesProcessor implements JobHandler {
  constructor(
    private readonly settingsService: SettingsService,
    private readonly dossierRepository: DossierRepository,
    private readonly deadlineRepository: DeadlineRepository,
  ) {}

  async handle(): Promise<void> {
    // This process may not have reloaded the settings yet.
    await this.settingsService.reloadSettings();
    for (let last = 0; ;) {
      const rows = await this.deadlineRepository.listDossiersAfter(last, CHUNK_SIZE);
      for (const row of rows) await this.updateDeadlineIfChanged(row);
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  }

  /** A concurrent save writes the right deadline itself. */
  private async updateDeadlineIfChanged(row: Dossier): Promise<void> {
    const deadline = this.settingsService.rules.calculateDeadline(row.data.interventionEndDate);
    if (deadline !== row.deadlineDate) await this.dossierRepository.updateDeadline(row, deadline);
  }
}
