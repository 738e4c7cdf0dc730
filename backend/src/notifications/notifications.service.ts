import { Injectable } from '@nestjs/common';
import { getNotificationGroup, getNotificationPath } from '@pratiche/domain';
import { notFound } from '../platform/http/index.js';
import type { NotificationEntity } from './notification.entity.js';
import { NotificationRepository } from './notification.repository.js';
import type { NotificationDto } from './dto/notification.dto.js';

/** How many the bell shows; older ones are in the history. */
const MAX_LATEST = 50;

export type NewNotification = Pick<
  NotificationEntity,
  'accountId' | 'kind' | 'title' | 'text' | 'dossierId'
>;

@Injectable()
export class NotificationsService {
  constructor(private readonly notificationRepository: NotificationRepository) {}

  /** @param due when its owner sees it; at once where it is left out */
  async createNotification(notification: NewNotification, due = new Date()): Promise<void> {
    await this.notificationRepository.insertNotification({
      ...notification,
      created: due,
      read: null,
    });
  }

  /** A notification that waits is shown now, so that it is listed before those that follow. */
  async releasePending(accountId: number, dossierId: number, now = new Date()): Promise<void> {
    await this.notificationRepository.releasePending(accountId, dossierId, now);
  }

  /** What waits was taken back: it never reaches its owner. */
  async withdrawPending(accountId: number, dossierId: number, now = new Date()): Promise<void> {
    await this.notificationRepository.deletePending(accountId, dossierId, now);
  }

  /** What the bell shows, latest first. */
  async listLatestByAccount(accountId: number): Promise<NotificationDto[]> {
    return (await this.notificationRepository.listByAccount(accountId, MAX_LATEST)).map(
      toNotificationDto,
    );
  }

  /** What the bell shows before it is opened: as many unread lines as its list has, of no more notifications. */
  async summarizeByAccount(accountId: number): Promise<{ latestAt: Date | null; unread: number }> {
    const { latestAt, unread } = await this.notificationRepository.summarizeByAccount(
      accountId,
      MAX_LATEST,
    );
    const groups = unread.map(({ id, created, dossierId }) =>
      getNotificationGroup({ id, created: created.toISOString(), moduleId: dossierId }),
    );
    return { latestAt, unread: new Set(groups).size };
  }

  /** Returns all notifications, latest first. */
  async listByAccount(accountId: number): Promise<NotificationDto[]> {
    return (await this.notificationRepository.listByAccount(accountId)).map(toNotificationDto);
  }

  /** All of them by pages, latest first. */
  async listPageByAccount(
    accountId: number,
    page: { number: number; size: number },
  ): Promise<{ rows: NotificationDto[]; total: number }> {
    const [rows, total] = await this.notificationRepository.listPageByAccount(accountId, page);
    return { rows: rows.map(toNotificationDto), total };
  }

  /** Reading twice keeps the first moment. @throws 404 for other people's */
  async markAsRead(accountId: number, id: number): Promise<void> {
    if (!(await this.notificationRepository.markAsRead(accountId, id)))
      throw notFound('La notifica richiesta non esiste.');
  }

  /** Everything up to one of them: what came since was not seen yet. */
  async markAllAsRead(accountId: number, upTo: number): Promise<void> {
    await this.notificationRepository.markAllAsRead(accountId, upTo);
  }

  /** Deletes all notifications of an account when it is erased. */
  async deleteByAccount(accountId: number): Promise<void> {
    await this.notificationRepository.deleteByAccount(accountId);
  }

  async deleteCreatedBefore(moment: Date): Promise<void> {
    await this.notificationRepository.deleteCreatedBefore(moment);
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
}: NotificationEntity): NotificationDto => ({
  id,
  kind,
  title,
  text,
  created: created.toISOString(),
  read: read !== null,
  moduleId: dossierId,
  path: getNotificationPath(kind, dossierId, accountId),
});
