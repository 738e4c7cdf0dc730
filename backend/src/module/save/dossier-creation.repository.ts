import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, Like } from 'typeorm';
import { IdempotencyKeyRepository, type KeyedRequest } from '../../platform/idempotency/index.js';
import { DossierCreation } from '../entities/dossier-creation.entity.js';

/** Which dossier the request with a key has created. */
@Injectable()
export class DossierCreationRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly idempotencyKeyRepository: IdempotencyKeyRepository,
  ) {}

  /** @returns what the request created before. @throws 422 for a key of another request */
  async claimCreationKey(
    accountId: number,
    request: KeyedRequest,
  ): Promise<DossierCreation | null> {
    await this.idempotencyKeyRepository.claimKey(accountId, request);
    return this.manager.findOneBy(DossierCreation, { accountId, idempotencyKey: request.key });
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
