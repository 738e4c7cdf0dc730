import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ORDER_STATUSES } from '@pratiche/domain';
import type {
  AccountDataContributor,
  AccountDataExport,
} from '../../accounts/account-data/account-data-contributor.types.js';
import { AccountDataRegistry } from '../../accounts/account-data/account-data.registry.js';
import { createJsonEntry } from '../../accounts/account-data/json-entry.util.js';
import { conflict } from '../../platform/http/index.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import type { PackageOrder } from './package-order.entity.js';
import { toPackageOrderDto } from './package-order.mapper.js';
import { PackageOrderRepository } from './package-order.repository.js';

/** Orders of an account: copied for its owner with their receipts; erased but for what the ledger rests on. */
@Injectable()
export class OrderAccountDataContributor implements AccountDataContributor, OnModuleInit {
  readonly section = 'bonifici';

  constructor(
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly packageOrderRepository: PackageOrderRepository,
  ) {}

  onModuleInit(): void {
    this.accountDataRegistry.registerContributor(this);
  }

  async exportAccountData({ accountId, modified }: AccountDataExport): Promise<ZipEntry[]> {
    const orders = await this.packageOrderRepository.listOrdersOfPerson(accountId);
    return [
      createJsonEntry('bonifici.json', modified, orders.map(toPackageOrderDto)),
      ...orders.flatMap(toReceiptEntries),
    ];
  }

  /** @throws 409 while a transfer waits, which may be money on its way */
  async eraseAccountData(accountId: number): Promise<readonly string[]> {
    const orders = await this.packageOrderRepository.listOrdersOfPerson(accountId);
    if (orders.some(({ status }) => ORDER_STATUSES[status].isOpen))
      throw conflict(
        'Un bonifico di questo account è in attesa di conferma: confermalo o rifiutalo prima di eliminare l’account.',
        'order-open',
      );
    for (const { id } of orders) await this.packageOrderRepository.anonymiseOrder(id);
    return orders.flatMap(({ storageKey }) => storageKey ?? []);
  }
}

const toReceiptEntries = ({ id, fileName, storageKey, size, created }: PackageOrder): ZipEntry[] =>
  storageKey === null
    ? []
    : [
        {
          name: `ricevute/${id} ${fileName ?? 'ricevuta'}`,
          modified: created,
          content: { storageKey, size: size ?? 0 },
        },
      ];
