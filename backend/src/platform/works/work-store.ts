import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan, Not, Or, EntityManager } from 'typeorm';
import { MAX_KEPT } from './work-limits.js';
import { WorkRow, type WorkState } from './work.entity.js';

const OPEN: WorkState[] = ['queued', 'running'];
const notExpired = () => Or(IsNull(), MoreThan(new Date()));

/** Reads pieces of work and changes their state, each change one conditional update. */
@Injectable()
export class WorkStore {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Latest first. */
  async of(accountId: number): Promise<WorkRow[]> {
    return this.manager.find(WorkRow, {
      where: { accountId, expiresAt: notExpired() },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MAX_KEPT,
    });
  }

  async all(accountId: number): Promise<WorkRow[]> {
    return this.manager.findBy(WorkRow, { accountId });
  }

  async own(accountId: number, id: string): Promise<WorkRow | null> {
    return this.manager.findOneBy(WorkRow, { id, accountId, expiresAt: notExpired() });
  }

  async started(accountId: number, kind: string, startKey: string): Promise<WorkRow | null> {
    return this.manager.findOneBy(WorkRow, { accountId, kind, startKey });
  }

  /** The account's places that are taken. */
  async slots(accountId: number): Promise<Set<number>> {
    const rows = await this.manager.find(WorkRow, {
      select: { id: true, slot: true },
      where: { accountId, slot: Not(IsNull()) },
    });
    return new Set(rows.map(({ slot }) => slot ?? 0));
  }

  async insert(row: WorkRow): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(WorkRow)
      .values(row)
      .updateEntity(false)
      .execute();
  }

  /** Finished pieces of work beyond those kept. */
  async surplus(accountId: number): Promise<string[]> {
    const rows = await this.manager.find(WorkRow, {
      select: { id: true },
      where: { accountId, slot: IsNull(), expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: MAX_KEPT - 1,
      take: MAX_KEPT,
    });
    return rows.map(({ id }) => id);
  }

  /** Takes it up for the given try; `null` when it is over, gone, or a later try has it. */
  async begin(id: string, run: number): Promise<WorkRow | null> {
    const { affected } = await this.manager.update(
      WorkRow,
      { id, state: In(OPEN), run: LessThan(run) },
      { state: 'running', run, done: 0, total: null },
    );
    return affected === 1 ? this.manager.findOneBy(WorkRow, { id, run }) : null;
  }

  /** Writes how far a try is. */
  async progress(id: string, run: number, done: number, total: number | null): Promise<void> {
    await this.manager.update(WorkRow, { id, run, state: 'running' }, { done, total });
  }

  async isRunning(id: string, run: number): Promise<boolean> {
    return this.manager.existsBy(WorkRow, { id, run, state: 'running' });
  }

  /** Back to waiting: it will be tried again. */
  async wait(id: string, run: number): Promise<void> {
    await this.manager.update(
      WorkRow,
      { id, run, state: 'running' },
      { state: 'queued', done: 0, total: null },
    );
  }

  /** Ends it, if it is still open (and, where a try is named, that try's); says whether this call did. */
  async end(id: string, change: Partial<WorkRow>, run?: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      WorkRow,
      { id, state: In(OPEN), ...(run === undefined ? {} : { run }) },
      { ...change, slot: null },
    );
    return affected === 1;
  }

  async expire(ids: readonly string[]): Promise<void> {
    if (ids.length > 0)
      await this.manager.update(
        WorkRow,
        { id: In([...ids]) },
        { expiresAt: new Date(), slot: null },
      );
  }

  async find(id: string): Promise<WorkRow | null> {
    return this.manager.findOneBy(WorkRow, { id });
  }

  /** Forgets the row once its time is over. */
  async forget(id: string): Promise<void> {
    await this.manager.delete(WorkRow, { id, expiresAt: LessThanOrEqual(new Date()) });
  }
}
