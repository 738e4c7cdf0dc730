import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { EneaPrintOutcome } from './enea-print-outcome.entity.js';

export type { EneaPrintOutcome } from './enea-print-outcome.entity.js';

/** The outcomes of prints that were compared and not kept. */
@Injectable()
export class EneaPrintOutcomeRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertOutcome(outcome: Omit<EneaPrintOutcome, 'id'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(EneaPrintOutcome)
      .values(outcome)
      .updateEntity(false)
      .execute();
  }

  /** The last of each declaration. */
  async listLastOutcomes(dossierId: number): Promise<EneaPrintOutcome[]> {
    const rows = await this.manager.find(EneaPrintOutcome, {
      where: { dossierId },
      order: { id: 'ASC' },
    });
    return [...new Map(rows.map((row) => [row.filing, row])).values()];
  }
}
