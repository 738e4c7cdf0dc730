import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { COUNTED_REVIEWS } from '@pratiche/domain/accounts';
import { EntityManager, IsNull } from 'typeorm';
import { ContractDecision } from './contract-decision.entity.js';

/** Rows of ended reviews. */
@Injectable()
export class ContractDecisionRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertDecision(decision: Omit<ContractDecision, 'id' | 'answered'>): Promise<void> {
    await this.manager.insert(ContractDecision, { ...decision, answered: null });
  }

  findLatestDecision(accountId: number): Promise<ContractDecision | null> {
    return this.manager.findOne(ContractDecision, { where: { accountId }, order: { id: 'DESC' } });
  }

  /** Latest first. */
  listDecisions(accountId: number): Promise<ContractDecision[]> {
    return this.manager.find(ContractDecision, { where: { accountId }, order: { id: 'DESC' } });
  }

  /** @returns `false` when it was answered before: of two concurrent answers one counts */
  async markAnswered(id: number, answered: Date): Promise<boolean> {
    const { affected } = await this.manager.update(
      ContractDecision,
      { id, answered: IsNull() },
      { answered },
    );
    return affected === 1;
  }

  /** How long the last verified contracts waited, in milliseconds. */
  async listReviewDurations(): Promise<number[]> {
    const rows = await this.manager.find(ContractDecision, {
      select: { id: true, received: true, decided: true },
      where: { outcome: 'verified' },
      order: { id: 'DESC' },
      take: COUNTED_REVIEWS,
    });
    return rows.map(({ received, decided }) => decided.getTime() - received.getTime());
  }

  async eraseNotes(accountId: number): Promise<void> {
    await this.manager.update(ContractDecision, { accountId }, { note: null });
  }
}
