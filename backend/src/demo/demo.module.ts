import { Module } from '@nestjs/common';
import { AccountTokensModule } from '../accounts/account-tokens/account-tokens.module.js';
import { AccountFilesModule } from '../accounts/account-files/account-files.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RegistrationModule } from '../accounts/registration/registration.module.js';
import { LibraryModule } from '../library/library.module.js';
import { DossiersModule } from '../module/dossiers.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { SettingsAdminModule } from '../settings/settings-admin.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { DemoLoaderService } from './demo-loader.service.js';
import { DemoAccountsService } from './demo-accounts.service.js';
import { DemoContractService } from './demo-contract.service.js';
import { DemoDossierService } from './demo-dossier.service.js';
import { DemoLibraryService } from './demo-library.service.js';
import { DemoOperatorService } from './demo-operator.service.js';
import { DemoPackageService } from './demo-package.service.js';
import { DemoUploadService } from './demo-upload.service.js';

@Module({
  imports: [
    AccountFilesModule,
    AccountTokensModule,
    AccountsModule,
    CreditsModule,
    DossiersModule,
    RegistrationModule,
    SettingsAdminModule,
    LibraryModule,
    UploadModule,
  ],
  providers: [
    DemoAccountsService,
    DemoContractService,
    DemoLoaderService,
    DemoDossierService,
    DemoLibraryService,
    DemoOperatorService,
    DemoPackageService,
    DemoUploadService,
  ],
})
export class DemoModule {}
