import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { UNDOABLE_STEPS, type UndoableAct } from '@pratiche/domain';
import { EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { OperatorAct } from '../entities/operator-act.entity.js';

/** Acts that can be taken back, and those that were. */
@Injectable()
export class OperatorActRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertAct(act: Omit<OperatorAct, 'id' | 'undone'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(OperatorAct)
      .values({ ...act, undone: null })
      .updateEntity(false)
      .execute();
  }

  /** The latest act on a dossier, of any operator. */
  async findLatestAct(dossierId: number): Promise<OperatorAct | null> {
    return this.manager.findOne(OperatorAct, { where: { dossierId }, order: { id: 'DESC' } });
  }

  /** @returns whether it had not been taken back yet */
  async markAsUndone(id: number, undone: Date): Promise<boolean> {
    const { affected } = await this.manager.update(
      OperatorAct,
      { id, undone: IsNull() },
      { undone },
    );
    return affected === 1;
  }

  /** Steps and postponements that were taken back, oldest first. */
  async listUndoneActs(dossierId: number): Promise<OperatorAct[]> {
    return this.manager.find(OperatorAct, {
      where: {
        dossierId,
        act: In<UndoableAct>([...UNDOABLE_STEPS, 'postpone']),
        undone: Not(IsNull()),
      },
      order: { id: 'ASC' },
    });
  }

  /** Acts older than the moment, without those taken back, which belong to the history. */
  async deleteStandingBefore(before: Date): Promise<void> {
    await this.manager.delete(OperatorAct, { at: LessThan(before), undone: IsNull() });
  }
}
