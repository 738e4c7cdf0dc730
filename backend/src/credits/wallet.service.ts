import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { conflict } from '../platform/http/index.js';

/**
 * Determines the account whose credits are used: the account itself, or, for a buyer, the fitter
 * with the same VAT number.
 */
@Injectable()
export class WalletService {
  constructor(private readonly accountsService: AccountsService) {}

  /** Of a buyer without a company its own number, under which there is nothing. */
  async findWalletAccountId(accountId: number): Promise<number> {
    return (await this.accountsService.findWalletAccountId(accountId)) ?? accountId;
  }

  /** Where credits for an account go. @throws 409 for a buyer without a company: credits there could never be used */
  async requireRechargeableAccountId(accountId: number): Promise<number> {
    const account = await this.accountsService.findAccount(accountId);
    if (account === null) return accountId;
    const wallet = await this.accountsService.findWalletAccountId(accountId);
    if (wallet === null) {
      throw conflict(
        'Nessun account verificato di un installatore ha questa partita IVA: i crediti di un Buyer vanno all’azienda per cui acquista.',
        'buyer-without-company',
      );
    }
    return wallet;
  }
}
