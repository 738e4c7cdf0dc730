import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditSearchRepository } from '../audit/audit-search.repository.js';
import { AuditSearchService } from '../audit/audit-search.service.js';
import { AuditController } from '../audit/audit.controller.js';
import { BrowserErrorsController } from '../browser-errors/browser-errors.controller.js';
import { BrowserErrorsService } from '../browser-errors/browser-errors.service.js';
import { SourcePlaceService } from '../browser-errors/source-place.service.js';
import { FailedJobsController } from '../mail/failed-jobs.controller.js';
import { FailedJobsService } from '../mail/failed-jobs.service.js';
import { RemoteOverridesController } from '../remote-overrides/remote-overrides.controller.js';
import { RemoteOverridesService } from '../remote-overrides/remote-overrides.service.js';

/** Running the portal: audit log, failed jobs, errors of browsers and trials of remotes. */
@Module({
  imports: [AccountsModule],
  controllers: [
    AuditController,
    BrowserErrorsController,
    FailedJobsController,
    RemoteOverridesController,
  ],
  providers: [
    AuditSearchRepository,
    AuditSearchService,
    BrowserErrorsService,
    FailedJobsService,
    RemoteOverridesService,
    SourcePlaceService,
  ],
  exports: [AuditSearchService],
})
export class OperationsModule {}
