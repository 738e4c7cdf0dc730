import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../platform/audit/audit-log.module.js';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts.module.js';
import { LoginModule } from '../login/login.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { NewPasswordService } from './new-password.service.js';
import { PasswordRecoveryController } from './password-recovery.controller.js';
import { PasswordRecoveryProcessor } from './password-recovery.processor.js';
import { PasswordRecoveryService } from './password-recovery.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { ResetLinkService } from './reset-link.service.js';

@Module({
  imports: [
    AccountTokensModule,
    AccountsModule,
    AuditLogModule,
    LoginModule,
    RegistrationModule,
    SessionsModule,
  ],
  controllers: [PasswordRecoveryController],
  providers: [
    NewPasswordService,
    PasswordRecoveryProcessor,
    PasswordRecoveryService,
    PasswordResetService,
    ResetLinkService,
  ],
  exports: [NewPasswordService],
})
export class PasswordRecoveryModule {}
