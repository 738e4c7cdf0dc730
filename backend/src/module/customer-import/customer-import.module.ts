import { Module } from '@nestjs/common';
import { DossiersModule } from '../dossiers.module.js';
import { MunicipalitiesModule } from '../../municipalities/municipalities.module.js';
import { CustomerImportController } from './customer-import.controller.js';
import { CustomerDraftRepository } from './customer-draft.repository.js';
import { CustomerPreviewService } from './customer-preview.service.js';
import { CustomerImportService } from './customer-import.service.js';

@Module({
  imports: [DossiersModule, MunicipalitiesModule],
  controllers: [CustomerImportController],
  providers: [CustomerDraftRepository, CustomerImportService, CustomerPreviewService],
})
export class CustomerImportModule {}
