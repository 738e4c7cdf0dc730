import { Module } from '@nestjs/common';
import { AccountDataModule } from '../../accounts/account-data/account-data.module.js';
import { BeneficiaryLinkPersistenceModule } from '../beneficiary-link/beneficiary-link-persistence.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { ReviewModule } from '../review.module.js';
import { SignaturePersistenceModule } from '../signatures/signature-persistence.module.js';
import { DossierAccountDataContributor } from './dossier-account-data.contributor.js';
import { DossierErasureRepository } from './dossier-erasure.repository.js';
import { DossierErasureService } from './dossier-erasure.service.js';

/** Erases dossiers, and writes them out for their owner. */
@Module({
  imports: [
    AccountDataModule,
    BeneficiaryLinkPersistenceModule,
    DossiersModule,
    ReviewModule,
    SignaturePersistenceModule,
  ],
  providers: [DossierAccountDataContributor, DossierErasureRepository, DossierErasureService],
  exports: [DossierErasureService],
})
export class DossierErasureModule {}
