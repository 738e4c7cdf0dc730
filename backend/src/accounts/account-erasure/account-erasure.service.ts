import { Injectable } from '@nestjs/common';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import { AccountDataRegistry } from '../account-data/account-data.registry.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { anonymisedAccountFields } from '../anonymised-account.util.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';

/** Erases the personal data of an account; its id and its credit ledger stay (docs/accounts.md). */
@Injectable()
export class AccountErasureService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly sessionsService: SessionsService,
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountFilesService: AccountFilesService,
    private readonly accountDataRegistry: AccountDataRegistry,
  ) {}

  /**
   * Runs inside a unit of work.
   * @param only condition that must still hold
   * @returns `false` when it does not hold or the account is already erased: of two concurrent
   * calls one succeeds
   * @throws 409 while submitted dossiers are not completed
   */
  async eraseAccount(id: number, only: FindOptionsWhere<Account> = {}): Promise<boolean> {
    if (
      !(await this.accountsService.updateAccount(id, anonymisedAccountFields(id), {
        ...only,
        deleted: IsNull(),
      }))
    )
      return false;
    const storageKeys = await this.accountDataRegistry.eraseAccountData(id);
    storageKeys.push(...(await this.accountFilesService.deleteAccountFiles(id)));
    await this.accountFilesService.scheduleBytesDeletion(storageKeys);
    await this.sessionsService.endAllSessions(id);
    await this.twoFactorCodesService.deleteTwoFactor(id);
    await this.accountTokensService.revokeTokens(id, [
      'verify-email',
      'terms',
      'reset-password',
      'change-address',
    ]);
    return true;
  }
}
