import { InjectTransaction } from '@nestjs-cls/transactional';
import type { Notification } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { getNotificationPath } from '@pratiche/domain';
import { IsNull, LessThan, LessThanOrEqual, EntityManager } from 'typeorm';
import { notFound } from '../platform/http/index.js';
import { NotificationEntity } from './notification.entity.js';

/** How many the bell shows; older ones are in the history. */
const MAX_LATEST = 50;

export type NewNotification = Pick<
  NotificationEntity,
  'accountId' | 'kind' | 'title' | 'text' | 'dossierId'
>;

/** What stands behind the bell of an account. */
@Injectable()
export class NotificationsService {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async createNotification(notification: NewNotification): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(NotificationEntity)
      .values({ ...notification, created: new Date(), read: null })
      .updateEntity(false)
      .execute();
  }

  /** What the bell shows, latest first. */
  async listLatestByAccount(accountId: number): Promise<Notification[]> {
    return (
      await this.manager.find(NotificationEntity, {
        where: { accountId },
        order: { id: 'DESC' },
        take: MAX_LATEST,
      })
    ).map(toNotificationDto);
  }

  /** Every one, latest first. */
  async listByAccount(accountId: number): Promise<Notification[]> {
    return (
      await this.manager.find(NotificationEntity, {
        where: { accountId },
        order: { id: 'DESC' },
      })
    ).map(toNotificationDto);
  }

  /** All of them by pages, latest first. */
  async listPageByAccount(
    accountId: number,
    page: { number: number; size: number },
  ): Promise<{ rows: Notification[]; total: number }> {
    const [rows, total] = await this.manager.findAndCount(NotificationEntity, {
      where: { accountId },
      order: { id: 'DESC' },
      skip: (page.number - 1) * page.size,
      take: page.size,
    });
    return { rows: rows.map(toNotificationDto), total };
  }

  /** Reading twice keeps the first moment. @throws 404 for other people's */
  async markAsRead(accountId: number, id: number): Promise<void> {
    const { affected } = await this.manager.update(
      NotificationEntity,
      { id, accountId, read: IsNull() },
      { read: new Date() },
    );
    if (affected === 0 && !(await this.manager.existsBy(NotificationEntity, { id, accountId })))
      throw notFound('La notifica richiesta non esiste.');
  }

  /** Everything up to one of them: what came since was not seen yet. */
  async markAllAsRead(accountId: number, upTo: number): Promise<void> {
    await this.manager.update(
      NotificationEntity,
      { accountId, id: LessThanOrEqual(upTo), read: IsNull() },
      { read: new Date() },
    );
  }

  /** Everything told to an account, for when it is erased. */
  async deleteByAccount(accountId: number): Promise<void> {
    await this.manager.delete(NotificationEntity, { accountId });
  }

  async deleteCreatedBefore(moment: Date): Promise<void> {
    await this.manager.delete(NotificationEntity, { created: LessThan(moment) });
  }
}

const toNotificationDto = ({
  id,
  accountId,
  kind,
  title,
  text,
  created,
  read,
  dossierId,
}: NotificationEntity): Notification => ({
  id,
  kind,
  title,
  text,
  created: created.toISOString(),
  read: read !== null,
  moduleId: dossierId,
  path: getNotificationPath(kind, dossierId, accountId),
});
