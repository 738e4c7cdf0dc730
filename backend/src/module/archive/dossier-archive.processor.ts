import { pipeline } from 'node:stream/promises';
import { Processor } from '@nestjs/bullmq';
import { AccountsService } from '../../accounts/accounts.service.js';
import { createZipStream } from '../../platform/zip/zip-stream.factory.js';
import { notFound, Problem } from '../../platform/http/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import {
  BackgroundTaskProcessor,
  TASK_WORKER_OPTIONS,
  type TaskContext,
} from '../../platform/background-tasks/index.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import {
  ARCHIVE_TASK,
  DossierArchiveService,
  type ArchiveTaskParams,
} from './dossier-archive.service.js';

/** Writes the zip of one dossier or several into the storage. */
@Processor(ARCHIVE_TASK, TASK_WORKER_OPTIONS)
export class DossierArchiveProcessor extends BackgroundTaskProcessor<ArchiveTaskParams> {
  constructor(
    private readonly dossierArchiveService: DossierArchiveService,
    private readonly dossierRepository: DossierRepository,
    private readonly accountsService: AccountsService,
    private readonly fileStorageService: FileStorageService,
  ) {
    super();
  }

  async runTask(
    { ids }: ArchiveTaskParams,
    { accountId, openOutput, reportProgress, signal }: TaskContext,
  ): Promise<void> {
    const { fileName, entries } = await this.dossierArchiveService.buildArchive(
      await this.findReadableDossiers(accountId, ids),
    );
    reportProgress(0, entries.length);
    const zip = createZipStream(this.fileStorageService, entries, {
      signal,
      onEntry: (done) => reportProgress(done, entries.length),
    });
    await pipeline(zip, openOutput({ fileName, contentType: 'application/zip' }), { signal });
  }

  /** The dossiers the account can still read; some may have been deleted since the task was started. */
  private async findReadableDossiers(
    accountId: number,
    ids: readonly number[],
  ): Promise<Dossier[]> {
    const account = await this.accountsService.findAccount(accountId);
    if (account === null) throw notFound('L’account non esiste più.');
    const found: Dossier[] = [];
    for (const id of ids) {
      const dossier = await this.dossierRepository
        .findReadableDossier(
          { id: account.id, role: account.role, isContractVerified: account.contractVerified },
          id,
        )
        .catch(ignoreNotFound);
      if (dossier !== null) found.push(dossier);
    }
    if (found.length === 0) throw notFound('Le pratiche scelte non esistono più.');
    return found;
  }
}

function ignoreNotFound(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
