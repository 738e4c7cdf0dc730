import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AccountsService } from '../accounts.service.js';

/** Sets and removes the logo that a company shows to its customers. */
@Injectable()
export class CompanyLogoService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** An empty text removes the logo. */
  async changeLogo(caller: CurrentCaller, logo: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accountsService.requireActiveAccount(caller.id);
      if (((await this.accountsService.findAccountLogo(caller.id)) ?? '') === logo) return;
      await this.accountsService.updateAccount(caller.id, { logo: logo === '' ? null : logo });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'profile-change',
        subject: { kind: 'account', id: caller.id },
        details: { fields: 'logo', files: '' },
      });
    });
  }
}
