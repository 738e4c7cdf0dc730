import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, MoreThan, Not, Or, EntityManager } from 'typeorm';
import { isDuplicateKeyError } from '../database/index.js';
import { MAX_FINISHED_TASKS, RUNNING_SLOT } from './background-tasks.constants.js';
import {
  BackgroundTask,
  type BackgroundTaskState,
  type ListedTask,
} from './background-task.entity.js';

const OPEN_STATES: BackgroundTaskState[] = ['queued', 'running'];
const LISTED_COLUMNS = {
  id: true,
  accountId: true,
  kind: true,
  title: true,
  startKey: true,
  slot: true,
  state: true,
  run: true,
  done: true,
  total: true,
  problem: true,
  resultKey: true,
  fileName: true,
  contentType: true,
  bytes: true,
  createdAt: true,
  finishedAt: true,
  expiresAt: true,
} as const satisfies Record<keyof ListedTask, true>;
const notExpired = () => Or(IsNull(), MoreThan(new Date()));

/** Reads background tasks and changes their state, each change by one conditional update. */
@Injectable()
export class BackgroundTaskRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Latest first. */
  async listByAccount(accountId: number): Promise<ListedTask[]> {
    return this.manager.find(BackgroundTask, {
      select: LISTED_COLUMNS,
      where: { accountId, expiresAt: notExpired() },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MAX_FINISHED_TASKS,
    });
  }

  async listAllByAccount(accountId: number): Promise<BackgroundTask[]> {
    return this.manager.findBy(BackgroundTask, { accountId });
  }

  async findOwnedTask(accountId: number, id: string): Promise<BackgroundTask | null> {
    return this.manager.findOneBy(BackgroundTask, { id, accountId, expiresAt: notExpired() });
  }

  async findByStartKey(
    accountId: number,
    kind: string,
    startKey: string,
  ): Promise<BackgroundTask | null> {
    return this.manager.findOneBy(BackgroundTask, { accountId, kind, startKey });
  }

  /** The account's places that are taken. */
  async findTakenSlots(accountId: number): Promise<Set<number>> {
    const rows = await this.manager.find(BackgroundTask, {
      select: { id: true, slot: true },
      where: { accountId, slot: Not(IsNull()) },
    });
    return new Set(rows.map(({ slot }) => slot ?? 0));
  }

  async insertTask(row: BackgroundTask): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(BackgroundTask)
      .values(row)
      .updateEntity(false)
      .execute();
  }

  /** Finds the finished tasks beyond `MAX_FINISHED_TASKS`. */
  async findSurplusTaskIds(accountId: number): Promise<string[]> {
    const rows = await this.manager.find(BackgroundTask, {
      select: { id: true },
      where: { accountId, slot: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: MAX_FINISHED_TASKS - 1,
      take: MAX_FINISHED_TASKS,
    });
    return rows.map(({ id }) => id);
  }

  /**
   * Takes it up for an attempt of its job: `over` when it is finished, gone, or a later attempt has
   * it; `not-its-turn` while another task of the account runs.
   */
  async claimTask(id: string, attempt: number): Promise<BackgroundTask | 'over' | 'not-its-turn'> {
    const row = await this.findTaskById(id);
    // The number of runs is not that of attempts: those in which it was not its turn, or in which
    // a worker of another release had no processor for it, are no runs.
    if (row === null || !OPEN_STATES.includes(row.state) || row.run >= attempt) return 'over';
    const claimed = {
      state: 'running' as const,
      run: row.run + 1,
      slot: RUNNING_SLOT,
      done: 0,
      total: null,
    };
    try {
      const { affected } = await this.manager.update(
        BackgroundTask,
        { id, state: In(OPEN_STATES), run: row.run },
        claimed,
      );
      return affected === 1 ? { ...row, ...claimed } : 'over';
    } catch (error) {
      if (isDuplicateKeyError(error)) return 'not-its-turn';
      throw error;
    }
  }

  /** The task of the same account that has waited longest. */
  async findNextWaitingTaskId(endedId: string): Promise<string | null> {
    const ended = await this.findTaskById(endedId);
    if (ended === null) return null;
    const next = await this.manager.findOne(BackgroundTask, {
      select: { id: true },
      where: { accountId: ended.accountId, state: 'queued' },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return next?.id ?? null;
  }

  /** Writes how far a try is. */
  async updateProgress(id: string, run: number, done: number, total: number | null): Promise<void> {
    await this.manager.update(BackgroundTask, { id, run, state: 'running' }, { done, total });
  }

  async isTaskRunning(id: string, run: number): Promise<boolean> {
    return this.manager.existsBy(BackgroundTask, { id, run, state: 'running' });
  }

  /** Back to waiting: it will be tried again. */
  async requeueTask(id: string, run: number): Promise<void> {
    await this.manager.update(
      BackgroundTask,
      { id, run, state: 'running' },
      { state: 'queued', done: 0, total: null },
    );
  }

  /** Ends it, if it is still open (and, where a try is named, that try's); says whether this call did. */
  async endTask(id: string, change: Partial<BackgroundTask>, run?: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      BackgroundTask,
      { id, state: In(OPEN_STATES), ...(run === undefined ? {} : { run }) },
      { ...change, slot: null },
    );
    return affected === 1;
  }

  /** Waits again in the given place, as if it had not run; says whether it had failed and is still shown. */
  async reopenFailedTask(id: string, slot: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      BackgroundTask,
      { id, state: 'failed', expiresAt: notExpired() },
      {
        state: 'queued',
        slot,
        run: 0,
        done: 0,
        total: null,
        problem: null,
        finishedAt: null,
        expiresAt: null,
      },
    );
    return affected === 1;
  }

  async expireTasks(ids: readonly string[]): Promise<void> {
    if (ids.length > 0)
      await this.manager.update(
        BackgroundTask,
        { id: In([...ids]) },
        { expiresAt: new Date(), slot: null },
      );
  }

  async findTaskById(id: string): Promise<BackgroundTask | null> {
    return this.manager.findOneBy(BackgroundTask, { id });
  }

  async deleteExpiredTask(id: string): Promise<void> {
    await this.manager.delete(BackgroundTask, { id, expiresAt: LessThanOrEqual(new Date()) });
  }
}
