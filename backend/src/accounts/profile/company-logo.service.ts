import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { LogoRewritingService } from '../../platform/pictures/index.js';
import { AccountsService } from '../accounts.service.js';

/** Sets and removes the logo that a company shows to its customers. */
@Injectable()
export class CompanyLogoService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly auditLogService: AuditLogService,
    private readonly logoRewritingService: LogoRewritingService,
  ) {}

  /** An empty text removes the logo. @throws 400 where it cannot be decoded */
  async changeLogo(caller: CurrentCaller, input: string): Promise<void> {
    // Before the transaction: the decoder is a process that has to start.
    const logo = await this.logoRewritingService.rewriteLogo(input, String(caller.id));
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
