import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { MunicipalitiesModule } from '../../municipalities/municipalities.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DraftQuotaModule } from '../draft-quota/draft-quota.module.js';
import { TaxCodeModule } from '../tax-code/tax-code.module.js';
import { InvoiceDeletionService } from './invoice-deletion.service.js';
import { InvoiceFileService } from './invoice-file.service.js';
import { InvoiceTargetService } from './invoice-target.service.js';
import { InvoiceUploadService } from './invoice-upload.service.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';

/** `Module/invoices`: the e-invoices of a dossier. */
@Module({
  imports: [
    AccountsModule,
    DocumentsModule,
    DossierDataModule,
    DraftQuotaModule,
    MunicipalitiesModule,
    SettingsModule,
    TaxCodeModule,
  ],
  controllers: [InvoicesController],
  providers: [
    InvoiceDeletionService,
    InvoiceFileService,
    InvoiceTargetService,
    InvoiceUploadService,
    InvoicesService,
  ],
  exports: [InvoicesService, InvoiceUploadService],
})
export class InvoicesModule {}
