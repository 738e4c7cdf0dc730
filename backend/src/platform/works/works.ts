import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { isDuplicate, rerunWhenStale, StaleRead, UnitOfWork } from '../database/index.js';
import { conflict, notFound, tooManyRequests } from '../http/index.js';
import { Outbox } from '../jobs/index.js';
import { FileMissing, FileStorage } from '../storage/index.js';
import { KEEP_MS, MAX_OPEN } from './work-limits.js';
import { WorkStore } from './work-store.js';
import type { WorkRow } from './work.entity.js';

export const WORK_JOB = 'work';
export const WORK_REMOVAL_JOB = 'work-removal';

export interface NewWork {
  accountId: number;
  /** Names the provider, see `@WorkKind`. */
  kind: string;
  /** What people call it, at most 200 characters. */
  title: string;
  /** Anything JSON can carry up to 60 kB; ids rather than contents. */
  params: unknown;
  /** Names the intention: the same key twice is one piece of work. */
  key?: string | null;
}

const NOT_FOUND = 'Questa lavorazione non esiste più.';
const FULL = `Ci sono già ${MAX_OPEN} lavorazioni in corso: attendere che finiscano o annullarne una.`;
/** A cancelled try notices within a beat; its file is looked for after that. */
const CANCEL_GRACE_MS = 60_000;

/** Long pieces of work: started in one transaction with their job, watched, cancelled, their result taken. */
@Injectable()
export class Works {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly store: WorkStore,
    private readonly storage: FileStorage,
  ) {}

  /** @param also what must be written together with it, a line of the audit for one. @throws 429 with too many open */
  async start(work: NewWork, also?: (row: WorkRow) => Promise<unknown>): Promise<WorkRow> {
    return rerunWhenStale(() =>
      this.unitOfWork.run(async () => {
        const known = work.key
          ? await this.store.started(work.accountId, work.kind, work.key)
          : null;
        if (known !== null) return known;
        const row = newRow(work, freeSlot(await this.store.slots(work.accountId)));
        await this.insert(row);
        for (const id of await this.store.surplus(work.accountId)) await this.sweep(id);
        await this.outbox.add({ kind: WORK_JOB, payload: { id: row.id } });
        await also?.(row);
        return row;
      }),
    );
  }

  /** Latest first. */
  async of(accountId: number): Promise<WorkRow[]> {
    return this.store.of(accountId);
  }

  /** @throws 404 for other people's */
  async get(accountId: number, id: string): Promise<WorkRow> {
    const row = await this.store.own(accountId, id);
    if (row === null) throw notFound(NOT_FOUND);
    return row;
  }

  /** Cancelling what is over already changes nothing. */
  async cancel(accountId: number, id: string): Promise<WorkRow> {
    await this.get(accountId, id);
    await this.unitOfWork.run(() => this.end(id, { state: 'cancelled' }));
    return this.get(accountId, id);
  }

  /** @throws 409 while it is not done, 404 when the result is gone */
  async open(accountId: number, id: string): Promise<{ row: WorkRow; content: Readable }> {
    const row = await this.get(accountId, id);
    if (row.state !== 'done' || row.resultKey === null)
      throw conflict('Il file non è ancora pronto.', 'work-not-done');
    try {
      return { row, content: await this.storage.get(row.resultKey) };
    } catch (error) {
      throw error instanceof FileMissing
        ? notFound('Il file non è più disponibile: crearlo di nuovo.')
        : error;
    }
  }

  /** Takes it off the list at once; row and result are swept by a job. */
  async remove(accountId: number, id: string): Promise<void> {
    await this.get(accountId, id);
    await this.unitOfWork.run(async () => {
      const wasOpen = await this.store.end(id, {
        state: 'cancelled',
        finishedAt: new Date(),
      });
      await this.sweep(id, wasOpen ? CANCEL_GRACE_MS : 0);
    });
  }

  /** Ends and sweeps everything of an account. */
  async forget(accountId: number): Promise<void> {
    for (const { id } of await this.store.all(accountId)) {
      const wasOpen = await this.store.end(id, {
        state: 'cancelled',
        finishedAt: new Date(),
      });
      await this.sweep(id, wasOpen ? CANCEL_GRACE_MS : 0);
    }
  }

  /** Ends it and has it swept when its time is over; says whether this call did. */
  async end(id: string, change: Partial<WorkRow>, run?: number): Promise<boolean> {
    const finishedAt = new Date();
    const expiresAt = new Date(finishedAt.getTime() + KEEP_MS);
    const ended = await this.store.end(id, { ...change, finishedAt, expiresAt }, run);
    if (ended) await this.outbox.add({ kind: WORK_REMOVAL_JOB, payload: { id }, runAt: expiresAt });
    return ended;
  }

  private async sweep(id: string, afterMs = 0): Promise<void> {
    await this.store.expire([id]);
    await this.outbox.add({
      kind: WORK_REMOVAL_JOB,
      payload: { id },
      runAt: new Date(Date.now() + afterMs),
    });
  }

  private async insert(row: WorkRow): Promise<void> {
    try {
      await this.store.insert(row);
    } catch (error) {
      throw isDuplicate(error) ? new StaleRead('Key or place taken meanwhile') : error;
    }
  }
}

function freeSlot(taken: ReadonlySet<number>): number {
  for (let slot = 1; slot <= MAX_OPEN; slot += 1) if (!taken.has(slot)) return slot;
  throw tooManyRequests(FULL, 'too-many-works');
}

const newRow = ({ accountId, kind, title, params, key }: NewWork, slot: number): WorkRow => ({
  id: randomUUID(),
  accountId,
  kind,
  title: title.slice(0, 200),
  params: JSON.stringify(params ?? null),
  startKey: key ?? null,
  slot,
  state: 'queued',
  run: 0,
  done: 0,
  total: null,
  problem: null,
  resultKey: null,
  fileName: null,
  contentType: null,
  bytes: null,
  createdAt: new Date(),
  finishedAt: null,
  expiresAt: null,
});
