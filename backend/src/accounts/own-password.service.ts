import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { AppConfig } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { badRequest, unauthorized, type Problem } from '../platform/http/index.js';
import { PasswordHashingService } from '../platform/auth/index.js';
import { AttemptLimiterService, tooManyAttempts } from '../platform/rate-limiting/index.js';
import type { Account } from './account.entity.js';
import { AccountsService } from './accounts.service.js';

const WINDOW_MS = 15 * 60_000;

/**
 * Asks for the password again before actions that a borrowed or stolen session must not perform.
 */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: AppConfig,
  ) {}

  /**
   * @param field name of the form field that holds the password
   * @throws 400 for a wrong password (a 401 would end the session in the browser), 429 after too
   * many
   */
  async verifyOwnPassword(accountId: number, password: string, field: string): Promise<Account> {
    const limits = [
      {
        kind: 'own-password',
        key: String(accountId),
        allowed: this.config.loginAttempts,
        windowMs: WINDOW_MS,
      },
    ];
    const waitMs = await this.attemptLimiterService.consumeAttempt(limits);
    if (waitMs > 0) throw tooManyAttempts('Troppi tentativi con una password non corretta', waitMs);
    const account = await this.accountsService.findAccount(accountId);
    if (account === null)
      throw unauthorized('Accesso non effettuato o scaduto: esegui di nuovo il login.');
    if (!(await this.passwordHashingService.verifyPassword(password, account.passwordHash)))
      throw wrongPasswordError(field);
    await this.unitOfWork.run(() => this.attemptLimiterService.resetAttempts(limits));
    return account;
  }
}

export function wrongPasswordError(field: string): Problem {
  const message = 'La password attuale non è corretta.';
  return badRequest(message, PROBLEM_CODES.wrongPassword, { errors: [{ field, message }] });
}
