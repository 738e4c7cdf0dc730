import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, Like } from 'typeorm';
import { DossierCreation } from '../entities/dossier-creation.entity.js';

/** Which dossier the request with a key has created. */
@Injectable()
export class DossierCreationRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async findCreation(accountId: number, idempotencyKey: string): Promise<DossierCreation | null> {
    return this.manager.findOneBy(DossierCreation, { accountId, idempotencyKey });
  }

  /** @throws a duplicate where the key was used before */
  async insertCreation(row: Omit<DossierCreation, 'id'>): Promise<void> {
    await this.manager.insert(DossierCreation, row);
  }

  async replaceCreatedDossier(id: number, dossierId: number): Promise<void> {
    await this.manager.update(DossierCreation, id, { dossierId });
  }

  /** Numbers of the dossiers whose keys begin so, in the order they were created. */
  async listDossierIdsByKeyPrefix(accountId: number, prefix: string): Promise<number[]> {
    const rows = await this.manager.find(DossierCreation, {
      where: { accountId, idempotencyKey: Like(`${prefix}%`) },
      order: { id: 'ASC' },
    });
    return rows.map(({ dossierId }) => dossierId);
  }
}
