import { setImmediate as letOthers } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { HEARTBEAT_MS } from './background-tasks.constants.js';
import type { BackgroundTaskRepository } from './background-task.repository.js';

/** Longest stretch of computing before requests get their turn. */
const MAX_BLOCKING_MS = 8;

/** Why a try broke off although nothing went wrong with it. */
export type AbortReason = 'lost' | 'stopping';

/** One attempt of a background task: stores its progress and detects its cancellation. */
export class TaskRun {
  private readonly logger = new Logger(TaskRun.name);
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private lastProgress = { done: 0, total: null as number | null };
  private hasUnsavedProgress = false;
  private isHeartbeatRunning = false;
  private lastYieldAt = performance.now();
  abortReason: AbortReason | null = null;

  constructor(
    private readonly backgroundTaskRepository: BackgroundTaskRepository,
    readonly taskId: string,
    readonly run: number,
  ) {
    this.timer = setInterval(() => void this.sendHeartbeat(), HEARTBEAT_MS);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** How far it said it is. */
  get progress(): { done: number; total: number | null } {
    return this.lastProgress;
  }

  reportProgress(done: number, total: number | null): void {
    this.lastProgress = { done, total };
    this.hasUnsavedProgress = true;
  }

  async yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.lastYieldAt < MAX_BLOCKING_MS) return;
    await letOthers();
    this.lastYieldAt = performance.now();
  }

  abortRun(why: AbortReason): void {
    this.abortReason ??= why;
    this.controller.abort(new Error(`Work broken off: ${why}`));
  }

  stopHeartbeat(): void {
    clearInterval(this.timer);
  }

  /** A failed heartbeat is harmless: the next one reports the progress. */
  private async sendHeartbeat(): Promise<void> {
    if (this.isHeartbeatRunning) return;
    this.isHeartbeatRunning = true;
    try {
      const {
        hasUnsavedProgress,
        lastProgress: { done, total },
      } = this;
      this.hasUnsavedProgress = false;
      if (hasUnsavedProgress)
        await this.backgroundTaskRepository.updateProgress(this.taskId, this.run, done, total);
      if (!(await this.backgroundTaskRepository.isTaskRunning(this.taskId, this.run)))
        this.abortRun('lost');
    } catch (error) {
      this.logger.warn({ workId: this.taskId, err: error }, 'Progress of a work not written');
    } finally {
      this.isHeartbeatRunning = false;
    }
  }
}
