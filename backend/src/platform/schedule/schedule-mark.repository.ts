import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ScheduleMark } from './schedule-mark.entity.js';

@Injectable()
export class ScheduleMarkRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  findMark(kind: string): Promise<ScheduleMark | null> {
    return this.manager.findOneBy(ScheduleMark, { kind });
  }

  /** A mark that another process wrote first stays. */
  async insertMark(kind: string, due: Date): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(ScheduleMark)
      .values({ kind, due, runs: 0 })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** @returns whether the mark was still as read: only one of several processes moves it */
  async moveMark({ kind, runs }: ScheduleMark, due: Date, newRuns: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      ScheduleMark,
      { kind, runs },
      { due, runs: runs + newRuns },
    );
    return affected === 1;
  }
}
