import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { DossierSending } from '../entities/dossier-sending.entity.js';

/** What the sendings of dossiers cost. */
@Injectable()
export class SendingCostRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Hundredths of a credit of the last sending; `null` of a dossier that was never sent. */
  async findLastCost(dossierId: number): Promise<number | null> {
    const last = await this.manager.findOne(DossierSending, {
      select: { id: true, credits: true },
      where: { dossierId },
      order: { id: 'DESC' },
    });
    return last?.credits ?? null;
  }
}
