import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { RegistrationModule } from '../accounts/registration/registration.module.js';
import { LibraryModule } from '../library/library.module.js';
import { DossiersModule } from '../module/dossiers.module.js';
import { CreditsModule } from '../credits/credits.module.js';
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
    DossiersModule,
    RegistrationModule,
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
