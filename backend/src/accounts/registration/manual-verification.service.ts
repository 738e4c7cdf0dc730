import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';

/** The address of an account, confirmed by hand. */
@Injectable()
export class ManualVerificationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** The address is right: its links to confirm end. @throws 404; 403 for an account of the back office */
  async verifyEmail(caller: CurrentCaller, id: number): Promise<Account> {
    return this.unitOfWork.run(async () => {
      await this.accountsService.requireChangeableAccount(caller, id);
      if (
        await this.accountsService.updateAccount(
          id,
          { emailVerified: true },
          { emailVerified: false, deleted: IsNull() },
        )
      ) {
        await this.accountTokensService.revokeTokens(id, ['verify-email']);
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'email-verification',
          subject: { kind: 'account', id },
        });
      }
      return this.accountsService.requireActiveAccount(id);
    });
  }
}
