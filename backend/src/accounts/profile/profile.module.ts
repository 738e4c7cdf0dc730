import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts.module.js';
import { AccountDataProcessor } from './account-data.processor.js';
import { CompanyLogoController } from './company-logo.controller.js';
import { LogoRewritingProcessor } from './logo-rewriting.processor.js';
import { CompanyLogoService } from './company-logo.service.js';
import { DeletionRequestService } from './deletion-request.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';
import { LoginModule } from '../login.module.js';

/** What callers do with their own account. */
@Module({
  imports: [AccountsModule, LoginModule],
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
