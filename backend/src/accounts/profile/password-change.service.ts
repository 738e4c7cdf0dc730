import type { PasswordChange } from '@pratiche/api/schemas';
import { Injectable } from '@nestjs/common';
import { checkNewPassword } from '@pratiche/domain';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { listPersonalNames } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import { OwnPasswordService } from '../own-password.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { passwordChangedMail } from '../password-recovery/mail/password-changed.mail.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MailQueue } from '../../platform/mail/index.js';
import { Passwords, type CurrentCaller } from '../../platform/security/index.js';
import { throwIfFieldErrors } from '../registration/registration.service.js';

/** Changing one's own password while logged in. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccountTokensService,
    private readonly own: OwnPasswordService,
    private readonly passwords: Passwords,
    private readonly mail: MailQueue,
    private readonly audit: AuditLogService,
  ) {}

  /** Ends every other session, and links that would set yet another password. @throws 400 naming every field, 429 after too many tries */
  async changePassword(
    caller: CurrentCaller,
    { currentPassword, password, confirmPassword }: PasswordChange,
  ): Promise<void> {
    throwIfFieldErrors(checkNewPassword(password, confirmPassword));
    const account = await this.own.verifyOwnPassword(caller.id, currentPassword, 'currentPassword');
    throwIfFieldErrors(checkNewPassword(password, confirmPassword, listPersonalNames(account)));
    const passwordHash = await this.passwords.hash(password ?? '');
    await this.unitOfWork.run(async () => {
      await this.accounts.updateAccount(caller.id, { passwordHash });
      await this.tokens.revokeTokens(caller.id, ['reset-password']);
      await this.sessions.endAllSessions(caller.id, caller.sessionId ?? null);
      await this.mail.add({ to: account.email, template: passwordChangedMail('profile') });
      await this.audit.appendAuditEntry({
        by: caller,
        action: 'password-change',
        subject: { kind: 'account', id: caller.id },
      });
    });
  }
}
