import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  isDuplicateKeyError,
  retryOnOptimisticConflict,
  OptimisticConflictError,
  UnitOfWork,
} from '../database/index.js';
import { conflict, notFound, tooManyRequests } from '../http/index.js';
import { IdempotencyKeyRepository, type KeyedRequest } from '../idempotency/index.js';
import { OutboxService } from '../jobs/index.js';
import { FileNotFoundError, FileStorageService } from '../storage/index.js';
import { RESULT_RETENTION_MS, MAX_OPEN_TASKS, RUNNING_SLOT } from './background-tasks.constants.js';
import { BackgroundTaskRepository } from './background-task.repository.js';
import type { BackgroundTask, ListedTask } from './background-task.entity.js';

export const TASK_REMOVAL_JOB = 'work-removal';

export interface NewBackgroundTask {
  accountId: number;
  /** Names the `@Processor` class, a `BackgroundTaskProcessor`. */
  kind: string;
  /** Title shown to the user, at most 200 characters. */
  title: string;
  /** Anything JSON can carry up to 60 kB; ids rather than contents. */
  params: unknown;
  /** Idempotency key: the same key twice starts one task. */
  key?: KeyedRequest | null;
}

/** The file that a task made. */
export interface TaskResult {
  /** Of the task. */
  id: string;
  kind: string;
  storageKey: string;
  fileName: string;
  contentType: string;
  size: number | null;
}

const NOT_FOUND_MESSAGE = 'Questa lavorazione non esiste più.';
const TOO_MANY_OPEN_MESSAGE = `Ci sono già ${MAX_OPEN_TASKS} lavorazioni in corso: attendi che finiscano o annullane una.`;
const STARTED_MEANWHILE_MESSAGE =
  'Nel frattempo l’utente ha avviato un’altra lavorazione: riprova.';
/**
 * A cancelled attempt notices within one heartbeat; its file is searched for and deleted after this
 * time.
 */
const CANCEL_GRACE_MS = 60_000;

/**
 * Background tasks: started in one transaction with their job, monitored, cancelled, their result
 * downloaded.
 */
@Injectable()
export class BackgroundTaskService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    private readonly backgroundTaskRepository: BackgroundTaskRepository,
    private readonly idempotencyKeyRepository: IdempotencyKeyRepository,
    private readonly fileStorageService: FileStorageService,
  ) {}

  /**
   * @param also writes that belong to the same transaction, such as an audit log entry
   * @throws 429 with too many open tasks
   */
  async startTask(
    work: NewBackgroundTask,
    also?: (row: BackgroundTask) => Promise<unknown>,
  ): Promise<BackgroundTask> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const known = await this.findStartedTask(work);
        if (known !== null) return known;
        const row = createTaskRow(
          work,
          findFreeSlot(await this.backgroundTaskRepository.findTakenSlots(work.accountId)),
        );
        await this.insertTask(row);
        for (const id of await this.backgroundTaskRepository.findSurplusTaskIds(work.accountId))
          await this.scheduleRemoval(id);
        await this.outboxService.enqueueJob({
          kind: row.kind,
          payload: { id: row.id },
          key: taskJobKey(row.id),
        });
        await also?.(row);
        return row;
      }),
    );
  }

  /** Latest first. */
  async listByAccount(accountId: number): Promise<ListedTask[]> {
    return this.backgroundTaskRepository.listByAccount(accountId);
  }

  /** @throws 404 for other people's */
  async getOwnedTask(accountId: number, id: string): Promise<BackgroundTask> {
    const row = await this.backgroundTaskRepository.findOwnedTask(accountId, id);
    if (row === null) throw notFound(NOT_FOUND_MESSAGE);
    return row;
  }

  /** Cancelling a finished task changes nothing. */
  async cancelTask(accountId: number, id: string): Promise<BackgroundTask> {
    await this.getOwnedTask(accountId, id);
    await this.unitOfWork.run(() => this.endTask(id, { state: 'cancelled' }));
    return this.getOwnedTask(accountId, id);
  }

  /** @throws 409 while it is not done */
  async getTaskResult(accountId: number, id: string): Promise<TaskResult> {
    const { state, resultKey, kind, fileName, contentType, bytes } = await this.getOwnedTask(
      accountId,
      id,
    );
    if (state !== 'done' || resultKey === null)
      throw conflict('Il file non è ancora pronto.', 'work-not-done');
    return {
      id,
      kind,
      storageKey: resultKey,
      fileName: fileName ?? 'risultato',
      contentType: contentType ?? 'application/octet-stream',
      size: bytes,
    };
  }

  /** @throws 404 when it is gone */
  async openTaskResult({ storageKey }: TaskResult): Promise<Readable> {
    try {
      return await this.fileStorageService.openReadStream(storageKey);
    } catch (error) {
      throw error instanceof FileNotFoundError
        ? notFound('Il file non è più disponibile: crealo di nuovo.')
        : error;
    }
  }

  /** Removes the task from the list at once; a job deletes its row and result. */
  async removeTask(accountId: number, id: string): Promise<void> {
    await this.getOwnedTask(accountId, id);
    await this.unitOfWork.run(async () => {
      const wasOpen = await this.endOpenTask(id, {
        state: 'cancelled',
        finishedAt: new Date(),
      });
      await this.scheduleRemoval(id, wasOpen ? CANCEL_GRACE_MS : 0);
    });
  }

  /** Ends and sweeps everything of an account. */
  async removeTasksOfAccount(accountId: number): Promise<void> {
    for (const { id } of await this.backgroundTaskRepository.listAllByAccount(accountId)) {
      const wasOpen = await this.endOpenTask(id, {
        state: 'cancelled',
        finishedAt: new Date(),
      });
      await this.scheduleRemoval(id, wasOpen ? CANCEL_GRACE_MS : 0);
    }
  }

  /** Ends it and has it swept when its time is over; says whether this call did. */
  async endTask(id: string, change: Partial<BackgroundTask>, run?: number): Promise<boolean> {
    const finishedAt = new Date();
    const expiresAt = new Date(finishedAt.getTime() + RESULT_RETENTION_MS);
    if (!(await this.endOpenTask(id, { ...change, finishedAt, expiresAt }, run))) return false;
    await this.outboxService.enqueueJob({
      kind: TASK_REMOVAL_JOB,
      payload: { id },
      runAt: expiresAt,
    });
    return true;
  }

  /**
   * Opens a failed task again, whose job a person starts again.
   * @returns whether it is still there
   * @throws 429 with too many open tasks, 409 when another task was started meanwhile
   */
  async reopenFailedTask(id: string): Promise<boolean> {
    const task = await this.backgroundTaskRepository.findTaskById(id);
    if (task === null) return false;
    const slot = findFreeSlot(await this.backgroundTaskRepository.findTakenSlots(task.accountId));
    try {
      return await this.backgroundTaskRepository.reopenFailedTask(id, slot);
    } catch (error) {
      throw isDuplicateKeyError(error) ? conflict(STARTED_MEANWHILE_MESSAGE) : error;
    }
  }

  /** Says whether this call ended it; the account's next waiting task then gets its turn at once. */
  private async endOpenTask(
    id: string,
    change: Partial<BackgroundTask>,
    run?: number,
  ): Promise<boolean> {
    if (!(await this.backgroundTaskRepository.endTask(id, change, run))) return false;
    const next = await this.backgroundTaskRepository.findNextWaitingTaskId(id);
    if (next !== null) await this.outboxService.advancePostponedJob(taskJobKey(next));
    return true;
  }

  private async scheduleRemoval(id: string, afterMs = 0): Promise<void> {
    await this.backgroundTaskRepository.expireTasks([id]);
    await this.outboxService.enqueueJob({
      kind: TASK_REMOVAL_JOB,
      payload: { id },
      runAt: new Date(Date.now() + afterMs),
    });
  }

  private async findStartedTask({
    accountId,
    kind,
    key,
  }: NewBackgroundTask): Promise<BackgroundTask | null> {
    if (!key) return null;
    await this.idempotencyKeyRepository.claimKey(accountId, key);
    return this.backgroundTaskRepository.findByStartKey(accountId, kind, key.key);
  }

  private async insertTask(row: BackgroundTask): Promise<void> {
    try {
      await this.backgroundTaskRepository.insertTask(row);
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError('Key or place taken meanwhile')
        : error;
    }
  }
}

const taskJobKey = (id: string): string => `task:${id}`;

function findFreeSlot(taken: ReadonlySet<number>): number {
  if (taken.size === 0) return RUNNING_SLOT;
  // The place of the running task last, so that a new task does not overtake those that wait.
  for (let slot = RUNNING_SLOT + 1; slot <= MAX_OPEN_TASKS; slot += 1)
    if (!taken.has(slot)) return slot;
  if (!taken.has(RUNNING_SLOT)) return RUNNING_SLOT;
  throw tooManyRequests(TOO_MANY_OPEN_MESSAGE, 'too-many-works');
}

const createTaskRow = (
  { accountId, kind, title, params, key }: NewBackgroundTask,
  slot: number,
): BackgroundTask => ({
  id: randomUUID(),
  accountId,
  kind,
  title: title.slice(0, 200),
  params: JSON.stringify(params ?? null),
  startKey: key?.key ?? null,
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
