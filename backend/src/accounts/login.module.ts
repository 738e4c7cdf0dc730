import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module.js';
import { NewPasswordService } from './password-recovery/new-password.service.js';
import { PasswordRecoveryController } from './password-recovery/password-recovery.controller.js';
import { PasswordRecoveryProcessor } from './password-recovery/password-recovery.processor.js';
import { PasswordRecoveryService } from './password-recovery/password-recovery.service.js';
import { RegistrationModule } from './registration/registration.module.js';
import { LoginCodeService } from './login/login-code.service.js';
import { LoginRateLimiter } from './login/login-rate-limiter.service.js';
import { LoginSessionService } from './login/login-session.service.js';
import { LoginTicketsService } from './login/login-tickets.service.js';
import { LoginController } from './login/login.controller.js';
import { LoginService } from './login/login.service.js';

/** Login with password and second step, the silent renewal of a session, and a forgotten password. */
@Module({
  imports: [AccountsModule, RegistrationModule],
  controllers: [LoginController, PasswordRecoveryController],
  providers: [
    LoginCodeService,
    LoginRateLimiter,
    LoginService,
    LoginSessionService,
    LoginTicketsService,
    NewPasswordService,
    PasswordRecoveryProcessor,
    PasswordRecoveryService,
  ],
  exports: [LoginRateLimiter, NewPasswordService],
})
export class LoginModule {}
