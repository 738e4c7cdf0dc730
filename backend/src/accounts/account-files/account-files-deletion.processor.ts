import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { ACCOUNT_FILES_DELETE_JOB } from './account-files.constants.js';

/** Deletes the bytes of files that were deleted; safe to run twice. */
@Processor(ACCOUNT_FILES_DELETE_JOB, WORKER_OPTIONS)
export class AccountFilesDeletionProcessor extends WorkerHost {
  constructor(private readonly fileWriteService: FileWriteService) {
    super();
  }

  async process({ data: storageKeys }: QueuedJob<string[]>): Promise<void> {
    await this.fileWriteService.deleteFiles(storageKeys);
  }
}
