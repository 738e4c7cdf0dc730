import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogModule } from '../../platform/audit/audit-log.module.js';
import { AccountsModule } from '../accounts.module.js';
import { AccountSession } from './account-session.entity.js';
import { DeviceKeysController } from './device-keys.controller.js';
import { RefreshSession } from './refresh-session.entity.js';
import { SessionCleaningProcessor } from './session-cleaning.processor.js';
import { SessionRepository } from './session.repository.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';

/** Sessions and their refresh tokens, and the routes for the caller's own sessions. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AccountSession, RefreshSession]),
    AccountsModule,
    AuditLogModule,
  ],
  controllers: [DeviceKeysController, SessionsController],
  providers: [SessionCleaningProcessor, SessionRepository, SessionsService],
  exports: [SessionsService],
})
export class SessionsModule {}
