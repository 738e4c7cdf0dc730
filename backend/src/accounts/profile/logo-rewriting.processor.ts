import { Processor, WorkerHost } from '@nestjs/bullmq';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { WORKER_OPTIONS } from '../../platform/jobs/index.js';
import { LogoRewritingService } from '../../platform/pictures/index.js';
import { AccountsService } from '../accounts.service.js';

/** Written by the migration of the release that began to write logos anew. */
export const LOGO_REWRITING_JOB = 'logo-rewriting';

/** Writes the stored logos of companies anew, and removes those that cannot be read; safe to run twice. */
@Processor(LOGO_REWRITING_JOB, WORKER_OPTIONS)
export class LogoRewritingProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly auditLogService: AuditLogService,
    private readonly logoRewritingService: LogoRewritingService,
  ) {
    super();
  }

  async process(): Promise<void> {
    for (const id of await this.accountsService.listIdsWithLogo()) {
      const stored = await this.accountsService.findAccountLogo(id);
      if (stored === null) continue;
      const logo = await this.logoRewritingService.rewriteStoredLogo(stored);
      if (logo !== stored) await this.replaceLogo(id, stored, logo);
    }
  }

  private async replaceLogo(id: number, stored: string, logo: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const isReplaced = await this.accountsService.replaceLogo(
        id,
        stored,
        logo === '' ? null : logo,
      );
      if (isReplaced)
        await this.auditLogService.appendAuditEntry({
          by: null,
          action: 'profile-change',
          subject: { kind: 'account', id },
          details: { fields: 'logo', files: '' },
        });
    });
  }
}
