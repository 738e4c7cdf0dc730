import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { Account } from './account.entity.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { LoginBrake } from './login-brake.js';
import { LoginService } from './login.service.js';
import { RefreshSession } from './refresh-session.entity.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Account, RefreshSession])],
  controllers: [AccountsController],
  providers: [AccountsService, LoginService, LoginBrake, SessionsService],
  exports: [AccountsService],
})
export class AccountsModule {}
