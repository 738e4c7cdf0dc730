import { Injectable } from '@nestjs/common';
import { JobHandler, type HandlesJob, type JobContext } from '../jobs/index.js';
import { inSpan } from '../tracing/index.js';
import { MAIL_JOB } from './mail-queue.js';
import type { ComposedMail } from './mail-template.js';
import { MailTransport } from './mail-transport.js';

/** Pauses grow to ten minutes, so that these last about two days: a mail server may be away for a weekend's night. */
const ATTEMPTS = 300;

@Injectable()
@JobHandler(MAIL_JOB, { isConfidential: true, attempts: ATTEMPTS })
export class MailJob implements HandlesJob<ComposedMail> {
  constructor(private readonly transport: MailTransport) {}

  async handle(mail: ComposedMail, { jobId }: JobContext): Promise<void> {
    await inSpan('mail send', {}, () => this.transport.send(mail, jobId), 'client');
  }
}
