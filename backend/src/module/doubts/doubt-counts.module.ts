import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { PrefilledDocumentsModule } from '../prefilled-documents/prefilled-documents.module.js';
import { MunicipalitiesModule } from '../../municipalities/municipalities.module.js';
import { DossierComparisonRepository } from './dossier-comparison.repository.js';
import { DossierDoubtsService } from './dossier-doubts.service.js';
import { DossierKey } from './dossier-key.entity.js';
import { DossierKeyRepository } from './dossier-key.repository.js';
import { DoubtCountsService } from './doubt-counts.service.js';
import { FileDoubtsService } from './file-doubts.service.js';

/** Doubts about dossiers, and their counts. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DossierKey]),
    DocumentsModule,
    MunicipalitiesModule,
    DossierDataModule,
    InvoicesModule,
    PrefilledDocumentsModule,
  ],
  providers: [
    DossierComparisonRepository,
    DossierDoubtsService,
    DossierKeyRepository,
    DoubtCountsService,
    FileDoubtsService,
  ],
  exports: [DossierComparisonRepository, DossierDoubtsService, DoubtCountsService],
})
export class DoubtCountsModule {}
