import { Injectable } from '@nestjs/common';
import { JobProcessor, type JobHandler } from '../../platform/jobs/index.js';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { ACCOUNT_FILES_DELETE_JOB } from './account-files.constants.js';

/** Deletes the bytes of files that were deleted; safe to run twice. */
@Injectable()
@JobProcessor(ACCOUNT_FILES_DELETE_JOB)
export class AccountFilesDeletionProcessor implements JobHandler<string[]> {
  constructor(private readonly fileWriteService: FileWriteService) {}

  async handle(storageKeys: string[]): Promise<void> {
    await this.fileWriteService.deleteFiles(storageKeys);
  }
}
