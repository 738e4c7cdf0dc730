import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DossiersModule } from './dossiers.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DeductionSheetController } from './deduction-sheet/deduction-sheet.controller.js';
import { DeductionSheetService } from './deduction-sheet/deduction-sheet.service.js';
import { PaperPrintService } from './prefilled-documents/paper-print.service.js';
import { PrefilledDocumentsController } from './prefilled-documents/prefilled-documents.controller.js';
import { PrefilledDocumentsService } from './prefilled-documents/prefilled-documents.service.js';

/** `Module/prefilled`, `Module/deduction-estimate`: papers printed from the data of a dossier. */
@Module({
  imports: [AccountsModule, DossiersModule, SettingsModule],
  controllers: [DeductionSheetController, PrefilledDocumentsController],
  providers: [DeductionSheetService, PaperPrintService, PrefilledDocumentsService],
  exports: [PaperPrintService, PrefilledDocumentsService],
})
export class PapersModule {}
