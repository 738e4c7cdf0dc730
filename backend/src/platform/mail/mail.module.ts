import { join } from 'node:path';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { EmlTransport } from './eml-transport.js';
import { MailJob } from './mail-job.js';
import { MailQueue } from './mail-queue.js';
import { MailTransport } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

const transport = {
  provide: MailTransport,
  inject: [AppConfig],
  useFactory: ({ smtpUrl, dataDir, mailFrom }: AppConfig): MailTransport =>
    smtpUrl === null ? new EmlTransport(join(dataDir, 'mail'), mailFrom) : new SmtpTransport(smtpUrl, mailFrom),
};

@Global()
@Module({ providers: [transport, MailQueue, MailJob], exports: [MailQueue] })
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(MailTransport) private readonly used: MailTransport) {}

  onApplicationShutdown(): void {
    if (this.used instanceof SmtpTransport) this.used.close();
  }
}
