import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogModule } from '../platform/audit/audit-log.module.js';
import { TwoFactorModule } from './two-factor/two-factor.module.js';
import { Account } from './account.entity.js';
import { AccountSession } from './sessions/account-session.entity.js';
import { AccountSearchRepository } from './account-search.repository.js';
import { LoginController } from './login/login.controller.js';
import { AccountsService } from './accounts.service.js';
import { LoginRateLimiter } from './login/login-rate-limiter.service.js';
import { LoginTicketsService } from './login/login-tickets.service.js';
import { LoginService } from './login/login.service.js';
import { OwnPasswordService } from './own-password.service.js';
import { RefreshSession } from './sessions/refresh-session.entity.js';
import { SessionCleaningProcessor } from './sessions/session-cleaning.processor.js';
import { SessionsService } from './sessions/sessions.service.js';
import { WrongCodeNotificationService } from './login/wrong-code-notification.service.js';

@Module({
  imports: [
    AuditLogModule,
    TwoFactorModule,
    TypeOrmModule.forFeature([Account, AccountSession, RefreshSession]),
  ],
  controllers: [LoginController],
  providers: [
    AccountSearchRepository,
    AccountsService,
    LoginService,
    LoginRateLimiter,
    LoginTicketsService,
    OwnPasswordService,
    SessionCleaningProcessor,
    SessionsService,
    WrongCodeNotificationService,
  ],
  exports: [
    AccountSearchRepository,
    AccountsService,
    LoginRateLimiter,
    OwnPasswordService,
    SessionsService,
    TwoFactorModule,
  ],
})
export class AccountsModule {}
