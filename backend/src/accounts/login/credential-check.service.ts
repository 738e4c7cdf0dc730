import { Injectable } from '@nestjs/common';
import { PasswordHashingService } from '../../platform/auth/index.js';
import type { Account } from '../account.entity.js';
import { AccountsService } from '../accounts.service.js';
import { HeldRegistrationsService } from '../registration/held-registrations/held-registrations.service.js';

/** The account, or the held registration, that e-mail and password belong to. */
export type CheckedCredentials =
  { kind: 'account'; account: Account } | { kind: 'held'; isConfirmed: boolean };

/** Checks e-mail and password. */
@Injectable()
export class CredentialCheckService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly heldRegistrationsService: HeldRegistrationsService,
    private readonly passwordHashingService: PasswordHashingService,
  ) {}

  /**
   * Both are looked up and one password is hashed, whatever exists: the time tells nothing.
   * @returns `null` for an unknown e-mail and for a wrong password
   */
  async checkCredentials(name: string, password: string): Promise<CheckedCredentials | null> {
    const account = await this.findAccountByName(name);
    const held = await this.heldRegistrationsService.findHeldLogin(name);
    const passwordHash = account === null ? (held?.passwordHash ?? null) : account.passwordHash;
    if (!(await this.passwordHashingService.verifyPassword(password, passwordHash))) return null;
    if (account !== null) return { kind: 'account', account };
    return { kind: 'held', isConfirmed: held?.isConfirmed ?? false };
  }

  /** Servers that take è for e find an account by names that the rate limiter would count apart. */
  private async findAccountByName(name: string): Promise<Account | null> {
    const account = await this.accountsService.findAccountByEmail(name);
    return account?.email.toLowerCase() === name ? account : null;
  }
}
