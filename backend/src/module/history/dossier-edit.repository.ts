import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, In, IsNull } from 'typeorm';
import { DossierEdit } from '../entities/dossier-edit.entity.js';

/** The edits of received dossiers by the back office. */
@Injectable()
export class DossierEditRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertEdit(edit: Omit<DossierEdit, 'id' | 'mailed'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierEdit)
      .values({ ...edit, mailed: null })
      .updateEntity(false)
      .execute();
  }

  /** Oldest first. */
  async listEdits(dossierId: number): Promise<DossierEdit[]> {
    return this.manager.find(DossierEdit, { where: { dossierId }, order: { id: 'ASC' } });
  }

  /** Edits that the owner was not mailed about yet, oldest first. */
  async listUnmailedEdits(dossierId: number): Promise<DossierEdit[]> {
    return this.manager.find(DossierEdit, {
      where: { dossierId, mailed: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** @returns how many had not been marked yet */
  async markAsMailed(ids: readonly number[], mailed: Date): Promise<number> {
    const { affected } = await this.manager.update(
      DossierEdit,
      { id: In([...ids]), mailed: IsNull() },
      { mailed },
    );
    return affected ?? 0;
  }
}
