import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../platform/audit/audit-log.module.js';
import { AccountsModule } from '../accounts.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { CredentialCheckService } from './credential-check.service.js';
import { LoginCodeService } from './login-code.service.js';
import { LoginRateLimiter } from './login-rate-limiter.service.js';
import { LoginSessionService } from './login-session.service.js';
import { LoginTicketsService } from './login-tickets.service.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';
import { WrongCodeNotificationService } from './wrong-code-notification.service.js';

/** Login with password and second step, and the silent renewal of a session. */
@Module({
  imports: [AccountsModule, AuditLogModule, RegistrationModule, SessionsModule, TwoFactorModule],
  controllers: [LoginController],
  providers: [
    CredentialCheckService,
    LoginCodeService,
    LoginRateLimiter,
    LoginService,
    LoginSessionService,
    LoginTicketsService,
    WrongCodeNotificationService,
  ],
  exports: [LoginRateLimiter],
})
export class LoginModule {}
