import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { MunicipalitiesModule } from '../../municipalities/municipalities.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { InvoiceFileService } from './invoice-file.service.js';
import { InvoiceUploadService } from './invoice-upload.service.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';

/** `Module/invoices`: the e-invoices of a dossier. */
@Module({
  imports: [AccountsModule, DossiersModule, MunicipalitiesModule, SettingsModule],
  controllers: [InvoicesController],
  providers: [InvoiceFileService, InvoiceUploadService, InvoicesService],
  exports: [InvoicesService, InvoiceUploadService],
})
export class InvoicesModule {}
