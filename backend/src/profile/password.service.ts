import type { PasswordChange } from '@pratiche/api/schemas';
import { Injectable } from '@nestjs/common';
import { checkNewPassword } from '@pratiche/domain';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { namesOf } from '../accounts/account-view.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { OwnPassword } from '../accounts/own-password.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { Audit } from '../audit/audit.js';
import { passwordChangedMail } from '../password-recovery/mail/password-changed.js';
import { UnitOfWork } from '../platform/database/index.js';
import { MailQueue } from '../platform/mail/index.js';
import { Passwords, type CurrentCaller } from '../platform/security/index.js';
import { refuseIfAny } from '../registration/registration.service.js';

/** Changing one's own password while logged in. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccountTokens,
    private readonly own: OwnPassword,
    private readonly passwords: Passwords,
    private readonly mail: MailQueue,
    private readonly audit: Audit,
  ) {}

  /** Ends every other session, and links that would set yet another password. @throws 400 naming every field, 429 after too many tries */
  async change(
    caller: CurrentCaller,
    { currentPassword, password, confirmPassword }: PasswordChange,
  ): Promise<void> {
    refuseIfAny(checkNewPassword(password, confirmPassword));
    const account = await this.own.check(caller.id, currentPassword, 'currentPassword');
    refuseIfAny(checkNewPassword(password, confirmPassword, namesOf(account)));
    const passwordHash = await this.passwords.hash(password ?? '');
    await this.unitOfWork.run(async () => {
      await this.accounts.change(caller.id, { passwordHash });
      await this.tokens.end(caller.id, ['reset-password']);
      await this.sessions.endAllOf(caller.id, caller.sessionId ?? null);
      await this.mail.add({ to: account.email, template: passwordChangedMail('profile') });
      await this.audit.add({
        by: caller,
        action: 'password-change',
        subject: { kind: 'account', id: caller.id },
      });
    });
  }
}
