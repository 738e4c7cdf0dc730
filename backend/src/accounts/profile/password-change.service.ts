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
import { MailQueueService } from '../../platform/mail/index.js';
import { PasswordHashingService, type CurrentCaller } from '../../platform/auth/index.js';
import { throwIfFieldErrors } from '../registration/registration.service.js';

/** Changing one's own password while logged in. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly sessionsService: SessionsService,
    private readonly accountTokensService: AccountTokensService,
    private readonly ownPasswordService: OwnPasswordService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Ends every other session, and links that would set yet another password. @throws 400 naming every field, 429 after too many tries */
  async changePassword(
    caller: CurrentCaller,
    { currentPassword, password, confirmPassword }: PasswordChange,
  ): Promise<void> {
    throwIfFieldErrors(checkNewPassword(password, confirmPassword));
    const account = await this.ownPasswordService.verifyOwnPassword(
      caller.id,
      currentPassword,
      'currentPassword',
    );
    throwIfFieldErrors(checkNewPassword(password, confirmPassword, listPersonalNames(account)));
    const passwordHash = await this.passwordHashingService.hashPassword(password ?? '');
    await this.unitOfWork.run(async () => {
      await this.accountsService.updateAccount(caller.id, { passwordHash });
      await this.accountTokensService.revokeTokens(caller.id, ['reset-password']);
      await this.sessionsService.endAllSessions(caller.id, caller.sessionId ?? null);
      await this.mailQueueService.enqueueMail({
        to: account.email,
        template: passwordChangedMail('profile'),
      });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'password-change',
        subject: { kind: 'account', id: caller.id },
      });
    });
  }
}
