import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { getOtherMessageSide, type MessageSide } from '@pratiche/domain';
import { In, MoreThan, EntityManager } from 'typeorm';
import {
  IdempotencyKeyRepository,
  type KeyedRequest,
} from '../../../platform/idempotency/index.js';
import { getInsertedId } from '../../../platform/database/index.js';
import { DossierMessageEntity } from './dossier-message.entity.js';
import { MessageThread } from './message-thread.entity.js';

export type { DossierMessageEntity } from './dossier-message.entity.js';
export type { MessageThread } from './message-thread.entity.js';

/** Messages returned for a dossier; older ones stay in the table. */
const MAX_SHOWN_MESSAGES = 500;

/** Threads and messages. Writers lock the thread first, so that counts and read marks stay true. */
@Injectable()
export class MessageThreadRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly idempotencyKeyRepository: IdempotencyKeyRepository,
  ) {}

  async findThread(dossierId: number): Promise<MessageThread | null> {
    return this.manager.findOneBy(MessageThread, { dossierId });
  }

  /** Locks the thread until the transaction ends; the first call creates it. */
  async lockThread(dossierId: number): Promise<MessageThread> {
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
    await this.updateThread(dossierId, { touched });
    const row = await this.findThread(dossierId);
    if (row === null) throw new Error(`No thread of dossier ${dossierId}`);
    return row;
  }

  async updateThread(dossierId: number, change: Partial<MessageThread>): Promise<void> {
    await this.manager.update(MessageThread, { dossierId }, change);
  }

  /** Oldest first. */
  async listMessages(dossierId: number): Promise<DossierMessageEntity[]> {
    const rows = await this.manager.find(DossierMessageEntity, {
      where: { dossierId },
      order: { id: 'DESC' },
      take: MAX_SHOWN_MESSAGES,
    });
    return rows.reverse();
  }

  /** @returns the message that the request wrote before. @throws 422 for a key of another request */
  async claimMessageKey(
    dossierId: number,
    authorId: number,
    request: KeyedRequest,
  ): Promise<DossierMessageEntity | null> {
    await this.idempotencyKeyRepository.claimKey(authorId, request);
    return this.manager.findOneBy(DossierMessageEntity, {
      dossierId,
      authorId,
      idempotencyKey: request.key,
    });
  }

  async insertMessage(row: Omit<DossierMessageEntity, 'id'>): Promise<number> {
    return getInsertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(DossierMessageEntity)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
  }

  /** The messages a side has not read, oldest first. */
  async listUnseenMessages(
    dossierId: number,
    side: MessageSide,
    afterId: number,
  ): Promise<DossierMessageEntity[]> {
    return this.manager.find(DossierMessageEntity, {
      where: { dossierId, side: getOtherMessageSide(side), id: MoreThan(afterId) },
      order: { id: 'ASC' },
    });
  }

  async findLastAuthorId(dossierId: number, side: MessageSide): Promise<number | null> {
    const row = await this.manager.findOne(DossierMessageEntity, {
      where: { dossierId, side },
      order: { id: 'DESC' },
    });
    return row?.authorId ?? null;
  }

  /** Last message id of a dossier; 0 for none. */
  async findLastMessageId(dossierId: number): Promise<number> {
    return (await this.manager.maximum(DossierMessageEntity, 'id', { dossierId })) ?? 0;
  }

  /** The threads of a page of dossiers, by dossier. */
  async findThreadsByDossiers(dossierIds: readonly number[]): Promise<Map<number, MessageThread>> {
    const rows =
      dossierIds.length === 0
        ? []
        : await this.manager.findBy(MessageThread, { dossierId: In([...dossierIds]) });
    return new Map(rows.map((row) => [row.dossierId, row]));
  }

  /** Deletes the messages of a dossier, and resets its counts and waiting e-mails. */
  async eraseThread(dossierId: number): Promise<void> {
    await this.updateThread(dossierId, {
      openRequests: 0,
      fitterUnread: 0,
      fitterMailDue: null,
      officeUnread: 0,
      officeMailDue: null,
    });
    await this.manager.delete(DossierMessageEntity, { dossierId });
  }
}
