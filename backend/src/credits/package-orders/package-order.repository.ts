import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { type OrderStatus, NEW_ORDER_STATUS, ORDER_STATUS_CODES } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import {
  cappedCount,
  getInsertedId,
  isDuplicateKeyError,
  OptimisticConflictError,
  type CappedCount,
} from '../../platform/database/index.js';
import { PackageOrder } from './package-order.entity.js';

const NO_RECEIPT = {
  fileName: null,
  contentType: null,
  size: null,
  sha256: null,
  storageKey: null,
};

export type OrderDecision = Partial<
  Pick<PackageOrder, 'decidedBy' | 'decisionReason' | 'activePackageId'>
>;

/** Rows of orders of packages. */
@Injectable()
export class PackageOrderRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  findOrder(id: number): Promise<PackageOrder | null> {
    return this.manager.findOneBy(PackageOrder, { id });
  }

  findOrderByKey(orderedBy: number, idempotencyKey: string): Promise<PackageOrder | null> {
    return this.manager.findOneBy(PackageOrder, { orderedBy, idempotencyKey });
  }

  findOpenOrder(accountId: number, rechargePackageId: number): Promise<PackageOrder | null> {
    return this.manager.findOneBy(PackageOrder, { accountId, openPackageId: rechargePackageId });
  }

  findOrderByStorageKey(storageKey: string): Promise<PackageOrder | null> {
    return this.manager.findOneBy(PackageOrder, { storageKey });
  }

  /** Latest first. */
  listOrdersByAccount(accountId: number, count?: number): Promise<PackageOrder[]> {
    return this.manager.find(PackageOrder, {
      where: { accountId },
      order: { id: 'DESC' },
      ...(count === undefined ? {} : { take: count }),
    });
  }

  /** Of the company, and what a buyer ordered for one. */
  listOrdersOfPerson(accountId: number): Promise<PackageOrder[]> {
    return this.manager.find(PackageOrder, {
      where: [{ accountId }, { orderedBy: accountId }],
      order: { id: 'DESC' },
    });
  }

  countOrders(status: OrderStatus): Promise<number> {
    return this.manager.countBy(PackageOrder, { status });
  }

  /** Each status is counted in its part of the index, all of them by one statement. */
  async countOrdersByStatus(): Promise<Record<OrderStatus, number>> {
    const counts = ORDER_STATUS_CODES.map(
      (status) => `(SELECT COUNT(*) FROM package_orders WHERE status = ?) AS ${status}`,
    );
    const [row] = await this.manager.query<Record<OrderStatus, number | string>[]>(
      `SELECT ${counts.join(', ')}`,
      [...ORDER_STATUS_CODES],
    );
    return Object.fromEntries(
      ORDER_STATUS_CODES.map((status) => [status, Number(row?.[status] ?? 0)]),
    ) as Record<OrderStatus, number>;
  }

  /** Open ones the longest waiting first, others latest first. */
  async listOrderPage(
    status: OrderStatus | undefined,
    page: { number: number; size: number },
  ): Promise<CappedCount & { rows: PackageOrder[] }> {
    const query = this.manager.createQueryBuilder(PackageOrder, 'ordered').where('1 = 1');
    if (status !== undefined) query.andWhere('ordered.status = :status', { status });
    const [rows, counted] = await Promise.all([
      query
        .clone()
        .orderBy('ordered.id', status === NEW_ORDER_STATUS ? 'ASC' : 'DESC')
        .offset((page.number - 1) * page.size)
        .limit(page.size)
        .getMany(),
      cappedCount(query, 'ordered.id'),
    ]);
    return { rows, ...counted };
  }

  /** @throws OptimisticConflictError when another open order of the package commits first */
  async insertOrder(row: Omit<PackageOrder, 'id'>): Promise<number> {
    try {
      return getInsertedId(
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(PackageOrder)
          .values(row)
          .updateEntity(false)
          .execute(),
      );
    } catch (error) {
      if (isDuplicateKeyError(error)) throw new OptimisticConflictError('The order exists');
      throw error;
    }
  }

  /**
   * Ends an order that is still as it was read: of two at once the statement lets one pass.
   * @returns whether it did
   */
  async endOrder(
    { id, status: before }: Pick<PackageOrder, 'id' | 'status'>,
    status: OrderStatus,
    decision: OrderDecision,
  ): Promise<boolean> {
    const { affected } = await this.manager.update(
      PackageOrder,
      { id, status: before },
      { ...decision, status, openPackageId: null, decided: new Date() },
    );
    return affected === 1;
  }

  async setActivePackage(id: number, activePackageId: number): Promise<void> {
    await this.manager.update(PackageOrder, { id }, { activePackageId });
  }

  /** @returns whether the receipt was still there */
  async removeReceipt(id: number, storageKey: string): Promise<boolean> {
    const { affected } = await this.manager.update(PackageOrder, { id, storageKey }, NO_RECEIPT);
    return affected === 1;
  }

  /** Takes out of an order what names people; amounts and days stay with the ledger. */
  async anonymiseOrder(id: number): Promise<void> {
    await this.manager.update(
      PackageOrder,
      { id },
      { ...NO_RECEIPT, reason: '', decisionReason: null },
    );
  }
}
