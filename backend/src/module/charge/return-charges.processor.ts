import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS } from '../../platform/jobs/index.js';
import { Scheduled } from '../../platform/schedule/index.js';
import { DossierChargeService } from './dossier-charge.service.js';

/** Frees dossiers that their operator has left alone; safe to run twice. */
@Processor('return-charges', WORKER_OPTIONS)
@Scheduled({ everyMinutes: 30 })
export class ReturnChargesProcessor extends WorkerHost {
  constructor(private readonly dossierChargeService: DossierChargeService) {
    super();
  }

  async process(): Promise<void> {
    await this.dossierChargeService.returnIdleDossiers();
  }
}
