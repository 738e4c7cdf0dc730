import type { Notification } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { notFound } from '../platform/http/index.js';
import { NotificationRow } from './notification.entity.js';

/** How many the bell shows. */
const SHOWN = 100;

@Injectable()
export class NotificationsService {
  constructor(private readonly dataSource: DataSource) {}

  async add(manager: EntityManager, notification: Pick<NotificationRow, 'accountId' | 'title' | 'text' | 'dossierId'>): Promise<void> {
    await manager.createQueryBuilder().insert().into(NotificationRow)
      .values({ ...notification, created: new Date(), read: null }).updateEntity(false).execute();
  }

  /** Latest first. */
  async of(accountId: number): Promise<Notification[]> {
    const rows = await this.dataSource.manager.find(NotificationRow, { where: { accountId }, order: { id: 'DESC' }, take: SHOWN });
    return rows.map(({ id, title, text, created, read, dossierId }) =>
      ({ id, title, text, created: created.toISOString(), read: read !== null, moduleId: dossierId }));
  }

  /** Reading twice keeps the first moment. @throws 404 for other people's */
  async markAsRead(accountId: number, id: number): Promise<void> {
    const { manager } = this.dataSource;
    const { affected } = await manager.update(NotificationRow, { id, accountId, read: IsNull() }, { read: new Date() });
    if (affected === 0 && !(await manager.existsBy(NotificationRow, { id, accountId }))) throw notFound('La notifica richiesta non esiste.');
  }
}
