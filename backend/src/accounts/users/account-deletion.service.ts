import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { BackgroundTaskService } from '../../platform/background-tasks/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { forbidden, notFound } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AccountErasureService } from '../account-erasure/account-erasure.service.js';
import { ACCOUNT_NOT_FOUND, AccountsService } from '../accounts.service.js';
import { AccountChangeCheckService } from './account-change-check.service.js';
import { accountDeletedMail, deletionRefusedMail } from './mail/account-deletion.mail.js';

/**
 * Deletes an account for the back office, or refuses the request of its owner, and notifies the
 * owner (docs/accounts.md).
 */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountChangeCheckService: AccountChangeCheckService,
    private readonly accountErasureService: AccountErasureService,
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws 404, 403, or 409 while dossiers handed in are not completed */
  async deleteAccount(caller: CurrentCaller, id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const account = await this.accountChangeCheckService.lockAccountForChange(
        'delete',
        caller,
        id,
      );
      if (account.deletionRequested !== null && caller.role !== 'SuperAdmin') {
        throw forbidden(
          'L’eliminazione è stata chiesta dal titolare: la conferma, o la respinge, un SuperAdmin.',
        );
      }
      if (!(await this.accountErasureService.eraseAccount(id))) throw notFound(ACCOUNT_NOT_FOUND);
      await this.backgroundTaskService.removeTasksOfAccount(id);
      await this.mailQueueService.enqueueMail({
        to: account.email,
        template: accountDeletedMail(),
      });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'account-deletion',
        subject: { kind: 'account', id },
        details: { requested: account.deletionRequested !== null },
      });
    });
  }

  /** @throws 404 without a request */
  async refuseDeletionRequest(caller: CurrentCaller, id: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const isRefused = await this.accountsService.updateAccount(
        id,
        { deletionRequested: null },
        { deletionRequested: Not(IsNull()), deleted: IsNull() },
      );
      if (!isRefused)
        throw notFound('Per questo account non c’è alcuna richiesta di eliminazione.');
      const account = await this.accountsService.requireActiveAccount(id);
      await this.mailQueueService.enqueueMail({
        to: account.email,
        template: deletionRefusedMail(reason),
      });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'deletion-refusal',
        subject: { kind: 'account', id },
      });
    });
  }
}
