import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { ENEA_FILING_CODES, type EneaFiling } from '@pratiche/domain';
import { EntityManager, In, IsNull } from 'typeorm';
import { isDuplicateKeyError, OptimisticConflictError } from '../../platform/database/index.js';
import { NameIndexRepository } from '../list/name-index/name-index.repository.js';
import { DossierFiling } from './dossier-filing.entity.js';

/** A CPID that is written down for a declaration. */
export type NewDossierFiling = Omit<DossierFiling, 'id' | 'recorded' | 'heldCpid'>;

/** The declaration that a CPID belongs to. */
export interface CpidHolder {
  dossierId: number;
  filing: EneaFiling;
  isAnnulled: boolean;
}

/** The CPIDs of declarations to ENEA. */
@Injectable()
export class DossierFilingRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly nameIndexRepository: NameIndexRepository,
  ) {}

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

  /**
   * The declaration that has a CPID, or had it until a correction annulled it.
   * @param ignoredDossierId whose own declarations do not count
   */
  async findHolder(cpid: string, ignoredDossierId = 0): Promise<CpidHolder | null> {
    const [row] = await this.manager.query<
      { dossier_id: number; filing: EneaFiling; is_annulled: number }[]
    >(
      'SELECT dossier_id, filing, 0 AS is_annulled FROM dossier_filings WHERE held_cpid = ? AND dossier_id <> ? UNION ALL SELECT dossier_id, filing, 1 FROM filing_corrections WHERE held_cpid = ? AND dossier_id <> ?',
      [cpid, ignoredDossierId, cpid, ignoredDossierId],
    );
    return row === undefined
      ? null
      : {
          dossierId: row.dossier_id,
          filing: row.filing,
          isAnnulled: Number(row.is_annulled) === 1,
        };
  }

  /** Keeps the CPIDs of a dossier readable and lets others take them. */
  async releaseCpids(dossierId: number): Promise<void> {
    await this.manager.update(DossierFiling, { dossierId }, { heldCpid: null });
  }

  /** Takes released CPIDs again. @returns `false` when another declaration holds one of them */
  async holdCpids(dossierId: number): Promise<boolean> {
    try {
      const { affected } = await this.manager.update(
        DossierFiling,
        { dossierId, heldCpid: IsNull() },
        { heldCpid: () => 'cpid' },
      );
      if (affected === 0) return true;
      const annulled = await this.manager.query<unknown[]>(
        'SELECT corrected.id FROM dossier_filings own JOIN filing_corrections corrected ON corrected.held_cpid = own.cpid WHERE own.dossier_id = ? AND corrected.dossier_id <> ?',
        [dossierId, dossierId],
      );
      return annulled.length === 0;
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
      await this.nameIndexRepository.insertCpid(dossierId, filing.cpid);
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
