import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { otherSide, type MessageSide } from '@pratiche/domain';
import { In, MoreThan, EntityManager } from 'typeorm';
import { insertedId } from '../../platform/database/index.js';
import { DossierMessageRow } from './message.entity.js';
import { MessageThread } from './thread.entity.js';

export type { DossierMessageRow } from './message.entity.js';
export type { MessageThread } from './thread.entity.js';

/** Messages shown of a dossier; older ones stay in the table. */
const SHOWN = 500;

/** The rows of the threads. Writers take the thread's row first, so that counts and read marks stay true. */
@Injectable()
export class Threads {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async find(dossierId: number): Promise<MessageThread | null> {
    return this.manager.findOneBy(MessageThread, { dossierId });
  }

  /** Takes the thread for this transaction, making it when it is the first time. */
  async hold(dossierId: number): Promise<MessageThread> {
    const touched = new Date();
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(MessageThread)
      .values({
        dossierId,
        touched,
        openRequests: 0,
        fitterUnread: 0,
        fitterReadId: 0,
        fitterMailDue: null,
        fitterMailed: null,
        officeUnread: 0,
        officeReadId: 0,
        officeMailDue: null,
        officeMailed: null,
      })
      .orIgnore()
      .updateEntity(false)
      .execute();
    await this.update(dossierId, { touched });
    const row = await this.find(dossierId);
    if (row === null) throw new Error(`No thread of dossier ${dossierId}`);
    return row;
  }

  async update(dossierId: number, change: Partial<MessageThread>): Promise<void> {
    await this.manager.update(MessageThread, { dossierId }, change);
  }

  /** Oldest first. */
  async messages(dossierId: number): Promise<DossierMessageRow[]> {
    const rows = await this.manager.find(DossierMessageRow, {
      where: { dossierId },
      order: { id: 'DESC' },
      take: SHOWN,
    });
    return rows.reverse();
  }

  async findByKey(
    dossierId: number,
    authorId: number,
    idempotencyKey: string,
  ): Promise<DossierMessageRow | null> {
    return this.manager.findOneBy(DossierMessageRow, { dossierId, authorId, idempotencyKey });
  }

  async insert(row: Omit<DossierMessageRow, 'id'>): Promise<number> {
    return insertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(DossierMessageRow)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
  }

  /** What a side has not seen yet, oldest first. */
  async unseen(
    dossierId: number,
    side: MessageSide,
    afterId: number,
  ): Promise<DossierMessageRow[]> {
    return this.manager.find(DossierMessageRow, {
      where: { dossierId, side: otherSide(side), id: MoreThan(afterId) },
      order: { id: 'ASC' },
    });
  }

  async lastAuthor(dossierId: number, side: MessageSide): Promise<number | null> {
    const row = await this.manager.findOne(DossierMessageRow, {
      where: { dossierId, side },
      order: { id: 'DESC' },
    });
    return row?.authorId ?? null;
  }

  /** Last message id of a dossier; 0 for none. */
  async lastId(dossierId: number): Promise<number> {
    return (await this.manager.maximum(DossierMessageRow, 'id', { dossierId })) ?? 0;
  }

  /** Counts shown in lists, for the rows of a page. */
  async countsOf(dossierIds: readonly number[]): Promise<Map<number, MessageThread>> {
    const rows =
      dossierIds.length === 0
        ? []
        : await this.manager.findBy(MessageThread, { dossierId: In([...dossierIds]) });
    return new Map(rows.map((row) => [row.dossierId, row]));
  }

  /** Takes away what was written about a dossier; nothing waits to be read or sent any more. */
  async erase(dossierId: number): Promise<void> {
    await this.update(dossierId, {
      openRequests: 0,
      fitterUnread: 0,
      fitterMailDue: null,
      officeUnread: 0,
      officeMailDue: null,
    });
    await this.manager.delete(DossierMessageRow, { dossierId });
  }
}
