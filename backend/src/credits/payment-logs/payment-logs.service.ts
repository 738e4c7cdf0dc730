import { Injectable } from '@nestjs/common';
import {
  describeMovement,
  formatMomentDay,
  fromHundredths,
  listFilteredTypes,
  type MovementFilter,
} from '@pratiche/domain';
import { AccountsService } from '../../accounts/accounts.service.js';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';
import type { CappedCount } from '../../platform/database/index.js';
import { ActivePackageRepository } from '../active-package.repository.js';
import {
  CreditLedgerRepository,
  type LedgerParameter,
  type LedgerMovement,
  type MovementFilters,
  type MovementSort,
} from '../credit-ledger.repository.js';
import { PaidDossierRegistry } from './paid-dossier.registry.js';
import type { PaymentTotalsDto } from './dto/payment-totals.dto.js';
import type { PaymentLogDto } from './dto/payment-log.dto.js';

export interface PaymentFilters {
  /** Part of a description, e-mail address or company, or of a code of a beneficiary. */
  search?: string | undefined;
  type?: MovementFilter | undefined;
  /** Numbers of one account and of one dossier. */
  accountId?: string | undefined;
  moduleId?: string | undefined;
  /** Days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Movements read at once when all are requested. */
const BATCH_SIZE = 1_000;

/** The ledger of credits as people read it, latest first. */
@Injectable()
export class PaymentLogsService {
  constructor(
    private readonly creditLedgerRepository: CreditLedgerRepository,
    private readonly activePackageRepository: ActivePackageRepository,
    private readonly accountsService: AccountsService,
    private readonly paidDossierRegistry: PaidDossierRegistry,
  ) {}

  /** Of an account, in pieces, each with the credits of the account after it. */
  async *streamByAccount(accountId: number): AsyncGenerator<PaymentLogDto[]> {
    for await (const movements of this.streamMovements(accountId))
      yield await this.addBalances(movements);
  }

  async listPageByAccount(
    accountId: number,
    page: { number: number; size: number },
  ): Promise<CappedCount & { rows: PaymentLogDto[] }> {
    const { rows, ...counted } = await this.creditLedgerRepository.listMovementPage(
      { accountId },
      page,
    );
    return { rows: await this.addBalances(rows), ...counted };
  }

  /** Streams the movements of all accounts in batches. */
  async *streamAll(): AsyncGenerator<PaymentLogDto[]> {
    for await (const movements of this.streamMovements(null))
      yield await this.toPaymentLogDtos(movements);
  }

  async listPage(
    filters: PaymentFilters,
    page: { number: number; size: number },
    sort: MovementSort | null,
  ): Promise<CappedCount & { rows: PaymentLogDto[] }> {
    const { rows, ...counted } = await this.creditLedgerRepository.listMovementPage(
      await this.toMovementFilters(filters),
      page,
      sort,
    );
    return { rows: await this.toPaymentLogDtos(rows), ...counted };
  }

  /** Credits of everything that a filter matches, by kind. */
  async sumMovements(filters: PaymentFilters): Promise<PaymentTotalsDto> {
    const sums = await this.creditLedgerRepository.sumByType(await this.toMovementFilters(filters));
    const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
    const toCredits = (type: LedgerMovement['type']) => fromHundredths(sums.get(type) ?? 0);
    return {
      recharge: toCredits('recharge'),
      debit: toCredits('debit'),
      refund: toCredits('refund'),
      adjustment: toCredits('adjustment'),
      total: fromHundredths(total),
    };
  }

  /**
   * Builds the query for the ids (`id`) of all movements that a filter matches, for use in another
   * statement.
   */
  async buildMovementIdQuery(
    filters: PaymentFilters,
  ): Promise<{ sql: string; parameters: LedgerParameter[] }> {
    return this.creditLedgerRepository.buildMovementIdQuery(await this.toMovementFilters(filters));
  }

  private async toMovementFilters({
    search,
    type,
    accountId,
    moduleId,
    from,
    to,
  }: PaymentFilters): Promise<MovementFilters> {
    return {
      types: type === undefined ? undefined : listFilteredTypes(type),
      accountId: accountId === undefined ? undefined : Number(accountId),
      dossierId: moduleId === undefined ? undefined : Number(moduleId),
      words:
        search === undefined
          ? undefined
          : {
              inDescription: search,
              orOfAccounts: await this.accountsService.searchAccountIds(search),
              orOfDossiers: await this.paidDossierRegistry.findDossierIds(search),
            },
      from: from === undefined ? undefined : startOfRomeDay(from),
      to: to === undefined ? undefined : startOfRomeDay(to, 1),
    };
  }

  private async *streamMovements(accountId: number | null): AsyncGenerator<LedgerMovement[]> {
    for (let before: number | null = null; ;) {
      const movements: LedgerMovement[] = await this.creditLedgerRepository.listMovementsBefore(
        accountId,
        before,
        BATCH_SIZE,
      );
      yield movements;
      const last = movements.at(-1);
      if (last === undefined || movements.length < BATCH_SIZE) return;
      before = last.id;
    }
  }

  /** @param movements consecutive movements of one account, latest first */
  private async addBalances(movements: readonly LedgerMovement[]): Promise<PaymentLogDto[]> {
    const oldest = movements.at(-1);
    let balance =
      oldest === undefined ? 0 : await this.creditLedgerRepository.sumMovementsBefore(oldest);
    const balances = new Map(
      movements.toReversed().map(({ id, amount }) => [id, (balance += amount)]),
    );
    return (await this.toPaymentLogDtos(movements)).map((log) => ({
      ...log,
      balance: fromHundredths(balances.get(log.id) ?? 0),
    }));
  }

  private async toPaymentLogDtos(movements: readonly LedgerMovement[]): Promise<PaymentLogDto[]> {
    const [owners, packages] = await Promise.all([
      this.accountsService.findAccountsById(movements.map(({ accountId }) => accountId)),
      this.activePackageRepository.findPackageNames(
        movements.map(({ activePackageId }) => activePackageId),
      ),
    ]);
    return movements.map((movement) => {
      const owner = owners.get(movement.accountId);
      const created = movement.created.toISOString();
      return {
        id: movement.id,
        type: movement.type,
        accountId: movement.accountId,
        emailAccount: owner?.email ?? '',
        businessName: owner?.businessName ?? null,
        vatAccount: owner?.vat ?? null,
        ssnAccount: owner?.sSNCompany ?? null,
        description: describeMovement({
          ...movement,
          serviceType: movement.dossierServiceType,
        }),
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
