import { Injectable } from '@nestjs/common';
import { JobProcessor, type JobHandler, type JobContext } from '../jobs/index.js';
import { withSpan } from '../tracing/index.js';
import { MAIL_JOB } from './mail-queue.service.js';
import type { ComposedMail } from './mail-template.types.js';
import { MailTransportService } from './mail-transport.service.js';

/** Pauses grow to ten minutes, so that these last about two days: a mail server may be away for a weekend's night. */
const MAX_ATTEMPTS = 300;

@Injectable()
@JobProcessor(MAIL_JOB, { isConfidential: true, attempts: MAX_ATTEMPTS })
export class MailProcessor implements JobHandler<ComposedMail> {
  constructor(private readonly mailTransportService: MailTransportService) {}

  async handle(mail: ComposedMail, { jobId }: JobContext): Promise<void> {
    await withSpan(
      'mail send',
      {},
      () => this.mailTransportService.sendMail(mail, jobId),
      'client',
    );
  }
}
