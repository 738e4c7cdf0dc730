import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { ENEA_FILING_CODES, type EneaFiling } from '@pratiche/domain';
import { EntityManager, In, IsNull } from 'typeorm';
import { isDuplicateKeyError, OptimisticConflictError } from '../../platform/database/index.js';
import { DossierFiling } from './dossier-filing.entity.js';

/** A CPID that is written down for a declaration. */
export type NewDossierFiling = Omit<DossierFiling, 'id' | 'recorded' | 'heldCpid'>;

/** The CPIDs of declarations to ENEA. */
@Injectable()
export class DossierFilingRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** The CPIDs of a dossier, in the order of the declarations. */
  async listByDossier(dossierId: number): Promise<DossierFiling[]> {
    return (await this.groupByDossier([dossierId])).get(dossierId) ?? [];
  }

  /** The CPIDs of several dossiers; those without any are left out. */
  async groupByDossier(dossierIds: readonly number[]): Promise<Map<number, DossierFiling[]>> {
    if (dossierIds.length === 0) return new Map();
    const rows = await this.manager.findBy(DossierFiling, { dossierId: In([...dossierIds]) });
    rows.sort((a, b) => ENEA_FILING_CODES.indexOf(a.filing) - ENEA_FILING_CODES.indexOf(b.filing));
    return Map.groupBy(rows, ({ dossierId }) => dossierId);
  }

  /** The declaration that holds a CPID, otherwise the last one that released it. */
  async findByCpid(cpid: string): Promise<DossierFiling | null> {
    return this.manager.findOne(DossierFiling, {
      where: { cpid },
      order: { heldCpid: 'DESC', dossierId: 'DESC' },
    });
  }

  async findHolder(cpid: string): Promise<DossierFiling | null> {
    return this.manager.findOneBy(DossierFiling, { heldCpid: cpid });
  }

  /** Keeps the CPIDs of a dossier readable and lets others take them. */
  async releaseCpids(dossierId: number): Promise<void> {
    await this.manager.update(DossierFiling, { dossierId }, { heldCpid: null });
  }

  /** Takes released CPIDs again. @returns `false` when another declaration holds one of them */
  async holdCpids(dossierId: number): Promise<boolean> {
    try {
      await this.manager.update(
        DossierFiling,
        { dossierId, heldCpid: IsNull() },
        { heldCpid: () => 'cpid' },
      );
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }

  /** Writes the CPID of a declaration over the one of before, and holds it. */
  async saveCpid(filing: NewDossierFiling): Promise<void> {
    const { dossierId, filing: code } = filing;
    const row = { ...filing, heldCpid: filing.cpid, recorded: new Date() };
    try {
      const { affected } = await this.manager.update(
        DossierFiling,
        { dossierId, filing: code },
        row,
      );
      if (affected === 0)
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(DossierFiling)
          .values(row)
          .updateEntity(false)
          .execute();
    } catch (error) {
      // Another operator wrote the same CPID meanwhile: the next attempt finds it.
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError(`Another dossier took the CPID ${filing.cpid}`)
        : error;
    }
  }

  async deleteCpid(dossierId: number, filing: EneaFiling): Promise<void> {
    await this.manager.delete(DossierFiling, { dossierId, filing });
  }
}
