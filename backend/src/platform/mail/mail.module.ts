import { join } from 'node:path';
import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config/index.js';
import { DomainEventsModule } from '../events/index.js';
import { EmlTransportAdapter } from './eml-transport.adapter.js';
import { MailDeliveryRepository } from './mail-delivery.repository.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailCleanupProcessor } from './mail-cleanup.processor.js';
import { MailProcessor } from './mail.processor.js';
import { MailQueueService } from './mail-queue.service.js';
import { MailTransportService } from './mail-transport.service.js';
import { SmtpTransportAdapter } from './smtp-transport.adapter.js';

const mailTransportProvider = {
  provide: MailTransportService,
  inject: [AppConfig, MailDeliveryRepository],
  useFactory: (
    { smtpUrl, dataDir, mailFrom, embedded }: AppConfig,
    deliveries: MailDeliveryRepository,
  ): MailTransportService => {
    if (smtpUrl !== null) return new SmtpTransportAdapter(smtpUrl, mailFrom, deliveries);
    if (!embedded)
      new Logger('Mail').warn(
        'SMTP_URL is not set: e-mails, with the links in them, are written to files in DATA_DIR/mail and not sent',
      );
    return new EmlTransportAdapter(join(dataDir, 'mail'), mailFrom);
  },
};

@Global()
@Module({
  imports: [DomainEventsModule, TypeOrmModule.forFeature([MailDelivery])],
  providers: [
    mailTransportProvider,
    MailDeliveryRepository,
    MailQueueService,
    MailProcessor,
    MailCleanupProcessor,
  ],
  exports: [MailQueueService],
})
export class MailModule implements OnApplicationShutdown {
  constructor(
    @Inject(MailTransportService) private readonly mailTransportService: MailTransportService,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.mailTransportService instanceof SmtpTransportAdapter)
      await this.mailTransportService.closeConnections();
  }
}
