import { Module } from '@nestjs/common';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { DossiersModule } from '../../module/dossiers.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { PaymentLogsModule } from '../../payment-logs/payment-logs.module.js';
import { BackgroundTasksPlatformModule } from '../../platform/background-tasks/index.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { AccountDataProcessor } from './account-data.processor.js';
import { DeletionRequestService } from './deletion-request.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

/** What everybody does with their own account. */
@Module({
  imports: [
    AccountTokensModule,
    AccountsModule,
    FilesModule,
    DossiersModule,
    NotificationsModule,
    PaymentLogsModule,
    RegistrationModule,
    BackgroundTasksPlatformModule,
  ],
  controllers: [ProfileController],
  providers: [AccountDataProcessor, DeletionRequestService, PasswordChangeService, ProfileService],
  exports: [PasswordChangeService],
})
export class ProfileModule {}
