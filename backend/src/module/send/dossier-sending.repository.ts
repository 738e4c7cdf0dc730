import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { IdempotencyKeyRepository, type KeyedRequest } from '../../platform/idempotency/index.js';
import { DossierSending } from '../entities/dossier-sending.entity.js';

/** The sendings of dossiers; rows are only ever added. */
@Injectable()
export class DossierSendingRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly idempotencyKeyRepository: IdempotencyKeyRepository,
  ) {}

  /** @returns whether the request sent the dossier before. @throws 422 for a key of another request */
  async claimSendingKey(
    callerId: number,
    dossierId: number,
    request: KeyedRequest,
  ): Promise<boolean> {
    await this.idempotencyKeyRepository.claimKey(callerId, request);
    return this.manager.existsBy(DossierSending, { dossierId, idempotencyKey: request.key });
  }

  async insertSending(row: Omit<DossierSending, 'id'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierSending)
      .values(row)
      .updateEntity(false)
      .execute();
  }
}
