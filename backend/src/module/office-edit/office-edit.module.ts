import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DossierChargeModule } from '../charge/dossier-charge.module.js';
import { MunicipalitiesModule } from '../../municipalities/municipalities.module.js';
import { DoubtCountsModule } from '../doubts/doubt-counts.module.js';
import { DossierListModule } from '../list/dossier-list.module.js';
import { OfficeEditController } from './office-edit.controller.js';
import { OfficeEditLogService } from './office-edit-log.service.js';
import { OfficeEditMailProcessor } from './office-edit-mail.processor.js';
import { OfficeEditService } from './office-edit.service.js';

/** `Module/administration`: what the back office completes and corrects in received dossiers. */
@Module({
  imports: [
    AccountsModule,
    NotificationsModule,
    DossierChargeModule,
    MunicipalitiesModule,
    DossierDataModule,
    DossierListModule,
    DoubtCountsModule,
  ],
  controllers: [OfficeEditController],
  providers: [OfficeEditLogService, OfficeEditMailProcessor, OfficeEditService],
})
export class OfficeEditModule {}
