import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { RETURNABLE_STATUS_CODES } from '@pratiche/domain';
import { EntityManager, LessThan } from 'typeorm';
import { placeholders, toSqlParameter } from '../../platform/database/index.js';
import { DossierCharge } from './dossier-charge.entity.js';

/** Moments of the last act on dossiers. */
@Injectable()
export class DossierChargeRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async saveAct(dossierId: number, accountId: number | null, acted: Date): Promise<void> {
    await this.manager.upsert(DossierCharge, { dossierId, accountId, acted }, ['dossierId']);
  }

  async findCharge(dossierId: number): Promise<DossierCharge | null> {
    return this.manager.findOneBy(DossierCharge, { dossierId });
  }

  /** Puts back how it was before the last act. @returns whether that was still the last one */
  async restoreCharge(
    dossierId: number,
    last: Date,
    before: Pick<DossierCharge, 'acted' | 'accountId'> | null,
  ): Promise<boolean> {
    const where = { dossierId, acted: last };
    const { affected } =
      before === null
        ? await this.manager.delete(DossierCharge, where)
        : await this.manager.update(DossierCharge, where, before);
    return affected === 1;
  }

  /** Dossiers, none of them postponed, whose operator has done nothing since, longest idle first, at most `limit`. */
  async listIdleIds(before: Date, limit: number): Promise<number[]> {
    const rows = await this.manager.query<{ id: number }[]>(
      `SELECT c.dossier_id AS id FROM dossier_charges c JOIN dossiers d ON d.id = c.dossier_id
       WHERE c.acted < ? AND d.operator_id IS NOT NULL AND d.deleted IS NULL AND d.postponed_until = ''
         AND d.status IN (${placeholders(RETURNABLE_STATUS_CODES)})
       ORDER BY c.acted LIMIT ?`,
      [toSqlParameter(before), ...RETURNABLE_STATUS_CODES, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns whether nothing was done since, and the row is gone */
  async deleteIdle(dossierId: number, before: Date): Promise<boolean> {
    const { affected } = await this.manager.delete(DossierCharge, {
      dossierId,
      acted: LessThan(before),
    });
    return affected === 1;
  }

  async deleteCharge(dossierId: number): Promise<void> {
    await this.manager.delete(DossierCharge, { dossierId });
  }
}
