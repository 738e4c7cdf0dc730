import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { fromHundredths, toHundredths, type EneaFiling, type EnergySaving } from '@pratiche/domain';
import { EntityManager, In } from 'typeorm';
import { isDuplicateKeyError, OptimisticConflictError } from '../../platform/database/index.js';
import { EnergySavingRow } from './energy-saving.entity.js';

/** The saving of a declaration, with the moment it was written. */
export interface FilingSaving extends EnergySaving {
  filing: EneaFiling;
  recorded: Date;
}

type NewSaving = Omit<FilingSaving, 'recorded'> & { dossierId: number; recordedBy: number };

/** The energy savings of declarations to ENEA. */
@Injectable()
export class EnergySavingRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listByDossier(dossierId: number): Promise<FilingSaving[]> {
    return (await this.groupByDossier([dossierId])).get(dossierId) ?? [];
  }

  /** The savings of several dossiers; those without any are left out. */
  async groupByDossier(dossierIds: readonly number[]): Promise<Map<number, FilingSaving[]>> {
    if (dossierIds.length === 0) return new Map();
    const rows = await this.manager.find(EnergySavingRow, {
      where: { dossierId: In([...dossierIds]) },
      order: { id: 'ASC' },
    });
    const groups = Map.groupBy(rows, ({ dossierId }) => dossierId);
    return new Map(
      [...groups].map(([dossierId, own]) => [
        dossierId,
        own.map(({ filing, kwhHundredths, origin, recorded }) => ({
          filing,
          kwh: fromHundredths(kwhHundredths),
          origin,
          recorded,
        })),
      ]),
    );
  }

  /** Writes the saving of a declaration over the one of before. */
  async saveSaving({ dossierId, filing, kwh, origin, recordedBy }: NewSaving): Promise<void> {
    const values = {
      kwhHundredths: toHundredths(kwh),
      origin,
      recordedBy,
      recorded: new Date(),
    };
    const { affected } = await this.manager.update(EnergySavingRow, { dossierId, filing }, values);
    if (affected !== 0) return;
    try {
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(EnergySavingRow)
        .values({ dossierId, filing, ...values })
        .updateEntity(false)
        .execute();
    } catch (error) {
      // Another operator wrote it meanwhile: the next attempt replaces it.
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError(`Dossier ${dossierId} got an energy saving meanwhile`)
        : error;
    }
  }

  async deleteSaving(dossierId: number, filing: EneaFiling): Promise<void> {
    await this.manager.delete(EnergySavingRow, { dossierId, filing });
  }
}
