import { InjectTransaction } from '@nestjs-cls/transactional';
import type { Notification } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { notificationPath } from '@pratiche/domain';
import { IsNull, LessThan, LessThanOrEqual, EntityManager } from 'typeorm';
import { notFound } from '../platform/http/index.js';
import { NotificationRow } from './notification.entity.js';

/** How many the bell shows; older ones are in the history. */
const SHOWN = 50;

export type NewNotification = Pick<
  NotificationRow,
  'accountId' | 'kind' | 'title' | 'text' | 'dossierId'
>;

/** What stands behind the bell of an account. */
@Injectable()
export class NotificationsService {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async add(notification: NewNotification): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(NotificationRow)
      .values({ ...notification, created: new Date(), read: null })
      .updateEntity(false)
      .execute();
  }

  /** What the bell shows, latest first. */
  async latest(accountId: number): Promise<Notification[]> {
    return (
      await this.manager.find(NotificationRow, {
        where: { accountId },
        order: { id: 'DESC' },
        take: SHOWN,
      })
    ).map(view);
  }

  /** Every one, latest first. */
  async of(accountId: number): Promise<Notification[]> {
    return (
      await this.manager.find(NotificationRow, {
        where: { accountId },
        order: { id: 'DESC' },
      })
    ).map(view);
  }

  /** All of them by pages, latest first. */
  async page(
    accountId: number,
    page: { number: number; size: number },
  ): Promise<{ rows: Notification[]; total: number }> {
    const [rows, total] = await this.manager.findAndCount(NotificationRow, {
      where: { accountId },
      order: { id: 'DESC' },
      skip: (page.number - 1) * page.size,
      take: page.size,
    });
    return { rows: rows.map(view), total };
  }

  /** Reading twice keeps the first moment. @throws 404 for other people's */
  async markAsRead(accountId: number, id: number): Promise<void> {
    const { affected } = await this.manager.update(
      NotificationRow,
      { id, accountId, read: IsNull() },
      { read: new Date() },
    );
    if (affected === 0 && !(await this.manager.existsBy(NotificationRow, { id, accountId })))
      throw notFound('La notifica richiesta non esiste.');
  }

  /** Everything up to one of them: what came since was not seen yet. */
  async markAllAsRead(accountId: number, upTo: number): Promise<void> {
    await this.manager.update(
      NotificationRow,
      { accountId, id: LessThanOrEqual(upTo), read: IsNull() },
      { read: new Date() },
    );
  }

  /** Everything told to an account, for when it is erased. */
  async forget(accountId: number): Promise<void> {
    await this.manager.delete(NotificationRow, { accountId });
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.manager.delete(NotificationRow, { created: LessThan(moment) });
  }
}

const view = ({
  id,
  accountId,
  kind,
  title,
  text,
  created,
  read,
  dossierId,
}: NotificationRow): Notification => ({
  id,
  kind,
  title,
  text,
  created: created.toISOString(),
  read: read !== null,
  moduleId: dossierId,
  path: notificationPath(kind, dossierId, accountId),
});
