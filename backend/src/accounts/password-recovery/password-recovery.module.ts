import { Module } from '@nestjs/common';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts.module.js';
import { AuditLogModule } from '../../platform/audit/audit-log.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { PasswordRecoveryController } from './password-recovery.controller.js';
import { PasswordRecoveryProcessor } from './password-recovery.processor.js';
import { PasswordRecoveryService } from './password-recovery.service.js';

/** A password forgotten and chosen anew. */
@Module({
  imports: [AccountTokensModule, AccountsModule, AuditLogModule, RegistrationModule],
  controllers: [PasswordRecoveryController],
  providers: [PasswordRecoveryProcessor, PasswordRecoveryService],
})
export class PasswordRecoveryModule {}
