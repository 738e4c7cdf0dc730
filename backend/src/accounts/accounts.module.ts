import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { Account } from './account.entity.js';
import { AccountSession } from './account-session.entity.js';
import { AccountSearch } from './account-search.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { LoginBrake } from './login-brake.js';
import { LoginTickets } from './login-tickets.js';
import { LoginService } from './login.service.js';
import { OwnPassword } from './own-password.js';
import { RefreshSession } from './refresh-session.entity.js';
import { SessionCleaningJob } from './session-cleaning.job.js';
import { SessionsService } from './sessions.service.js';
import { WrongCodes } from './wrong-codes.js';

@Module({
  imports: [
    AuditModule,
    TwoFactorModule,
    TypeOrmModule.forFeature([Account, AccountSession, RefreshSession]),
  ],
  controllers: [AccountsController],
  providers: [
    AccountSearch,
    AccountsService,
    LoginService,
    LoginBrake,
    LoginTickets,
    OwnPassword,
    SessionCleaningJob,
    SessionsService,
    WrongCodes,
  ],
  exports: [
    AccountSearch,
    AccountsService,
    LoginBrake,
    OwnPassword,
    SessionsService,
    TwoFactorModule,
  ],
})
export class AccountsModule {}
