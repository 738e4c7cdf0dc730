import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossiersModule } from '../module/dossiers.module.js';
import { CreditsModule } from '../recharge-package/credits.module.js';
import { SettingsAdminModule } from '../settings/settings-admin.module.js';
import { UploadModule } from '../upload/upload.module.js';
import { DemoLoader } from './demo-loader.js';
import { DemoWork } from './demo-work.js';

@Module({
  imports: [
    AccountsModule,
    CreditsModule,
    DocumentsModule,
    DossiersModule,
    SettingsAdminModule,
    UploadModule,
  ],
  providers: [DemoLoader, DemoWork],
})
export class DemoModule {}
