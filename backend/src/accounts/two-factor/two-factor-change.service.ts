import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { MailQueueService, type MailTemplate } from '../../platform/mail/index.js';
import { AccountsService } from '../accounts.service.js';

/** Records a change of two-factor login in the audit log, and notifies the owner by e-mail. */
@Injectable()
export class TwoFactorChangeService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly auditLogService: AuditLogService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  async recordChange(
    by: CurrentCaller,
    action: AuditAction,
    accountId: number,
    template: MailTemplate,
  ): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by,
      action,
      subject: { kind: 'account', id: accountId },
    });
    const account = await this.accountsService.findAccount(accountId);
    if (account !== null) await this.mailQueueService.enqueueMail({ to: account.email, template });
  }
}
