import { Injectable } from '@nestjs/common';
import type { RequestState } from '@pratiche/domain';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { insertedId, isDuplicate, StaleRead } from '../../platform/database/index.js';
import { DocumentRequest } from './request.entity.js';

export type { DocumentRequest } from './request.entity.js';

/** Documents asked for again. Knows nothing of dossiers, so that everything that touches documents can ask it. */
@Injectable()
export class DocumentRequests {
  constructor(private readonly dataSource: DataSource) {}

  async openOf(
    dossierId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<DocumentRequest[]> {
    return manager.find(DocumentRequest, {
      where: { dossierId, openItem: Not(IsNull()) },
      order: { id: 'ASC' },
    });
  }

  async countOpen(manager: EntityManager, dossierId: number): Promise<number> {
    return manager.countBy(DocumentRequest, { dossierId, openItem: Not(IsNull()) });
  }

  async openFor(
    dossierId: number,
    itemId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<DocumentRequest | null> {
    return manager.findOneBy(DocumentRequest, { dossierId, openItem: itemId });
  }

  async find(
    manager: EntityManager,
    dossierId: number,
    id: number,
  ): Promise<DocumentRequest | null> {
    return manager.findOneBy(DocumentRequest, { id, dossierId });
  }

  async ask(
    manager: EntityManager,
    {
      dossierId,
      itemId,
      afterFileId,
      askedBy,
    }: Pick<DocumentRequest, 'dossierId' | 'itemId' | 'afterFileId' | 'askedBy'>,
  ): Promise<number> {
    const now = new Date();
    try {
      return insertedId(
        await manager
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
      throw isDuplicate(error)
        ? new StaleRead(`Item ${itemId} of dossier ${dossierId} was asked for meanwhile`)
        : error;
    }
  }

  /** Locks an open request until the transaction ends; says whether it is still open. */
  async hold(manager: EntityManager, dossierId: number, itemId: number): Promise<boolean> {
    const { affected } = await manager.update(
      DocumentRequest,
      { dossierId, openItem: itemId },
      { touched: new Date() },
    );
    return affected === 1;
  }

  /** Says whether this call closed it: another may have been quicker. */
  async close(
    manager: EntityManager,
    id: number,
    state: Exclude<RequestState, 'open'>,
    closedBy: number,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      DocumentRequest,
      { id, openItem: Not(IsNull()) },
      { state, openItem: null, closed: new Date(), closedBy },
    );
    return affected === 1;
  }
}
