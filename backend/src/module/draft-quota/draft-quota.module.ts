import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { DraftQuotaService } from './draft-quota.service.js';
import { DraftUsageRepository } from './draft-usage.repository.js';

/** How many drafts, and how many bytes of files in them, an account may keep. */
@Module({
  imports: [SettingsModule],
  providers: [DraftQuotaService, DraftUsageRepository],
  exports: [DraftQuotaService],
})
export class DraftQuotaModule {}
