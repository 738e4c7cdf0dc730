import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { checkNewPassword } from '@pratiche/domain/accounts';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, type Problem } from '../../platform/http/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { listPersonalNames } from '../account.mapper.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { LoginRateLimiter } from '../login/login-rate-limiter.service.js';
import { NewPasswordService } from './new-password.service.js';
import { PASSWORD_RECOVERY_JOB } from './password-recovery.processor.js';
import type { PasswordResetDto } from './dto/password-recovery-request.dto.js';

/**
 * Minimum and maximum delay of the job in milliseconds: its work for known addresses must not slow
 * the next response.
 */
const JOB_DELAY_RANGE_MS = [500, 2_500] as const;

/** A forgotten password: asking for a link by e-mail, and choosing a new password with it. */
@Injectable()
export class PasswordRecoveryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly newPasswordService: NewPasswordService,
    private readonly loginRateLimiter: LoginRateLimiter,
  ) {}

  /**
   * Writes the same row for every address and looks up no account, so that neither response nor
   * timing reveals which addresses are registered.
   */
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

  /** Ends every session: sessions opened with the old password are over. @returns the account */
  async resetPassword(
    { token, password, confirmPassword }: PasswordResetDto,
    address: string,
  ): Promise<Account> {
    assertValidNewPassword(password, confirmPassword);
    await this.assertValidResetLink(token);
    const passwordHash = await this.passwordHashingService.hashPassword(password ?? '');
    return this.unitOfWork.run(async () => {
      const id = await this.accountTokensService.consumeToken(token, 'reset-password');
      const account = id === null ? null : await this.accountsService.findAccount(id);
      if (account === null) throw invalidResetLinkError();
      assertValidNewPassword(password, confirmPassword, listPersonalNames(account));
      await this.newPasswordService.storeNewPassword(account, {
        passwordHash,
        by: { id: account.id, role: account.role, address },
        way: 'link',
      });
      await this.loginRateLimiter.resetAccountAttempts(account);
      return account;
    });
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
    'Il link non è valido, è scaduto o è già stato usato: chiedine uno nuovo da «Password dimenticata?».',
    'link-invalid',
  );
