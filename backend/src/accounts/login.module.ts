import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module.js';
import { NewPasswordService } from './password-recovery/new-password.service.js';
import { PasswordRecoveryController } from './password-recovery/password-recovery.controller.js';
import { PasswordRecoveryProcessor } from './password-recovery/password-recovery.processor.js';
import { PasswordRecoveryService } from './password-recovery/password-recovery.service.js';
import { PasswordResetService } from './password-recovery/password-reset.service.js';
import { ResetLinkService } from './password-recovery/reset-link.service.js';
import { RegistrationModule } from './registration/registration.module.js';
import { CredentialCheckService } from './login/credential-check.service.js';
import { LoginCodeService } from './login/login-code.service.js';
import { LoginRateLimiter } from './login/login-rate-limiter.service.js';
import { LoginSessionService } from './login/login-session.service.js';
import { LoginTicketsService } from './login/login-tickets.service.js';
import { LoginController } from './login/login.controller.js';
import { LoginService } from './login/login.service.js';
import { WrongCodeNotificationService } from './login/wrong-code-notification.service.js';

/** Login with password and second step, the silent renewal of a session, and a forgotten password. */
@Module({
  imports: [AccountsModule, RegistrationModule],
  controllers: [LoginController, PasswordRecoveryController],
  providers: [
    CredentialCheckService,
    LoginCodeService,
    LoginRateLimiter,
    LoginService,
    LoginSessionService,
    LoginTicketsService,
    WrongCodeNotificationService,
    NewPasswordService,
    PasswordRecoveryProcessor,
    PasswordRecoveryService,
    PasswordResetService,
    ResetLinkService,
  ],
  exports: [LoginRateLimiter, NewPasswordService],
})
export class LoginModule {}
