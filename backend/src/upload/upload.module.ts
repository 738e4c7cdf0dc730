import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DossiersModule } from '../module/dossiers.module.js';
import { InvoicesModule } from '../module/invoices/invoices.module.js';
import { PapersModule } from '../module/papers.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminFileService } from './admin-file.service.js';
import { AdminFilingService } from './admin-filing.service.js';
import { DocumentDeletionService } from './document-deletion.service.js';
import { DocumentReplacementService } from './document-replacement.service.js';
import { DocumentUploadService } from './document-upload.service.js';
import { FileDownloadService } from './file-download.service.js';
import { EnergySavingService } from './energy-saving.service.js';
import { FilingCorrectionService } from './filing-correction.service.js';
import { FilingChangeService } from './filing-change.service.js';
import { InfectedDocumentListener } from './infected-document.listener.js';
import { OfficeDocumentService } from './office-document.service.js';
import { OfficeUploadController } from './office-upload.controller.js';
import { UploadTargetService } from './upload-target.service.js';
import { UploadController } from './upload.controller.js';

/** `Upload`: the files of dossiers. */
@Module({
  imports: [AccountsModule, DossiersModule, InvoicesModule, NotificationsModule, PapersModule],
  controllers: [UploadController, OfficeUploadController],
  providers: [
    AdminFileService,
    AdminFilingService,
    DocumentDeletionService,
    DocumentReplacementService,
    DocumentUploadService,
    FileDownloadService,
    FilingChangeService,
    EnergySavingService,
    FilingCorrectionService,
    InfectedDocumentListener,
    OfficeDocumentService,
    UploadTargetService,
  ],
  exports: [AdminFileService, DocumentUploadService],
})
export class UploadModule {}
