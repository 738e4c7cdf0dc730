import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RegistrationModule } from '../accounts/registration/registration.module.js';
import { LibraryModule } from '../library/library.module.js';
import { DocumentsModule } from '../module/documents/documents.module.js';
import { DossierSaveModule } from '../module/save/dossier-save.module.js';
import { DossierSendModule } from '../module/send/dossier-send.module.js';
import { DossierStatusModule } from '../module/status/dossier-status.module.js';
import { TaxCodeModule } from '../module/tax-code/tax-code.module.js';
import { CreditsModule } from '../recharge-package/credits.module.js';
import { SettingsAdminModule } from '../settings/settings-admin.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { DemoLoaderService } from './demo-loader.service.js';
import { DemoAccountsService } from './demo-accounts.service.js';
import { DemoDossierService } from './demo-dossier.service.js';
import { DemoLibraryService } from './demo-library.service.js';
import { DemoUploadService } from './demo-upload.service.js';

@Module({
  imports: [
    AccountsModule,
    CreditsModule,
    DocumentsModule,
    RegistrationModule,
    DossierSaveModule,
    DossierSendModule,
    DossierStatusModule,
    TaxCodeModule,
    SettingsAdminModule,
    LibraryModule,
    UploadModule,
  ],
  providers: [
    DemoAccountsService,
    DemoLoaderService,
    DemoDossierService,
    DemoLibraryService,
    DemoUploadService,
  ],
})
export class DemoModule {}
