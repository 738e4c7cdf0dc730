import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts.module.js';
import { AuditLogModule } from '../../platform/audit/audit-log.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { SessionsController } from './sessions.controller.js';
import { TwoFactorController } from '../two-factor/two-factor.controller.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';

/** What people see and change of their own sessions and of the second step of their login. */
@Module({
  imports: [AccountsModule, AuditLogModule, TwoFactorModule],
  controllers: [SessionsController, TwoFactorController],
  providers: [TwoFactorService],
})
export class SessionsModule {}
