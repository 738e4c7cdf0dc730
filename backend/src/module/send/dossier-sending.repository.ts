import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { DossierSending } from '../entities/dossier-sending.entity.js';

/** The sendings of dossiers; rows are only ever added. */
@Injectable()
export class DossierSendingRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async existsWithKey(dossierId: number, idempotencyKey: string): Promise<boolean> {
    return this.manager.existsBy(DossierSending, { dossierId, idempotencyKey });
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
