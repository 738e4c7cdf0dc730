import { Injectable } from '@nestjs/common';
import { isBackOffice } from '@pratiche/domain';
import { IsNull, Not } from 'typeorm';
import { AccountsService } from '../accounts.service.js';
import { OwnPasswordService } from '../own-password.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { deletionRequestedMail } from '../users/mail/account-deletion.mail.js';

/**
 * Requests deletion of the caller's account, which a SuperAdmin answers. A repeated request changes
 * nothing.
 */
@Injectable()
export class DeletionRequestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly ownPasswordService: OwnPasswordService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  async requestDeletion(caller: CurrentCaller, password: string): Promise<void> {
    if (isBackOffice(caller.role))
      throw conflict(
        'Gli account del back office sono eliminati da un SuperAdmin.',
        'back-office-account',
      );
    await this.ownPasswordService.verifyOwnPassword(caller.id, password, 'password');
    await this.unitOfWork.run(async () => {
      if (
        !(await this.accountsService.updateAccount(
          caller.id,
          { deletionRequested: new Date() },
          { deletionRequested: IsNull(), deleted: IsNull() },
        ))
      )
        return;
      for (const { email } of await this.accountsService.listSuperAdminEmails())
        await this.mailQueueService.enqueueMail({
          to: email,
          template: deletionRequestedMail(caller.id),
        });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'deletion-request',
        subject: { kind: 'account', id: caller.id },
      });
    });
  }

  async withdrawDeletionRequest(caller: CurrentCaller): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (
        !(await this.accountsService.updateAccount(
          caller.id,
          { deletionRequested: null },
          { deletionRequested: Not(IsNull()) },
        ))
      )
        return;
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'deletion-withdrawal',
        subject: { kind: 'account', id: caller.id },
      });
    });
  }
}
