import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS, type QueuedJob } from '../../../platform/jobs/index.js';
import { Scheduled } from '../../../platform/schedule/index.js';
import { RECHECK_JOB, type RecheckParams } from './signature-recheck.constants.js';
import { ReadyPaperScanService } from './ready-paper-scan.service.js';
import { SignatureRecheckService } from './signature-recheck.service.js';

/** Runs after a change of what papers print beside the dossier, and every night; safe to run twice. */
@Processor(RECHECK_JOB, WORKER_OPTIONS)
@Scheduled({ dailyAt: 1 })
export class SignatureRecheckProcessor extends WorkerHost {
  constructor(
    private readonly signatureRecheckService: SignatureRecheckService,
    private readonly readyPaperScanService: ReadyPaperScanService,
  ) {
    super();
  }

  async process({ data }: QueuedJob<RecheckParams>): Promise<void> {
    await this.signatureRecheckService.recheckOpenDossiers(data.accountId ?? null);
    if (data.announces === true)
      await this.readyPaperScanService.announceOpenDossiers(data.accountId ?? null);
  }
}
