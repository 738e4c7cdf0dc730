import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  AccountDataContributor,
  AccountDataExport,
} from '../accounts/account-data/account-data-contributor.types.js';
import { AccountDataRegistry } from '../accounts/account-data/account-data.registry.js';
import { createJsonEntry } from '../accounts/account-data/json-entry.util.js';
import type { ZipEntry } from '../platform/zip/zip.types.js';
import { NotificationsService } from './notifications.service.js';

/** Older ones are swept. */
const MAX_NOTIFICATIONS = 5_000;

/** Notifications of an account: copied for its owner, erased with it. */
@Injectable()
export class NotificationAccountDataContributor implements AccountDataContributor, OnModuleInit {
  readonly section = 'notifiche';

  constructor(
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly notificationsService: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.accountDataRegistry.registerContributor(this);
  }

  async exportAccountData({ accountId, modified }: AccountDataExport): Promise<ZipEntry[]> {
    const { rows } = await this.notificationsService.listPageByAccount(accountId, {
      number: 1,
      size: MAX_NOTIFICATIONS,
    });
    return [createJsonEntry('notifiche.json', modified, rows)];
  }

  async eraseAccountData(accountId: number): Promise<readonly string[]> {
    await this.notificationsService.deleteByAccount(accountId);
    return [];
  }
}
