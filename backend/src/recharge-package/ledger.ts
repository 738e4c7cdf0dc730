import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CreditMovement } from './credit-movement.entity.js';

export type Movement = CreditMovement;

/** The append-only ledger of credits. Whoever adds a row changes the package's residual in the same transaction. */
@Injectable()
export class Ledger {
  constructor(private readonly dataSource: DataSource) {}

  async add(manager: EntityManager, { accountId, activePackageId, type, amount, dossierId, dossierServiceType, filing, refundOf, description, actorId }: Omit<CreditMovement, 'id' | 'created'>): Promise<void> {
    await manager.createQueryBuilder().insert().into(CreditMovement).values({
      accountId, activePackageId, type, amount, dossierId, dossierServiceType, filing, refundOf, description, actorId, created: new Date(),
    }).updateEntity(false).execute();
  }

  /** Latest first; of everybody with `null`. */
  async movements(accountId: number | null): Promise<Movement[]> {
    return this.dataSource.manager.find(CreditMovement, { where: accountId === null ? {} : { accountId }, order: { id: 'DESC' } });
  }

  /** Debits of a dossier that were not given back, in a fixed order so that two refunds lock alike. */
  async openDebits(manager: EntityManager, dossierId: number): Promise<CreditMovement[]> {
    return manager.createQueryBuilder(CreditMovement, 'debit')
      .leftJoin(CreditMovement, 'refund', 'refund.refund_of = debit.id')
      .where("debit.dossier_id = :dossierId AND debit.type = 'debit' AND refund.id IS NULL", { dossierId })
      .orderBy('debit.activePackageId').addOrderBy('debit.id').getMany();
  }
}
