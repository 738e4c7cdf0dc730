import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/settings.module.js';
import { CpidReleaseListener } from './cpid-release.listener.js';
import { DocumentAccess } from './document-access.entity.js';
import { DocumentChecklistService } from './document-checklist.service.js';
import { DocumentSetItemEntity } from './document-set-item.entity.js';
import { DocumentSetItemRepository } from './document-set-item.repository.js';
import { DocumentSetSettingValidator } from './document-set-setting.validator.js';
import { DocumentSetService } from './document-set.service.js';
import { DossierFileRepository } from './dossier-file.repository.js';
import { DossierFiling } from './dossier-filing.entity.js';
import { DossierFilingRepository } from './dossier-filing.repository.js';
import { DossierFilingService } from './dossier-filing.service.js';
import { FilingCorrection } from './filing-correction.entity.js';
import { FilingCorrectionRepository } from './filing-correction.repository.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';
import { StoredFile } from './stored-file.entity.js';
import { WaitingFile } from './waiting-file.entity.js';
import { ReceiptAttachmentsService } from './receipt-attachments.service.js';
import { WaitingFileRepository } from './waiting-file.repository.js';

/** Required documents of a dossier, its files, and the CPIDs of its declarations. */
@Module({
  imports: [
    SettingsModule,
    TypeOrmModule.forFeature([
      DocumentSetItemEntity,
      StoredFile,
      DocumentAccess,
      DossierFiling,
      FilingCorrection,
      Invoice,
      WaitingFile,
    ]),
  ],
  providers: [
    CpidReleaseListener,
    DocumentSetItemRepository,
    DocumentSetService,
    DocumentSetSettingValidator,
    DocumentChecklistService,
    DossierFileRepository,
    DossierFilingRepository,
    DossierFilingService,
    FilingCorrectionRepository,
    InvoiceRepository,
    ReceiptAttachmentsService,
    WaitingFileRepository,
  ],
  exports: [
    DocumentSetService,
    DocumentChecklistService,
    DossierFileRepository,
    DossierFilingRepository,
    DossierFilingService,
    FilingCorrectionRepository,
    InvoiceRepository,
    ReceiptAttachmentsService,
    WaitingFileRepository,
  ],
})
export class DocumentsModule {}
