import type { Notification } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { notificationPath } from '@pratiche/domain';
import { DataSource, IsNull, LessThan, LessThanOrEqual, type EntityManager } from 'typeorm';
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
  constructor(private readonly dataSource: DataSource) {}

  async add(manager: EntityManager, notification: NewNotification): Promise<void> {
    await manager
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
      await this.dataSource.manager.find(NotificationRow, {
        where: { accountId },
        order: { id: 'DESC' },
        take: SHOWN,
      })
    ).map(view);
  }

  /** Every one, latest first. */
  async of(accountId: number): Promise<Notification[]> {
    return (
      await this.dataSource.manager.find(NotificationRow, {
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
    const [rows, total] = await this.dataSource.manager.findAndCount(NotificationRow, {
      where: { accountId },
      order: { id: 'DESC' },
      skip: (page.number - 1) * page.size,
      take: page.size,
    });
    return { rows: rows.map(view), total };
  }

  /** Reading twice keeps the first moment. @throws 404 for other people's */
  async markAsRead(accountId: number, id: number): Promise<void> {
    const { manager } = this.dataSource;
    const { affected } = await manager.update(
      NotificationRow,
      { id, accountId, read: IsNull() },
      { read: new Date() },
    );
    if (affected === 0 && !(await manager.existsBy(NotificationRow, { id, accountId })))
      throw notFound('La notifica richiesta non esiste.');
  }

  /** Everything up to one of them: what came since was not seen yet. */
  async markAllAsRead(accountId: number, upTo: number): Promise<void> {
    await this.dataSource.manager.update(
      NotificationRow,
      { accountId, id: LessThanOrEqual(upTo), read: IsNull() },
      { read: new Date() },
    );
  }

  /** Everything told to an account, for when it is erased. */
  async forget(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(NotificationRow, { accountId });
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.dataSource.manager.delete(NotificationRow, { created: LessThan(moment) });
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
