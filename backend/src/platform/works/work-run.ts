import { setImmediate as letOthers } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { BEAT_MS } from './work-limits.js';
import type { WorkStore } from './work-store.js';

/** Longest stretch of computing before requests get their turn. */
const STRETCH_MS = 8;

/** Why a try broke off although nothing went wrong with it. */
export type BreakOff = 'lost' | 'stopping';

/** One try of a piece of work: writes progress down and notices that it is no longer wanted. */
export class WorkRun {
  private readonly logger = new Logger(WorkRun.name);
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private last = { done: 0, total: null as number | null };
  private isNews = false;
  private beating = false;
  private lastTurn = performance.now();
  brokenOff: BreakOff | null = null;

  constructor(
    private readonly store: WorkStore,
    readonly workId: string,
    readonly run: number,
  ) {
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** How far it said it is. */
  get told(): { done: number; total: number | null } {
    return this.last;
  }

  progress(done: number, total: number | null): void {
    this.last = { done, total };
    this.isNews = true;
  }

  async breathe(): Promise<void> {
    if (performance.now() - this.lastTurn < STRETCH_MS) return;
    await letOthers();
    this.lastTurn = performance.now();
  }

  breakOff(why: BreakOff): void {
    this.brokenOff ??= why;
    this.controller.abort(new Error(`Work broken off: ${why}`));
  }

  end(): void {
    clearInterval(this.timer);
  }

  /** A beat that fails is no harm: the next one tells more. */
  private async beat(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    try {
      const {
        isNews,
        last: { done, total },
      } = this;
      this.isNews = false;
      if (isNews) await this.store.progress(this.workId, this.run, done, total);
      if (!(await this.store.isRunning(this.workId, this.run))) this.breakOff('lost');
    } catch (error) {
      this.logger.warn({ workId: this.workId, err: error }, 'Progress of a work not written');
    } finally {
      this.beating = false;
    }
  }
}
