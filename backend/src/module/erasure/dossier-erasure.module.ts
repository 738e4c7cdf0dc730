import { Module } from '@nestjs/common';
import { BeneficiaryLinkPersistenceModule } from '../beneficiary-link/beneficiary-link-persistence.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DoubtCountsModule } from '../doubts/doubt-counts.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DossierListModule } from '../list/dossier-list.module.js';
import { MessagePersistenceModule } from '../messages/message-persistence.module.js';
import { SignaturePersistenceModule } from '../signatures/signature-persistence.module.js';
import { DossierAccountDataContributor } from './dossier-account-data.contributor.js';
import { DossierErasureRepository } from './dossier-erasure.repository.js';
import { DossierErasureService } from './dossier-erasure.service.js';
import { DossierJsonExportService } from '../dossier-json-export.service.js';
import { AccountsModule } from '../../accounts/accounts.module.js';

/** Erases dossiers, and writes them out for their owner. */
@Module({
  imports: [
    AccountsModule,
    BeneficiaryLinkPersistenceModule,
    DocumentsModule,
    DossierDataModule,
    DossierListModule,
    DoubtCountsModule,
    MessagePersistenceModule,
    SignaturePersistenceModule,
  ],
  providers: [
    DossierAccountDataContributor,
    DossierErasureRepository,
    DossierErasureService,
    DossierJsonExportService,
  ],
  exports: [DossierErasureService],
})
export class DossierErasureModule {}
