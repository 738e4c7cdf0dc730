import { Injectable } from '@nestjs/common';
import { SERVICE_TYPES, type FilingKind } from '@pratiche/domain';
import { CreditLedgerRepository } from './credit-ledger.repository.js';
import { WalletService } from './wallet.service.js';
import type { SentHistoryDto } from './dto/sent-history.dto.js';

/** What a company sent, read from the ledger: a dossier that was given back does not count. */
@Injectable()
export class SentHistoryService {
  constructor(
    private readonly creditLedgerRepository: CreditLedgerRepository,
    private readonly walletService: WalletService,
  ) {}

  async countLastYear(accountId: number): Promise<SentHistoryDto> {
    const since = new Date();
    since.setUTCFullYear(since.getUTCFullYear() - 1);
    const rows = await this.creditLedgerRepository.countPaidFilings(
      await this.walletService.findWalletAccountId(accountId),
      since,
    );
    const sumFilings = (kind: FilingKind) =>
      rows.filter(({ filing }) => filing === kind).reduce((sum, row) => sum + row.filings, 0);
    return {
      services: SERVICE_TYPES.flatMap(({ value: serviceType }) => {
        // Each dossier has an Ecobonus or a Bonus Casa filing, and may have others beside it.
        const dossiers = Math.max(
          0,
          ...rows.filter((row) => row.serviceType === serviceType).map((row) => row.dossiers),
        );
        return dossiers === 0 ? [] : [{ serviceType, dossiers }];
      }),
      filings: {
        numEcobonus: sumFilings('ecobonus'),
        numBonusCasa: sumFilings('bonusCasa'),
        numCalcoloEnergetico: sumFilings('calcoloEnergetico'),
      },
    };
  }
}
