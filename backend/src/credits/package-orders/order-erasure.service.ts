import { Injectable } from '@nestjs/common';
import { PackageOrderRepository } from './package-order.repository.js';

/** Takes receipts and reasons out of orders; amounts and days stay with the ledger. */
@Injectable()
export class OrderErasureService {
  constructor(private readonly packageOrderRepository: PackageOrderRepository) {}

  /** In the caller's transaction. @returns the storage keys of the receipts, whose bytes go after it */
  async eraseOrders(ids: readonly number[]): Promise<readonly string[]> {
    const storageKeys: string[] = [];
    for (const id of ids) {
      const order = await this.packageOrderRepository.findOrder(id);
      await this.packageOrderRepository.anonymiseOrder(id);
      if (order?.storageKey) storageKeys.push(order.storageKey);
    }
    return storageKeys;
  }
}
