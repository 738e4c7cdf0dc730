import { Processor, WorkerHost } from '@nestjs/bullmq';
import { UnrecoverableError } from 'bullmq';
import { DomainEventPublisherService } from '../events/index.js';
import { OutboxOptions, WORKER_OPTIONS, type QueuedJob } from '../jobs/index.js';
import { FileNotFoundError, FileStorageService } from '../storage/index.js';
import { withSpan } from '../tracing/index.js';
import { MailOutcomeEvent, type MailOutcome } from './mail-outcome.event.js';
import { MAIL_JOB } from './mail-queue.service.js';
import type { ComposedMail, MailAttachment } from './mail-template.types.js';
import { MailTransportService, type AttachedFile } from './mail-transport.service.js';

/** Pauses grow to ten minutes, so that these last about two days: a mail server may be away for a weekend's night. */
const MAX_ATTEMPTS = 300;

@Processor(MAIL_JOB, WORKER_OPTIONS)
@OutboxOptions({ isConfidential: true, attempts: MAX_ATTEMPTS })
export class MailProcessor extends WorkerHost {
  constructor(
    private readonly mailTransportService: MailTransportService,
    private readonly fileStorageService: FileStorageService,
    private readonly domainEventPublisherService: DomainEventPublisherService,
  ) {
    super();
  }

  async process({ id, data: mail }: QueuedJob<ComposedMail>): Promise<void> {
    if (id === undefined) throw new Error('A message needs the id of its job');
    try {
      const files = await this.readAttachments(mail.attachments ?? []);
      const send = () => this.mailTransportService.sendMail(mail, id, files);
      await withSpan('mail send', {}, send, 'client');
    } catch (error) {
      if (error instanceof UnrecoverableError) await this.publishOutcome(mail, id, 'refused');
      throw error;
    }
    await this.publishOutcome(mail, id, 'accepted');
  }

  private async publishOutcome(
    { receipt }: ComposedMail,
    jobId: string,
    outcome: MailOutcome,
  ): Promise<void> {
    if (receipt !== undefined)
      await this.domainEventPublisherService.publishEvent(
        new MailOutcomeEvent(receipt, jobId, outcome),
      );
  }

  /** A file that was erased meanwhile stays out of the message. */
  private async readAttachments(attachments: readonly MailAttachment[]): Promise<AttachedFile[]> {
    const files: AttachedFile[] = [];
    for (const { storageKey, ...named } of attachments) {
      const content = await this.readFileOrNull(storageKey);
      if (content !== null) files.push({ ...named, content });
    }
    return files;
  }

  private async readFileOrNull(storageKey: string): Promise<Buffer | null> {
    try {
      return await this.fileStorageService.readFile(storageKey);
    } catch (error) {
      if (error instanceof FileNotFoundError) return null;
      throw error;
    }
  }
}
