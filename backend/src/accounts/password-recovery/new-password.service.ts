import { Injectable } from '@nestjs/common';
import { AuditLogService, type AuditActor } from '../../platform/audit/audit-log.service.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { passwordChangedMail } from './mail/password-changed.mail.js';

/** How a password came to be new: chosen in the profile, or by the link of an e-mail. */
export interface NewPassword {
  passwordHash: string;
  by: AuditActor;
  way: 'profile' | 'link';
  /** The only session that is not ended. */
  keptSessionId?: number | null;
  /** Hash of the password that was proved: of two changes at once one finds it replaced. */
  formerHash?: string | null;
}

/**
 * Applies the effects of a new password: ends other sessions, revokes password links, and e-mails
 * the owner.
 */
@Injectable()
export class NewPasswordService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly sessionsService: SessionsService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /**
   * Inside a unit of work. First the account: a login under way waits there, and finds the password
   * changed.
   * @returns `false`, with nothing done, when the account has another password than `formerHash`
   */
  async storeNewPassword(
    { id, email }: Pick<Account, 'id' | 'email'>,
    { passwordHash, by, way, keptSessionId = null, formerHash = null }: NewPassword,
  ): Promise<boolean> {
    const only = formerHash === null ? {} : { passwordHash: formerHash };
    if (!(await this.accountsService.updateAccount(id, { passwordHash }, only))) return false;
    await this.accountTokensService.revokeTokens(id, ['reset-password']);
    await this.sessionsService.endAllSessions(id, keptSessionId);
    await this.mailQueueService.enqueueMail({
      to: email,
      template: passwordChangedMail(way),
    });
    await this.auditLogService.appendAuditEntry({
      by,
      action: way === 'profile' ? 'password-change' : 'password-reset',
      subject: { kind: 'account', id },
    });
    return true;
  }
}
