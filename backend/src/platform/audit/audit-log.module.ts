import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogEntry } from './audit-log-entry.entity.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditLogService } from './audit-log.service.js';
import { AccessLogService } from './access-log.service.js';
import { ForbiddenCallListener } from './forbidden-call.listener.js';

/**
 * Writes the audit log for every feature. Search is a separate module, because it depends on
 * accounts, which write here too.
 */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditLogEntry])],
  providers: [AuditLogRepository, AuditLogService, AccessLogService, ForbiddenCallListener],
  exports: [AuditLogService, AccessLogService],
})
export class AuditLogModule {}
