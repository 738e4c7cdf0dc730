import { Module } from '@nestjs/common';
import { BackgroundTasksPlatformModule } from '../../platform/background-tasks/index.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { AccountDataModule } from '../account-data/account-data.module.js';
import { AccountFilesModule } from '../account-files/account-files.module.js';
import { AccountsModule } from '../accounts.module.js';
import { PasswordRecoveryModule } from '../password-recovery/password-recovery.module.js';
import { AccountDataProcessor } from './account-data.processor.js';
import { CompanyLogoController } from './company-logo.controller.js';
import { LogoRewritingProcessor } from './logo-rewriting.processor.js';
import { CompanyLogoService } from './company-logo.service.js';
import { DeletionRequestService } from './deletion-request.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

/** What callers do with their own account. */
@Module({
  imports: [
    AccountDataModule,
    AccountFilesModule,
    AccountsModule,
    BackgroundTasksPlatformModule,
    FilesModule,
    PasswordRecoveryModule,
  ],
  controllers: [CompanyLogoController, ProfileController],
  providers: [
    AccountDataProcessor,
    CompanyLogoService,
    LogoRewritingProcessor,
    DeletionRequestService,
    PasswordChangeService,
    ProfileService,
  ],
  exports: [PasswordChangeService],
})
export class ProfileModule {}
