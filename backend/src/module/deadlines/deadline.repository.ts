import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull, MoreThan } from 'typeorm';
import { Dossier } from '../entities/dossier.entity.js';
import { DeadlineReminder } from './deadline-reminder.entity.js';

@Injectable()
export class DeadlineRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** A chunk of all dossiers that are not deleted, in the order of their ids. */
  async listDossiersAfter(id: number, count: number): Promise<Dossier[]> {
    return this.manager.find(Dossier, {
      where: { id: MoreThan(id), deleted: IsNull() },
      order: { id: 'ASC' },
      take: count,
    });
  }

  /** The deadline of which each step has reminded. */
  async findRemindedDeadlines(dossierId: number): Promise<Map<number, string>> {
    const rows = await this.manager.findBy(DeadlineReminder, { dossierId });
    return new Map(rows.map(({ step, deadline }) => [step, deadline]));
  }

  async saveReminder(reminder: DeadlineReminder): Promise<void> {
    await this.manager.save(DeadlineReminder, reminder);
  }
}
