import type { PaymentLog } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { formatMomentDay, fromHundredths } from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { startOfRomeDay } from '../platform/time/rome-time.js';
import type { Counted } from '../platform/database/index.js';
import {
  Ledger,
  type LedgerParameter,
  type Movement,
  type MovementFilters,
} from '../recharge-package/ledger.js';

export interface PaymentFilters {
  /** Part of a description, e-mail address or company. */
  search?: string | undefined;
  type?: Movement['type'] | undefined;
  /** Days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Movements read at once where all are asked for. */
const PIECE = 1_000;

/** The ledger of credits as people read it, latest first. */
@Injectable()
export class PaymentLogsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly accounts: AccountsService,
  ) {}

  /** Of an account, in pieces, each with the credits of the account after it. */
  async *ofAccount(accountId: number): AsyncGenerator<PaymentLog[]> {
    for await (const movements of this.pieces(accountId)) yield await this.withBalance(movements);
  }

  /** One page of the same. */
  async pageOfAccount(
    accountId: number,
    page: { number: number; size: number },
  ): Promise<Counted & { rows: PaymentLog[] }> {
    const { rows, ...counted } = await this.ledger.page({ accountId }, page);
    return { rows: await this.withBalance(rows), ...counted };
  }

  /** Of everybody, in pieces. */
  async *all(): AsyncGenerator<PaymentLog[]> {
    for await (const movements of this.pieces(null)) yield await this.readable(movements);
  }

  async page(
    { search, type, from, to }: PaymentFilters,
    page: { number: number; size: number },
  ): Promise<Counted & { rows: PaymentLog[] }> {
    const { rows, ...counted } = await this.ledger.page(
      await this.inLedger({ search, type, from, to }),
      page,
    );
    return { rows: await this.readable(rows), ...counted };
  }

  /** The numbers (`id`) of all movements a filter finds, for whoever reads them elsewhere. */
  async statement(
    filters: PaymentFilters,
  ): Promise<{ sql: string; parameters: LedgerParameter[] }> {
    return this.ledger.statement(await this.inLedger(filters));
  }

  private async inLedger({ search, type, from, to }: PaymentFilters): Promise<MovementFilters> {
    return {
      type,
      words:
        search === undefined
          ? undefined
          : { inDescription: search, orOfAccounts: await this.accounts.searchAccountIds(search) },
      from: from === undefined ? undefined : startOfRomeDay(from),
      to: to === undefined ? undefined : startOfRomeDay(to, 1),
    };
  }

  private async *pieces(accountId: number | null): AsyncGenerator<Movement[]> {
    for (let before: number | null = null; ;) {
      const movements: Movement[] = await this.ledger.piece(accountId, before, PIECE);
      yield movements;
      const last = movements.at(-1);
      if (last === undefined || movements.length < PIECE) return;
      before = last.id;
    }
  }

  /** Movements of one account that follow each other, latest first. */
  private async withBalance(movements: readonly Movement[]): Promise<PaymentLog[]> {
    const oldest = movements.at(-1);
    let balance = oldest === undefined ? 0 : await this.ledger.sumBefore(oldest);
    const balances = new Map(
      movements.toReversed().map(({ id, amount }) => [id, (balance += amount)]),
    );
    return (await this.readable(movements)).map((log) => ({
      ...log,
      balance: fromHundredths(balances.get(log.id) ?? 0),
    }));
  }

  private async readable(movements: readonly Movement[]): Promise<PaymentLog[]> {
    const [owners, packages] = await Promise.all([
      this.accounts.findAccountsById(movements.map(({ accountId }) => accountId)),
      this.ledger.packageNames(movements.map(({ activePackageId }) => activePackageId)),
    ]);
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
        packageName: packages.get(movement.activePackageId) ?? '',
        balance: null,
      };
    });
  }
}
