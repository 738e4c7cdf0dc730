import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { DossierPostponement } from '../entities/dossier-postponement.entity.js';

export type PostponementEnd = Pick<DossierPostponement, 'ending' | 'endedBy'>;

/** Until when dossiers were put off, why, and how that ended. */
@Injectable()
export class DossierPostponementRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertPostponement(
    postponement: Omit<DossierPostponement, 'id' | 'ended' | 'ending' | 'endedBy'>,
  ): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierPostponement)
      .values(postponement)
      .updateEntity(false)
      .execute();
  }

  /** Ends what the dossier waits for: also the days that a later one has taken the place of. */
  async endPostponements(dossierId: number, end: PostponementEnd): Promise<void> {
    await this.manager.update(
      DossierPostponement,
      { dossierId, ended: IsNull() },
      { ...end, ended: new Date() },
    );
  }

  /** Oldest first. */
  async listPostponements(dossierId: number): Promise<DossierPostponement[]> {
    return this.manager.find(DossierPostponement, { where: { dossierId }, order: { id: 'ASC' } });
  }
}
