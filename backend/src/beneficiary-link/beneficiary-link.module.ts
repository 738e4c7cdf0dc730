import { Module } from '@nestjs/common';
import { DossiersModule } from '../module/dossiers.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { BeneficiaryController } from './beneficiary.controller.js';
import { BeneficiaryService } from './beneficiary.service.js';
import { ClientLinksController } from './client-links.controller.js';
import { ClientLinksService } from './client-links.service.js';
import { LinkStoreModule } from './link-store.module.js';

@Module({
  imports: [DossiersModule, LinkStoreModule, NotificationsModule],
  controllers: [ClientLinksController, BeneficiaryController],
  providers: [ClientLinksService, BeneficiaryService],
})
export class BeneficiaryLinkModule {}
