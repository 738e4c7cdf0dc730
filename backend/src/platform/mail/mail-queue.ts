import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { Outbox } from '../jobs/index.js';
import { compose } from './layout.js';
import type { MailAbout, MailTemplate, OptOut } from './mail-template.js';

export const MAIL_JOB = 'mail';

export interface NewMail {
  to: string;
  template: MailTemplate;
  /** The same key twice is one e-mail. */
  key?: string;
  /** For messages the reader may turn off. */
  optOut?: OptOut;
  about?: MailAbout;
}

/** Queues e-mails in the business transaction: they go out if, and only if, it commits. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: AppConfig,
  ) {}

  async add({ to, template, key, optOut, about }: NewMail): Promise<void> {
    const payload = {
      ...compose(to, template, this.config.publicUrl, optOut),
      ...(about === undefined ? {} : { about }),
    };
    await this.outbox.add({
      kind: MAIL_JOB,
      payload,
      ...(key === undefined ? {} : { key: `mail:${key}` }),
    });
  }
}
