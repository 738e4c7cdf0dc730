import { Inject, Injectable, Optional } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { OutboxService } from '../jobs/index.js';
import { MailBrandPort } from './mail-brand.port.js';
import { composeMail } from './mail-layout.util.js';
import type {
  MailAttachment,
  MailContext,
  MailOptOut,
  MailReceipt,
  MailTemplate,
} from './mail-template.types.js';

export const MAIL_JOB = 'mail';

export interface NewMail {
  to: string;
  template: MailTemplate;
  /** Idempotency key: the same key twice is one e-mail. */
  key?: string;
  /** For messages the reader may turn off. */
  optOut?: MailOptOut;
  about?: MailContext;
  attachments?: MailAttachment[];
  receipt?: MailReceipt;
}

/** Queues e-mails in the business transaction: they go out if, and only if, it commits. */
@Injectable()
export class MailQueueService {
  constructor(
    private readonly outboxService: OutboxService,
    private readonly config: AppConfig,
    // Without the settings, as in tests of this part alone, e-mails carry the portal's own marks.
    @Optional() @Inject(MailBrandPort) private readonly mailBrandPort?: MailBrandPort,
  ) {}

  async enqueueMail({ to, template, key, optOut, ...also }: NewMail): Promise<void> {
    const payload = {
      ...composeMail(to, template, this.config.publicUrl, {
        optOut,
        brand: this.mailBrandPort?.getBrand(),
      }),
      ...also,
    };
    await this.outboxService.enqueueJob({
      kind: MAIL_JOB,
      payload,
      ...(key === undefined ? {} : { key: `mail:${key}` }),
    });
  }
}
