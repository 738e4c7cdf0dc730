import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS } from '../../platform/jobs/index.js';
import { Scheduled } from '../../platform/schedule/index.js';
import { PostponementEndService } from './postponement-end.service.js';

/** Dossiers whose day has come; safe to run twice. */
@Processor('end-postponements', WORKER_OPTIONS)
@Scheduled({ everyMinutes: 10 })
export class EndPostponementsProcessor extends WorkerHost {
  constructor(private readonly postponementEndService: PostponementEndService) {
    super();
  }

  async process(): Promise<void> {
    await this.postponementEndService.endDue();
  }
}
