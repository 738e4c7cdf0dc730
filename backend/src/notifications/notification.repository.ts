import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { NotificationEntity } from './notification.entity.js';

/** What tells how many lines of the bell are unread. */
export type UnreadNotification = Pick<NotificationEntity, 'id' | 'created' | 'dossierId'>;

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

  /** Those of a dossier that wait for their moment become visible. */
  async releasePending(accountId: number, dossierId: number, now: Date): Promise<void> {
    await this.manager.update(
      NotificationEntity,
      { accountId, dossierId, created: MoreThan(now) },
      { created: now },
    );
  }

  async deletePending(accountId: number, dossierId: number, now: Date): Promise<void> {
    await this.manager.delete(NotificationEntity, { accountId, dossierId, created: MoreThan(now) });
  }

  /** Latest first. */
  listByAccount(accountId: number, limit?: number): Promise<NotificationEntity[]> {
    return this.manager.find(NotificationEntity, {
      where: visibleTo(accountId),
      order: { id: 'DESC' },
      ...(limit === undefined ? {} : { take: limit }),
    });
  }

  /** When the latest came, and at most `maxUnread` of the unread ones. */
  async summarizeByAccount(
    accountId: number,
    maxUnread: number,
  ): Promise<{ latestAt: Date | null; unread: UnreadNotification[] }> {
    const rows = await this.manager
      .createQueryBuilder(NotificationEntity, 'latest')
      // Found in the index alone, before the few of them are read.
      .leftJoin(
        (found) =>
          found
            .select('one.id', 'id')
            .from(NotificationEntity, 'one')
            .where('one.accountId = :accountId AND one.read IS NULL AND one.created <= :now')
            .limit(maxUnread),
        'found',
        '1 = 1',
      )
      .leftJoinAndMapMany('latest.unread', NotificationEntity, 'unread', 'unread.id = found.id')
      .select(['latest.id', 'latest.created', 'unread.id', 'unread.created', 'unread.dossierId'])
      .where((query) => {
        const newest = query
          .subQuery()
          .select('newest.id')
          .from(NotificationEntity, 'newest')
          .where('newest.accountId = :accountId AND newest.created <= :now')
          .orderBy('newest.created', 'DESC')
          .limit(1);
        return `latest.id = ${newest.getQuery()}`;
      })
      .setParameters({ accountId, now: new Date() })
      .getMany();
    const [latest] = rows as (NotificationEntity & { unread: UnreadNotification[] })[];
    return { latestAt: latest?.created ?? null, unread: latest?.unread ?? [] };
  }

  /** Latest first, with the number of all. */
  listPageByAccount(
    accountId: number,
    page: { number: number; size: number },
  ): Promise<[NotificationEntity[], number]> {
    return this.manager.findAndCount(NotificationEntity, {
      where: visibleTo(accountId),
      order: { id: 'DESC' },
      skip: (page.number - 1) * page.size,
      take: page.size,
    });
  }

  /** Reading twice keeps the first moment. @returns whether the account has the notification */
  async markAsRead(accountId: number, id: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      NotificationEntity,
      { id, ...visibleTo(accountId), read: IsNull() },
      { read: new Date() },
    );
    return (
      affected !== 0 || this.manager.existsBy(NotificationEntity, { id, ...visibleTo(accountId) })
    );
  }

  async markAllAsRead(accountId: number, upTo: number): Promise<void> {
    await this.manager.update(
      NotificationEntity,
      { ...visibleTo(accountId), id: LessThanOrEqual(upTo), read: IsNull() },
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

/** What waits until it can no longer be taken back is not there yet. */
const visibleTo = (accountId: number) => ({ accountId, created: LessThanOrEqual(new Date()) });
