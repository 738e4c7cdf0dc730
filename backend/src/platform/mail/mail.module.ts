import { join } from 'node:path';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
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
  useFactory: ({ smtpUrl, dataDir, mailFrom }: AppConfig, deliveries: MailDeliveries): MailTransport =>
    smtpUrl === null ? new EmlTransport(join(dataDir, 'mail'), mailFrom) : new SmtpTransport(smtpUrl, mailFrom, deliveries),
};

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MailDelivery])],
  providers: [transport, MailDeliveries, MailQueue, MailJob, MailHousekeeping],
  exports: [MailQueue],
})
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(MailTransport) private readonly used: MailTransport) {}

  onApplicationShutdown(): void {
    if (this.used instanceof SmtpTransport) this.used.close();
  }
}
