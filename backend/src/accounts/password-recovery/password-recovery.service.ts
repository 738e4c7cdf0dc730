import { InjectTransaction } from '@nestjs-cls/transactional';
import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ResetPasswordInput } from '@pratiche/api/schemas';
import { checkNewPassword } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { listPersonalNames } from '../account.mapper.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { createKnownDeviceToken } from '../login/known-device.util.js';
import { LoginRateLimiter } from '../login/login-rate-limiter.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, type Problem } from '../../platform/http/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';
import { passwordChangedMail } from './mail/password-changed.mail.js';
import { PASSWORD_RECOVERY_JOB } from './password-recovery.processor.js';

/** Milliseconds the job waits at least and at most: what it does for known addresses must not fall into the next answer. */
const JOB_DELAY_RANGE_MS = [500, 2_500] as const;

/** A password forgotten and chosen anew. */
@Injectable()
export class PasswordRecoveryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly sessionsService: SessionsService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly loginRateLimiter: LoginRateLimiter,
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
    private readonly config: AppConfig,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** The same row is written for every address, and nobody is looked up: neither answer nor time tells who is registered. */
  async requestPasswordReset(email: string): Promise<void> {
    const runAt = new Date(Date.now() + randomInt(...JOB_DELAY_RANGE_MS));
    await this.unitOfWork.run(() =>
      this.outboxService.enqueueJob({ kind: PASSWORD_RECOVERY_JOB, payload: { email }, runAt }),
    );
  }

  /** @throws 400 for a link that is unknown, used, replaced or too old */
  async assertValidResetLink(token: string): Promise<void> {
    if ((await this.accountTokensService.findTokenAccountId(token, 'reset-password')) === null)
      throw invalidResetLinkError();
  }

  /**
   * Ends every session: whoever was in with the old password is out.
   * @returns what the device keeps: whoever reads the account's e-mail is no stranger who guesses
   */
  async resetPassword(
    { token, password, confirmPassword }: ResetPasswordInput,
    address: string,
  ): Promise<string> {
    assertValidNewPassword(password, confirmPassword);
    await this.assertValidResetLink(token);
    const passwordHash = await this.passwordHashingService.hashPassword(password ?? '');
    return this.unitOfWork.run(async () => {
      const id = await this.accountTokensService.consumeToken(token, 'reset-password');
      const account = id === null ? null : await this.accountsService.findAccount(id);
      if (account === null) throw invalidResetLinkError();
      assertValidNewPassword(password, confirmPassword, listPersonalNames(account));
      await this.storeNewPassword(account, passwordHash);
      await this.loginRateLimiter.resetAccountAttempts(account.email);
      await this.twoFactorCodesService.resetCodeAttempts(account.id);
      await this.auditLogService.appendAuditEntry({
        by: { id: account.id, role: account.role, address },
        action: 'password-reset',
        subject: { kind: 'account', id: account.id },
      });
      return createKnownDeviceToken(account.email, this.config.jwtSecrets);
    });
  }

  /** First the account: a login under way waits there, and finds the password changed. */
  private async storeNewPassword({ id, email }: Account, passwordHash: string): Promise<void> {
    await this.accountsService.updateAccount(id, { passwordHash });
    await this.sessionsService.endAllSessions(id);
    await this.mailQueueService.enqueueMail({ to: email, template: passwordChangedMail() });
  }
}

function assertValidNewPassword(
  password: string | null,
  confirmPassword: string | null,
  names: readonly (string | null)[] = [],
): void {
  const errors = checkNewPassword(password, confirmPassword, names);
  const [first] = errors;
  if (first !== undefined) throw badRequest(first.message, 'invalid-data', { errors });
}

const invalidResetLinkError = (): Problem =>
  badRequest(
    'Il collegamento non è valido, è scaduto o è già stato usato: chiederne uno nuovo da «Password dimenticata?».',
    'link-invalid',
  );
