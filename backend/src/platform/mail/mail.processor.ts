import { Processor, WorkerHost } from '@nestjs/bullmq';
import { OutboxOptions, WORKER_OPTIONS, type QueuedJob } from '../jobs/index.js';
import { withSpan } from '../tracing/index.js';
import { MAIL_JOB } from './mail-queue.service.js';
import type { ComposedMail } from './mail-template.types.js';
import { MailTransportService } from './mail-transport.service.js';

/** Pauses grow to ten minutes, so that these last about two days: a mail server may be away for a weekend's night. */
const MAX_ATTEMPTS = 300;

@Processor(MAIL_JOB, WORKER_OPTIONS)
@OutboxOptions({ isConfidential: true, attempts: MAX_ATTEMPTS })
export class MailProcessor extends WorkerHost {
  constructor(private readonly mailTransportService: MailTransportService) {
    super();
  }

  async process({ id, data: mail }: QueuedJob<ComposedMail>): Promise<void> {
    if (id === undefined) throw new Error('A message needs the id of its job');
    await withSpan('mail send', {}, () => this.mailTransportService.sendMail(mail, id), 'client');
  }
}
