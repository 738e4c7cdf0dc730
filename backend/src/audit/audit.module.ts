import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntryRow } from './audit-entry.entity.js';
import { Audit } from './audit.js';
import { Readings } from './readings.js';
import { RefusedCalls } from './refused-calls.js';

/** Writing: every feature may. Searching is a module of its own, since it knows accounts, which write here too. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntryRow])],
  providers: [Audit, Readings, RefusedCalls],
  exports: [Audit, Readings],
})
export class AuditModule {}
