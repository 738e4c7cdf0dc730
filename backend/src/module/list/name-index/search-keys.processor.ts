import { Processor, WorkerHost } from '@nestjs/bullmq';
import { UnitOfWork } from '../../../platform/database/index.js';
import { WORKER_OPTIONS } from '../../../platform/jobs/index.js';
import { SearchKeyRepository } from './search-key.repository.js';

export const FILL_SEARCH_KEYS = 'fill-search-keys';
const CHUNK_SIZE = 100;

/** Makes dossiers of former versions searchable by code and address; safe to run twice. */
@Processor(FILL_SEARCH_KEYS, WORKER_OPTIONS)
export class SearchKeysProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly searchKeyRepository: SearchKeyRepository,
  ) {
    super();
  }

  async process(): Promise<void> {
    for (let after = 0; ;) {
      const rows = await this.searchKeyRepository.listUnfilled(after, CHUNK_SIZE);
      for (const row of rows) await this.unitOfWork.run(() => this.searchKeyRepository.fill(row));
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  }
}
