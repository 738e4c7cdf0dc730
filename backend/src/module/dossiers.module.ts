import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentChecksModule } from './document-checks/document-checks.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { DossierDataModule } from './dossier-data.module.js';
import { DossierSaveModule } from './save/dossier-save.module.js';
import { DossierSendModule } from './send/dossier-send.module.js';
import { DraftQuotaModule } from './draft-quota/draft-quota.module.js';
import { MessagePersistenceModule } from './messages/message-persistence.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TaxCodeModule } from './tax-code/tax-code.module.js';
import { DossierController } from './dossier.controller.js';
import { AdminDocumentsService } from './admin-documents.service.js';
import { AdminDossierService } from './admin-dossier.service.js';
import { DossierDuplicateService } from './duplicate/dossier-duplicate.service.js';
import { DossierService } from './dossier.service.js';

/** `Module`: the dossiers of a fitter, one at a time. */
@Module({
  imports: [
    AccountsModule,
    DocumentChecksModule,
    DocumentsModule,
    DossierDataModule,
    DossierSaveModule,
    DossierSendModule,
    DraftQuotaModule,
    MessagePersistenceModule,
    SettingsModule,
    TaxCodeModule,
  ],
  controllers: [DossierController],
  providers: [AdminDocumentsService, AdminDossierService, DossierDuplicateService, DossierService],
})
export class DossiersModule {}
