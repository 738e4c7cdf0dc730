import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { PaperPrintService } from './paper-print.service.js';
import { PrefilledDocumentsController } from './prefilled-documents.controller.js';
import { PrefilledDocumentsService } from './prefilled-documents.service.js';

/** `Module/prefilled`: pre-filled documents of a dossier, to sign and upload. */
@Module({
  imports: [AccountsModule, DocumentsModule, DossierDataModule],
  controllers: [PrefilledDocumentsController],
  providers: [PaperPrintService, PrefilledDocumentsService],
  exports: [PaperPrintService, PrefilledDocumentsService],
})
export class PrefilledDocumentsModule {}
