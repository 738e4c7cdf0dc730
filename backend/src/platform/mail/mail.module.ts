import { join } from 'node:path';
import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config/index.js';
import { EmlTransport } from './eml-transport.js';
import { MailDeliveries } from './mail-deliveries.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailHousekeeping } from './mail-housekeeping.job.js';
import { MailJob } from './mail-job.js';
import { MailQueue } from './mail-queue.js';
import { MailTransport } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

const transport = {
  provide: MailTransport,
  inject: [AppConfig, MailDeliveries],
  useFactory: (
    { smtpUrl, dataDir, mailFrom, embedded }: AppConfig,
    deliveries: MailDeliveries,
  ): MailTransport => {
    if (smtpUrl !== null) return new SmtpTransport(smtpUrl, mailFrom, deliveries);
    if (!embedded)
      new Logger('Mail').warn(
        'SMTP_URL is not set: e-mails, with the links in them, are written to files in DATA_DIR/mail and sent to nobody',
      );
    return new EmlTransport(join(dataDir, 'mail'), mailFrom);
  },
};

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MailDelivery])],
  providers: [transport, MailDeliveries, MailQueue, MailJob, MailHousekeeping],
  exports: [MailQueue],
})
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(MailTransport) private readonly used: MailTransport) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.used instanceof SmtpTransport) await this.used.close();
  }
}
