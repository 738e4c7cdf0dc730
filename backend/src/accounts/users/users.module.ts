import { Module } from '@nestjs/common';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts.module.js';
import { DossiersModule } from '../../module/dossiers.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { BackgroundTasksPlatformModule } from '../../platform/background-tasks/index.js';
import { CreditsModule } from '../../recharge-package/credits.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountDocumentsService } from './account-documents.service.js';
import { SuspensionService } from './suspension.service.js';
import { TestMailService } from './test-mail.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

/** Accounts as the back office keeps them. */
@Module({
  imports: [
    AccountTokensModule,
    AccountsModule,
    CreditsModule,
    DossiersModule,
    NotificationsModule,
    RegistrationModule,
    BackgroundTasksPlatformModule,
  ],
  controllers: [UsersController],
  providers: [
    AccountDocumentsService,
    AccountDeletionService,
    SuspensionService,
    TestMailService,
    UsersService,
  ],
  exports: [UsersService],
})
export class UsersModule {}
