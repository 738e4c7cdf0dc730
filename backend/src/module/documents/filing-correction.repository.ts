import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import {
  getInsertedId,
  isDuplicateKeyError,
  OptimisticConflictError,
} from '../../platform/database/index.js';
import { FilingCorrection } from './filing-correction.entity.js';

export type { FilingCorrection } from './filing-correction.entity.js';

/** The CPIDs that others took the place of. */
@Injectable()
export class FilingCorrectionRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertCorrection(correction: Omit<FilingCorrection, 'id'>): Promise<FilingCorrection> {
    try {
      const result = await this.manager
        .createQueryBuilder()
        .insert()
        .into(FilingCorrection)
        .values(correction)
        .updateEntity(false)
        .execute();
      return { ...correction, id: getInsertedId(result) };
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError(`Another correction holds the CPID ${correction.formerCpid}`)
        : error;
    }
  }

  /** Oldest first. */
  async listByDossier(dossierId: number): Promise<FilingCorrection[]> {
    return this.manager.find(FilingCorrection, { where: { dossierId }, order: { id: 'ASC' } });
  }

  /** Those of several dossiers, oldest first; dossiers without any are left out. */
  async groupByDossier(dossierIds: readonly number[]): Promise<Map<number, FilingCorrection[]>> {
    if (dossierIds.length === 0) return new Map();
    const rows = await this.manager.find(FilingCorrection, {
      where: { dossierId: In([...dossierIds]) },
      order: { id: 'ASC' },
    });
    return Map.groupBy(rows, ({ dossierId }) => dossierId);
  }

  /** The corrected declaration that had a CPID and keeps it. */
  async findHolder(cpid: string): Promise<FilingCorrection | null> {
    return this.manager.findOneBy(FilingCorrection, { heldCpid: cpid });
  }
}
