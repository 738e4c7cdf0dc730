import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  AccountDataContributor,
  AccountDataExport,
} from '../../accounts/account-data/account-data-contributor.types.js';
import { AccountDataRegistry } from '../../accounts/account-data/account-data.registry.js';
import { createJsonEntry } from '../../accounts/account-data/json-entry.util.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { PaymentLogsService } from './payment-logs.service.js';

/** Movements of credits of an account, copied for its owner; the ledger itself is never erased. */
@Injectable()
export class PaymentAccountDataContributor implements AccountDataContributor, OnModuleInit {
  readonly section = 'movimenti-crediti';

  constructor(
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly paymentLogsService: PaymentLogsService,
  ) {}

  onModuleInit(): void {
    this.accountDataRegistry.registerContributor(this);
  }

  async exportAccountData({ accountId, modified }: AccountDataExport): Promise<ZipEntry[]> {
    const batches = await Readable.from(
      this.paymentLogsService.streamByAccount(accountId),
    ).toArray();
    return [createJsonEntry('movimenti-crediti.json', modified, batches.flat())];
  }
}
