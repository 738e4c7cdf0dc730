import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { contractRevokedMail } from './mail/contract-revoked.mail.js';
import { contractVerifiedMail } from './mail/contract-verified.mail.js';
import type { ContractRevocationDto } from './dto/back-office-request.dto.js';

/** What the back office confirms by hand. Confirming twice changes nothing and sends no second e-mail. */
@Injectable()
export class ManualVerificationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly sessionsService: SessionsService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** The address is right: its links to confirm end. @throws 404 */
  async verifyEmail(caller: CurrentCaller, id: number): Promise<Account> {
    return this.unitOfWork.run(async () => {
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

  /**
   * Confirms the contract, which opens the portal to the owner, and notifies the owner.
   * @throws 404
   */
  async verifyContract(caller: CurrentCaller, id: number): Promise<Account> {
    return this.unitOfWork.run(async () => {
      const changed = await this.accountsService.updateAccount(
        id,
        { contractVerified: true },
        { contractVerified: false, deleted: IsNull() },
      );
      const account = await this.accountsService.requireActiveAccount(id);
      if (changed) {
        await this.mailQueueService.enqueueMail({
          to: account.email,
          template: contractVerifiedMail(account.businessName),
        });
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'contract-verification',
          subject: { kind: 'account', id },
        });
      }
      return account;
    });
  }

  /**
   * Revokes the confirmation of the contract, which closes the portal in all sessions of the owner
   * at once.
   * @throws 404
   */
  async revokeContract(
    caller: CurrentCaller,
    id: number,
    { reason, note }: ContractRevocationDto,
  ): Promise<Account> {
    return this.unitOfWork.run(async () => {
      const changed = await this.accountsService.updateAccount(
        id,
        { contractVerified: false },
        { contractVerified: true, deleted: IsNull() },
      );
      const account = await this.accountsService.requireActiveAccount(id);
      if (changed) {
        await this.sessionsService.endAllSessions(id);
        await this.mailQueueService.enqueueMail({
          to: account.email,
          template: contractRevokedMail({ businessName: account.businessName, reason, note }),
        });
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'contract-revocation',
          subject: { kind: 'account', id },
          details: { reason },
        });
      }
      return account;
    });
  }
}
