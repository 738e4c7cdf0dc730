import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { BeneficiaryLinkModule } from '../beneficiary-link/beneficiary-link.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { ReviewModule } from '../review.module.js';
import { SignaturesModule } from '../signatures/signatures.module.js';
import { DossierAccountDataContributor } from './dossier-account-data.contributor.js';
import { DossierErasureRepository } from './dossier-erasure.repository.js';
import { DossierErasureService } from './dossier-erasure.service.js';

/** Erases dossiers, and writes them out for their owner. */
@Module({
  imports: [AccountsModule, BeneficiaryLinkModule, DossiersModule, ReviewModule, SignaturesModule],
  providers: [DossierAccountDataContributor, DossierErasureRepository, DossierErasureService],
  exports: [DossierErasureService],
})
export class DossierErasureModule {}
