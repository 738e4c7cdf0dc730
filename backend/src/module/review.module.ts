import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DossiersModule } from './dossiers.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { MunicipalitiesModule } from '../municipalities/municipalities.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PapersModule } from './papers.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CountDoubtsProcessor } from './doubts/count-doubts.processor.js';
import { DossierComparisonRepository } from './doubts/dossier-comparison.repository.js';
import { DossierDoubtsController } from './doubts/dossier-doubts.controller.js';
import { DossierDoubtsService } from './doubts/dossier-doubts.service.js';
import { DossierKey } from './doubts/dossier-key.entity.js';
import { DossierKeyRepository } from './doubts/dossier-key.repository.js';
import { DoubtCountsListener } from './doubts/doubt-counts.listener.js';
import { DoubtCountsService } from './doubts/doubt-counts.service.js';
import { RecountDoubtsProcessor } from './doubts/recount-doubts.processor.js';
import { SeenDoubt } from './doubts/seen-doubt.entity.js';
import { SeenDoubtRepository } from './doubts/seen-doubt.repository.js';
import { SeenDoubtService } from './doubts/seen-doubt.service.js';
import { OfficeEditLogService } from './office-edit/office-edit-log.service.js';
import { OfficeEditMailProcessor } from './office-edit/office-edit-mail.processor.js';
import { OfficeEditController } from './office-edit/office-edit.controller.js';
import { OfficeEditService } from './office-edit/office-edit.service.js';

/** `Module/doubts`, `Module/administration`: the back office reviews and corrects received dossiers. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DossierKey, SeenDoubt]),
    AccountsModule,
    DossiersModule,
    InvoicesModule,
    MunicipalitiesModule,
    NotificationsModule,
    PapersModule,
    SettingsModule,
  ],
  controllers: [DossierDoubtsController, OfficeEditController],
  providers: [
    CountDoubtsProcessor,
    DossierComparisonRepository,
    DossierDoubtsService,
    DossierKeyRepository,
    DoubtCountsListener,
    DoubtCountsService,
    OfficeEditLogService,
    OfficeEditMailProcessor,
    OfficeEditService,
    RecountDoubtsProcessor,
    SeenDoubtRepository,
    SeenDoubtService,
  ],
  exports: [DoubtCountsService],
})
export class ReviewModule {}
