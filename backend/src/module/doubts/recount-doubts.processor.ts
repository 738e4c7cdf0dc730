import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS } from '../../platform/jobs/index.js';
import { Scheduled } from '../../platform/schedule/index.js';
import { DossierComparisonRepository } from './dossier-comparison.repository.js';
import { DoubtCountsService } from './doubt-counts.service.js';

const RECOUNT_DOUBTS = 'recount-doubts';
const CHUNK_SIZE = 200;

/**
 * Every night: some doubts depend on the day, on files that came later or on the table of
 * municipalities, and dossiers of before have no keys yet.
 */
@Processor(RECOUNT_DOUBTS, WORKER_OPTIONS)
@Scheduled({ dailyAt: 4 })
export class RecountDoubtsProcessor extends WorkerHost {
  constructor(
    private readonly doubtCountsService: DoubtCountsService,
    private readonly dossierComparisonRepository: DossierComparisonRepository,
  ) {
    super();
  }

  async process(): Promise<void> {
    for (let last: number | null = 0; last !== null;)
      last = await this.doubtCountsService.saveMissingKeys(last, CHUNK_SIZE);
    for (let last = 0; ;) {
      const ids = await this.dossierComparisonRepository.findReceivedIds(last, CHUNK_SIZE);
      for (const id of ids) await this.doubtCountsService.countDoubts(id);
      const end = ids.at(-1);
      if (end === undefined) return;
      last = end;
    }
  }
}
