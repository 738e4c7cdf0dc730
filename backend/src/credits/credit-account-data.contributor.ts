import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fromHundredths } from '@pratiche/domain';
import type {
  AccountDataContributor,
  AccountFigures,
} from '../accounts/account-data/account-data-contributor.types.js';
import { AccountDataRegistry } from '../accounts/account-data/account-data.registry.js';
import { CreditsService } from './credits.service.js';

/** Credits that an account can use, for its detail. */
@Injectable()
export class CreditAccountDataContributor implements AccountDataContributor, OnModuleInit {
  readonly section = 'crediti';

  constructor(
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly creditsService: CreditsService,
  ) {}

  onModuleInit(): void {
    this.accountDataRegistry.registerContributor(this);
  }

  async summariseAccount({
    walletId,
  }: {
    walletId: number | null;
  }): Promise<Pick<AccountFigures, 'credits'>> {
    const balance = walletId === null ? 0 : await this.creditsService.getBalance(walletId);
    return { credits: fromHundredths(balance) };
  }
}
