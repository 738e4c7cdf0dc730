import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreditsModule } from '../../recharge-package/credits.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierColumnsModule } from '../doubts/dossier-columns.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DossierStatusModule } from '../status/dossier-status.module.js';
import { DraftQuotaModule } from '../draft-quota/draft-quota.module.js';
import { MessagePersistenceModule } from '../messages/message-persistence.module.js';
import { DossierCreationRepository } from './dossier-creation.repository.js';
import { DossierSaveService } from './dossier-save.service.js';
import { LastStepService } from './last-step.service.js';
import { DossierCreation } from '../entities/dossier-creation.entity.js';

/** Saves drafts. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DossierCreation]),
    CreditsModule,
    DocumentsModule,
    DossierColumnsModule,
    DossierDataModule,
    DossierStatusModule,
    DraftQuotaModule,
    MessagePersistenceModule,
  ],
  providers: [DossierCreationRepository, DossierSaveService, LastStepService],
  exports: [DossierSaveService, LastStepService],
})
export class DossierSaveModule {}
