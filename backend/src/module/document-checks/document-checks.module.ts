import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossierChargeModule } from '../charge/dossier-charge.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DocumentCheck } from './document-check.entity.js';
import { DocumentCheckRepository } from './document-check.repository.js';
import { DocumentCheckService } from './document-check.service.js';
import { DocumentChecksController } from './document-checks.controller.js';
import { UnverifiedDocumentsService } from './unverified-documents.service.js';

/** `Module/documentChecks`: the documents of a dossier that an operator has looked at. */
@Module({
  imports: [
    AccountsModule,
    DocumentsModule,
    DossierChargeModule,
    DossierDataModule,
    TypeOrmModule.forFeature([DocumentCheck]),
  ],
  controllers: [DocumentChecksController],
  providers: [DocumentCheckRepository, DocumentCheckService, UnverifiedDocumentsService],
  exports: [DocumentCheckService],
})
export class DocumentChecksModule {}
