import type { PaymentLog } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { formatMomentDay, fromHundredths } from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { Ledger, type Movement } from '../recharge-package/ledger.js';

/** The ledger of credits as people read it, latest first. */
@Injectable()
export class PaymentLogsService {
  constructor(private readonly ledger: Ledger, private readonly accounts: AccountsService) {}

  async ofAccount(accountId: number): Promise<PaymentLog[]> {
    return this.readable(await this.ledger.movements(accountId));
  }

  async all(): Promise<PaymentLog[]> {
    return this.readable(await this.ledger.movements(null));
  }

  private async readable(movements: readonly Movement[]): Promise<PaymentLog[]> {
    const ids = [...new Set(movements.map(({ accountId }) => accountId))];
    const owners = new Map((await Promise.all(ids.map((id) => this.accounts.find(id)))).flatMap((account) => (account ? [[account.id, account]] : [])));
    return movements.map((movement) => {
      const owner = owners.get(movement.accountId);
      const created = movement.created.toISOString();
      return {
        id: movement.id,
        type: movement.type,
        emailAccount: owner?.email ?? '',
        businessName: owner?.businessName ?? null,
        vatAccount: owner?.vat ?? null,
        ssnAccount: owner?.sSNCompany ?? null,
        description: movement.description,
        created,
        createdString: formatMomentDay(created),
        amount: fromHundredths(movement.amount),
        moduleId: movement.dossierId,
        moduleServiceType: movement.dossierServiceType,
      };
    });
  }
}
