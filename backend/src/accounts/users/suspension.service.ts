import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { toAccountDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { accountReactivatedMail, accountSuspendedMail } from './mail/account-suspension.mail.js';
import { AccountChangeCheckService } from './account-change-check.service.js';
import type { AccountDto } from '../dto/account.dto.js';

/**
 * Shuts an account out for a while, with everything in it left as it is. Repeating it changes
 * nothing and sends no second e-mail.
 */
@Injectable()
export class SuspensionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountChangeCheckService: AccountChangeCheckService,
    private readonly sessionsService: SessionsService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  suspendAccount(caller: CurrentCaller, id: number): Promise<AccountDto> {
    return this.setSuspended(caller, id, true);
  }

  reactivateAccount(caller: CurrentCaller, id: number): Promise<AccountDto> {
    return this.setSuspended(caller, id, false);
  }

  private setSuspended(caller: CurrentCaller, id: number, suspends: boolean): Promise<AccountDto> {
    return this.unitOfWork.run(async () => {
      const account = await this.accountChangeCheckService.lockAccountForChange(
        suspends ? 'suspend' : 'reactivate',
        caller,
        id,
      );
      const changed = await this.accountsService.updateAccount(
        id,
        { suspended: suspends ? new Date() : null },
        { suspended: suspends ? IsNull() : Not(IsNull()) },
      );
      if (changed) {
        if (suspends) await this.sessionsService.endAllSessions(id);
        await this.mailQueueService.enqueueMail({
          to: account.email,
          template: suspends ? accountSuspendedMail() : accountReactivatedMail(),
        });
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: suspends ? 'account-suspension' : 'account-reactivation',
          subject: { kind: 'account', id },
        });
      }
      return toAccountDto(await this.accountsService.requireActiveAccount(id));
    });
  }
}
