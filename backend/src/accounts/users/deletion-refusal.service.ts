import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AccountsService } from '../accounts.service.js';
import { deletionRefusedMail } from './mail/account-deletion.mail.js';

/** Answers the owner's request to delete an account with no. */
@Injectable()
export class DeletionRefusalService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

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
