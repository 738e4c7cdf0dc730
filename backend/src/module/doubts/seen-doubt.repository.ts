import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { SeenDoubt } from './seen-doubt.entity.js';

/** Which doubts of a dossier operators have looked at. */
@Injectable()
export class SeenDoubtRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listByDossier(dossierId: number): Promise<SeenDoubt[]> {
    return this.manager.find(SeenDoubt, { where: { dossierId }, order: { id: 'ASC' } });
  }

  async deleteMark(dossierId: number, fingerprint: string): Promise<void> {
    await this.manager.delete(SeenDoubt, { dossierId, fingerprint });
  }

  /** The first mark of a doubt stays; the dossier is locked. */
  async insertMark(mark: Omit<SeenDoubt, 'id' | 'at'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(SeenDoubt)
      .values({ ...mark, at: new Date() })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }
}
