import { Injectable } from '@nestjs/common';
import { type OrderStatus, rankMatchingOrders, type MatchedOrder } from '@pratiche/domain';
import { AccountsService, type Account } from '../../accounts/accounts.service.js';
import type { CappedCount } from '../../platform/database/index.js';
import type { PackageOrder } from './package-order.entity.js';
import { toPackageOrderDto } from './package-order.mapper.js';
import { PackageOrderRepository } from './package-order.repository.js';
import type { OfficeOrderDto } from './dto/package-order.dto.js';

/** A text is held against so many orders: far more than ever wait, and the latest of those that do not. */
const SEARCHED_ORDERS = 2_000;

type Page = { number: number; size: number };
export type NamedOrder = PackageOrder & {
  amountCents: number;
  businessName: string | null;
  email: string;
  decidedByName: string | null;
};

/** The list of transfers of the back office, and the search that finds the one of a bank statement. */
@Injectable()
export class OrderSearchService {
  constructor(
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly accountsService: AccountsService,
  ) {}

  async listPage(
    { status, search }: { status?: OrderStatus | undefined; search?: string | undefined },
    page: Page,
  ): Promise<CappedCount & { rows: OfficeOrderDto[] }> {
    if (search !== undefined && search !== '') return this.searchPage(status, search, page);
    const { rows, ...counted } = await this.packageOrderRepository.listOrderPage(status, page);
    const named = await this.addNames(rows);
    return {
      rows: named.map((order) => toOfficeOrderDto({ order, matches: [], hasOtherAmount: false })),
      ...counted,
    };
  }

  /** The orders of a status, at most those that a search reads, as a statement is held against them. */
  async listNamedOrders(status: OrderStatus): Promise<NamedOrder[]> {
    const { rows } = await this.packageOrderRepository.listOrderPage(status, {
      number: 1,
      size: SEARCHED_ORDERS,
    });
    return this.addNames(rows);
  }

  private async searchPage(
    status: OrderStatus | undefined,
    search: string,
    { number, size }: Page,
  ): Promise<CappedCount & { rows: OfficeOrderDto[] }> {
    const { rows } = await this.packageOrderRepository.listOrderPage(status, {
      number: 1,
      size: SEARCHED_ORDERS,
    });
    const found = rankMatchingOrders(await this.addNames(rows), search);
    return {
      rows: found.slice((number - 1) * size, number * size).map(toOfficeOrderDto),
      total: found.length,
      isMore: false,
    };
  }

  private async addNames(rows: readonly PackageOrder[]): Promise<NamedOrder[]> {
    const accounts = await this.accountsService.findAccountsById(
      rows.flatMap(({ accountId, orderedBy, decidedBy }) => [
        accountId,
        orderedBy,
        ...(decidedBy === null ? [] : [decidedBy]),
      ]),
    );
    return rows.map((row) => ({
      ...row,
      amountCents: row.amount,
      businessName: accounts.get(row.accountId)?.businessName ?? null,
      email: accounts.get(row.orderedBy)?.email ?? '',
      decidedByName: row.decidedBy === null ? null : formatName(accounts.get(row.decidedBy)),
    }));
  }
}

const formatName = (account: Account | undefined): string | null => {
  const name = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  return name === '' ? (account?.email ?? null) : name;
};

const toOfficeOrderDto = ({
  order,
  matches,
  hasOtherAmount,
}: MatchedOrder<NamedOrder>): OfficeOrderDto => ({
  ...toPackageOrderDto(order),
  businessName: order.businessName,
  email: order.email,
  decidedByName: order.decidedByName,
  matches: [...matches],
  hasOtherAmount,
});
