import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, LessThan, MoreThan, Not } from 'typeorm';
import { DossierPresence } from './dossier-presence.entity.js';

/** Who has which dossier open. */
@Injectable()
export class DossierPresenceRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async savePresence(row: DossierPresence): Promise<void> {
    await this.manager.upsert(DossierPresence, row, ['dossierId', 'accountId']);
  }

  async findSeen(dossierId: number, accountId: number): Promise<Date | null> {
    return (await this.manager.findOneBy(DossierPresence, { dossierId, accountId }))?.seen ?? null;
  }

  /** Those of others with a sign since, by name. */
  async listOthers(dossierId: number, accountId: number, since: Date): Promise<DossierPresence[]> {
    return this.manager.find(DossierPresence, {
      where: { dossierId, accountId: Not(accountId), seen: MoreThan(since) },
      order: { who: 'ASC', accountId: 'ASC' },
    });
  }

  async deletePresence(dossierId: number, accountId: number): Promise<void> {
    await this.manager.delete(DossierPresence, { dossierId, accountId });
  }

  async deleteSeenBefore(before: Date): Promise<void> {
    await this.manager.delete(DossierPresence, { seen: LessThan(before) });
  }
}
