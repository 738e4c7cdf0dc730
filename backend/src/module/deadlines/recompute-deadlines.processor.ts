import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS } from '../../platform/jobs/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { DeadlineRepository } from './deadline.repository.js';

export const RECOMPUTE_DEADLINES = 'recompute-deadlines';

const CHUNK_SIZE = 200;

/** Recomputes the deadlines that a change of ENEA's openings moves; safe to run twice. */
@Processor(RECOMPUTE_DEADLINES, WORKER_OPTIONS)
export class RecomputeDeadlinesProcessor extends WorkerHost {
  constructor(
    private readonly settingsService: SettingsService,
    private readonly dossierRepository: DossierRepository,
    private readonly deadlineRepository: DeadlineRepository,
  ) {
    super();
  }

  async process(): Promise<void> {
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
    const deadline = this.settingsService.rules.calculateDeadline(row.data);
    if (deadline !== row.deadlineDate) await this.dossierRepository.updateDeadline(row, deadline);
  }
}
