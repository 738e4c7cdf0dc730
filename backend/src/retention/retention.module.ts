import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { DossiersModule } from '../module/dossiers.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { RetentionJob } from './retention.job.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [AuditModule, DossiersModule, RegistrationModule, SettingsModule],
  providers: [RetentionJob, RetentionService],
})
export class RetentionModule {}
