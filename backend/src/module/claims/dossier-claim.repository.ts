import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, LessThanOrEqual } from 'typeorm';
import { isDuplicateKeyError } from '../../platform/database/index.js';
import { DossierClaim } from './dossier-claim.entity.js';

/** Claims of the queue: the primary key lets one operator alone have a dossier. */
@Injectable()
export class DossierClaimRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** @returns whether the account has it now: its own claim, one that has ended, or a new one */
  async claimDossier({ dossierId, accountId, until }: DossierClaim, now: Date): Promise<boolean> {
    const change = { accountId, until };
    const own = await this.manager.update(DossierClaim, { dossierId, accountId }, change);
    if (own.affected === 1) return true;
    const ended = await this.manager.update(
      DossierClaim,
      { dossierId, until: LessThanOrEqual(now) },
      change,
    );
    if (ended.affected === 1) return true;
    try {
      await this.manager.insert(DossierClaim, { dossierId, ...change });
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }

  /** @returns how many claims had ended before the moment */
  async deleteEnded(before: Date): Promise<number> {
    const { affected } = await this.manager.delete(DossierClaim, {
      until: LessThanOrEqual(before),
    });
    return affected ?? 0;
  }
}
