import { Module } from '@nestjs/common';
import { DossierSaveModule } from '../save/dossier-save.module.js';
import { DraftQuotaModule } from '../draft-quota/draft-quota.module.js';
import { TaxCodeModule } from '../tax-code/tax-code.module.js';
import { MunicipalitiesModule } from '../../municipalities/municipalities.module.js';
import { CustomerImportController } from './customer-import.controller.js';
import { CustomerDraftRepository } from './customer-draft.repository.js';
import { CustomerPreviewService } from './customer-preview.service.js';
import { CustomerImportService } from './customer-import.service.js';

@Module({
  imports: [DossierSaveModule, DraftQuotaModule, TaxCodeModule, MunicipalitiesModule],
  controllers: [CustomerImportController],
  providers: [CustomerDraftRepository, CustomerImportService, CustomerPreviewService],
})
export class CustomerImportModule {}
