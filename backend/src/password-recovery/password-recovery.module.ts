import { Module } from '@nestjs/common';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { PasswordRecoveryController } from './password-recovery.controller.js';
import { PasswordRecoveryJob } from './password-recovery.job.js';
import { PasswordRecoveryService } from './password-recovery.service.js';

/** A password forgotten and chosen anew. */
@Module({
  imports: [AccountTokensModule, AccountsModule, AuditModule, RegistrationModule],
  controllers: [PasswordRecoveryController],
  providers: [PasswordRecoveryJob, PasswordRecoveryService],
})
export class PasswordRecoveryModule {}
