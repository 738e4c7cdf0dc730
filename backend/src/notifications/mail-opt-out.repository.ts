import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { MailOptOut } from './mail-opt-out.entity.js';

@Injectable()
export class MailOptOutRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listKindsByAccount(accountId: number): Promise<NotificationKind[]> {
    return (await this.manager.findBy(MailOptOut, { accountId })).map(({ kind }) => kind);
  }

  optOutExists(accountId: number, kind: NotificationKind): Promise<boolean> {
    return this.manager.existsBy(MailOptOut, { accountId, kind });
  }

  /** Inserting twice changes nothing. */
  async insertOptOut(accountId: number, kind: NotificationKind): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(MailOptOut)
      .values({ accountId, kind, created: new Date() })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  async deleteOptOut(accountId: number, kind: NotificationKind): Promise<void> {
    await this.manager.delete(MailOptOut, { accountId, kind });
  }
}
