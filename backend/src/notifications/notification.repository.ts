import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { NotificationEntity } from './notification.entity.js';

@Injectable()
export class NotificationRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertNotification(row: Omit<NotificationEntity, 'id'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(NotificationEntity)
      .values(row)
      .updateEntity(false)
      .execute();
  }

  /** Latest first. */
  listByAccount(accountId: number, limit?: number): Promise<NotificationEntity[]> {
    return this.manager.find(NotificationEntity, {
      where: { accountId },
      order: { id: 'DESC' },
      ...(limit === undefined ? {} : { take: limit }),
    });
  }

  /** Latest first, with the number of all. */
  listPageByAccount(
    accountId: number,
    page: { number: number; size: number },
  ): Promise<[NotificationEntity[], number]> {
    return this.manager.findAndCount(NotificationEntity, {
      where: { accountId },
      order: { id: 'DESC' },
      skip: (page.number - 1) * page.size,
      take: page.size,
    });
  }

  /** Reading twice keeps the first moment. @returns whether the account has the notification */
  async markAsRead(accountId: number, id: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      NotificationEntity,
      { id, accountId, read: IsNull() },
      { read: new Date() },
    );
    return affected !== 0 || this.manager.existsBy(NotificationEntity, { id, accountId });
  }

  async markAllAsRead(accountId: number, upTo: number): Promise<void> {
    await this.manager.update(
      NotificationEntity,
      { accountId, id: LessThanOrEqual(upTo), read: IsNull() },
      { read: new Date() },
    );
  }

  async deleteByAccount(accountId: number): Promise<void> {
    await this.manager.delete(NotificationEntity, { accountId });
  }

  async deleteCreatedBefore(moment: Date): Promise<void> {
    await this.manager.delete(NotificationEntity, { created: LessThan(moment) });
  }
}
