import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { Attempt } from './attempt.entity.js';

@Injectable()
export class AttemptRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  findWindow(keyHash: string): Promise<Attempt | null> {
    return this.manager.findOneBy(Attempt, { keyHash });
  }

  /** A window that another call began first stays. */
  async insertWindow(keyHash: string, until: Date): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(Attempt)
      .values({ keyHash, count: 0, until })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** @returns whether the window had ended and was restarted with `count` */
  async restartWindow(keyHash: string, now: Date, until: Date, count: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      Attempt,
      { keyHash, until: LessThanOrEqual(now) },
      { count, until },
    );
    return affected === 1;
  }

  /**
   * Counts `weight` in the open window, if it has capacity left: the statement itself checks, so
   * that two concurrent calls both count.
   */
  async incrementOpenWindow(
    keyHash: string,
    { allowed, now, weight }: { allowed: number; now: Date; weight: number },
  ): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Attempt)
      .set({ count: () => `count + ${weight}` })
      .where({ keyHash, until: MoreThan(now), count: LessThanOrEqual(allowed - weight) })
      .execute();
    return affected === 1;
  }

  /** Of a window that began since the count was made it takes no more than is there. */
  async decrementWindow(keyHash: string, weight: number): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .update(Attempt)
      .set({ count: () => `count - ${weight}` })
      .where({ keyHash, count: MoreThanOrEqual(weight) })
      .execute();
  }

  async deleteWindow(keyHash: string): Promise<void> {
    await this.manager.delete(Attempt, { keyHash });
  }

  async deleteEndedWindows(now: Date): Promise<void> {
    await this.manager.delete(Attempt, { until: LessThanOrEqual(now) });
  }
}
