import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob } from '../jobs/index.js';
import { FileStorage } from '../storage/index.js';
import { WorkStore } from './work-store.js';
import { resultPrefix } from './work.job.js';
import { WORK_REMOVAL_JOB } from './works.js';

/** Sweeps a piece of work whose time is over: first its files, those of broken tries too, then the row. */
@Injectable()
@JobHandler(WORK_REMOVAL_JOB)
export class WorkRemovalJob implements HandlesJob<{ id: string }> {
  constructor(
    private readonly store: WorkStore,
    private readonly storage: FileStorage,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    const row = await this.store.find(id);
    if (row !== null && (row.expiresAt === null || row.expiresAt > new Date())) return;
    await this.storage.deleteAll(resultPrefix(id));
    await this.store.forget(id);
  }
}
