import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { DocumentRequestState } from '@pratiche/domain';
import { IsNull, Not, EntityManager } from 'typeorm';
import {
  getInsertedId,
  isDuplicateKeyError,
  OptimisticConflictError,
} from '../../../platform/database/index.js';
import { DocumentRequest } from './document-request.entity.js';

export type { DocumentRequest } from './document-request.entity.js';

/** Documents requested again. It does not depend on dossiers, so that every feature about documents can use it. */
@Injectable()
export class DocumentRequestRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listOpenRequests(dossierId: number): Promise<DocumentRequest[]> {
    return this.manager.find(DocumentRequest, {
      where: { dossierId, openItem: Not(IsNull()) },
      order: { id: 'ASC' },
    });
  }

  async countOpenRequests(dossierId: number): Promise<number> {
    return this.manager.countBy(DocumentRequest, { dossierId, openItem: Not(IsNull()) });
  }

  async findOpenRequestForItem(dossierId: number, itemId: number): Promise<DocumentRequest | null> {
    return this.manager.findOneBy(DocumentRequest, { dossierId, openItem: itemId });
  }

  async findRequest(dossierId: number, id: number): Promise<DocumentRequest | null> {
    return this.manager.findOneBy(DocumentRequest, { id, dossierId });
  }

  async insertRequest({
    dossierId,
    itemId,
    afterFileId,
    askedBy,
  }: Pick<DocumentRequest, 'dossierId' | 'itemId' | 'afterFileId' | 'askedBy'>): Promise<number> {
    const now = new Date();
    try {
      return getInsertedId(
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(DocumentRequest)
          .values({
            dossierId,
            itemId,
            state: 'open',
            openItem: itemId,
            afterFileId,
            asked: now,
            askedBy,
            touched: now,
            closed: null,
            closedBy: null,
          })
          .updateEntity(false)
          .execute(),
      );
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError(
            `Item ${itemId} of dossier ${dossierId} was requested meanwhile`,
          )
        : error;
    }
  }

  /** Locks an open request until the transaction ends. @returns whether it is still open */
  async lockOpenRequest(dossierId: number, itemId: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      DocumentRequest,
      { dossierId, openItem: itemId },
      { touched: new Date() },
    );
    return affected === 1;
  }

  /** @returns whether this call closed it; another may have been first */
  async closeRequest(
    id: number,
    state: Exclude<DocumentRequestState, 'open'>,
    closedBy: number,
  ): Promise<boolean> {
    const { affected } = await this.manager.update(
      DocumentRequest,
      { id, openItem: Not(IsNull()) },
      { state, openItem: null, closed: new Date(), closedBy },
    );
    return affected === 1;
  }
}
