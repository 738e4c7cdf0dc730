import { isDeepStrictEqual } from 'node:util';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { isOpenStatus } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import type { Dossier } from '../entities/dossier.entity.js';
import { DossierSnapshot } from '../entities/dossier-snapshot.entity.js';
import type { SubmissionDto } from '../dto/dossier.dto.js';

/** Snapshots of each submission, for comparison with the next version. */
@Injectable()
export class DossierSnapshotRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertSnapshot({ id, data }: Pick<Dossier, 'id' | 'data'>, at: Date): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierSnapshot)
      .values({ dossierId: id, at, data })
      .updateEntity(false)
      .execute();
  }

  /**
   * Finds the last submission of a frozen dossier whose data the back office has changed since;
   * `null` while it is as it was sent. An open dossier is compared with its previous submission.
   */
  async findEditedSubmission({
    id,
    status,
    data,
  }: Pick<Dossier, 'id' | 'status' | 'data'>): Promise<SubmissionDto | null> {
    if (isOpenStatus(status)) return null;
    const row = await this.manager.findOne(DossierSnapshot, {
      where: { dossierId: id },
      order: { id: 'DESC' },
    });
    return row === null || isDeepStrictEqual(row.data, data) ? null : toSubmissionDto(row);
  }

  /**
   * Finds the submission to compare the stored dossier with: for a frozen dossier, which equals its
   * last submission, the one before it; for an open dossier, which is being corrected, the last
   * one. `null` when there is none.
   */
  async findPreviousSubmission({
    id,
    status,
  }: Pick<Dossier, 'id' | 'status'>): Promise<SubmissionDto | null> {
    const [latest, earlier] = await this.manager.find(DossierSnapshot, {
      where: { dossierId: id },
      order: { id: 'DESC' },
      take: 2,
    });
    const row = isOpenStatus(status) ? latest : earlier;
    return row === undefined ? null : toSubmissionDto(row);
  }
}

const toSubmissionDto = ({ at, data }: DossierSnapshot): SubmissionDto => ({
  at: at.toISOString(),
  form: data,
});
