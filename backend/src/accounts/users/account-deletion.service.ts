import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { ACCOUNT_NOT_FOUND, AccountsService } from '../accounts.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { DossierErasureService } from '../../module/erasure/dossier-erasure.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict, forbidden, notFound } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { BackgroundTaskService } from '../../platform/background-tasks/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';
import { accountDeletedMail, deletionRefusedMail } from './mail/account-deletion.mail.js';
import { anonymisedAccountFields } from '../anonymised-account.util.js';
import { assertCanManageAccount } from './account-management.validator.js';

/** Deletes an account: what is personal goes, its number and the ledger of its credits stay (docs/accounts.md). */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly sessionsService: SessionsService,
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountFilesService: AccountFilesService,
    private readonly dossierErasureService: DossierErasureService,
    private readonly notificationsService: NotificationsService,
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws 404, 403, or 409 while dossiers handed in are not completed */
  async deleteAccount(caller: CurrentCaller, id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const account = await this.accountsService.requireActiveAccount(id);
      assertCanManageAccount(caller, account);
      if (account.deletionRequested !== null && caller.role !== 'SuperAdmin') {
        throw forbidden(
          'L’eliminazione è stata chiesta dal titolare: la conferma, o la respinge, un SuperAdmin.',
        );
      }
      // Of two at once only one goes on.
      if (
        !(await this.accountsService.updateAccount(id, anonymisedAccountFields(id), {
          deleted: IsNull(),
        }))
      )
        throw notFound(ACCOUNT_NOT_FOUND);
      const storageKeys = await this.dossierErasureService.eraseOpenDossiers(id);
      const open = await this.dossierErasureService.countInProgress(id);
      if (open > 0) throw conflict(inProgressMessage(open), 'dossiers-in-progress');
      storageKeys.push(...(await this.accountFilesService.deleteAccountFiles(id)));
      await this.accountFilesService.scheduleBytesDeletion(storageKeys);
      await this.sessionsService.endAllSessions(id);
      await this.twoFactorCodesService.deleteTwoFactor(id);
      await this.accountTokensService.revokeTokens(id, ['verify-email', 'terms', 'reset-password']);
      await this.notificationsService.deleteByAccount(id);
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

  /** Answers a request of the owner with no. @throws 404 without a request */
  async refuseDeletionRequest(caller: CurrentCaller, id: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const account = await this.accountsService.findAccount(id);
      if (
        account?.deletionRequested === undefined ||
        account.deletionRequested === null ||
        account.deleted !== null
      )
        throw notFound('Per questo account non c’è alcuna richiesta di eliminazione.');
      await this.accountsService.updateAccount(id, { deletionRequested: null });
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

const inProgressMessage = (count: number): string =>
  `${count === 1 ? 'Una pratica inviata non è ancora conclusa' : `${count} pratiche inviate non sono ancora concluse`}: prima di eliminare l’account vanno completate o respinte.`;
