import { ApiError, type ApiProblem } from '@pratiche/api';
import { SAVE_FAILED } from './texts.js';

/** State of saving, for the status line. */
export type SaveState =
  | { kind: 'clean' }
  | { kind: 'waiting' }
  /** Typing waits for `flush`. */
  | { kind: 'held' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | {
      kind: 'retrying';
      message: string;
      /** The server answered, but could not save. */
      isServerFault: boolean;
    }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict' };

export interface SaveQueueOptions {
  /** Sends the current form values; called for one save at a time. */
  save: () => Promise<void>;
  /**
   * Merges the stored version from a version conflict; returns `true` when saving may continue
   * automatically, `taken` when nothing is left to save.
   */
  onConflict: (stored: unknown) => boolean | 'taken';
  /** Called when the server rejects the values and would reject a retry. */
  onRefused?: (problem: ApiProblem) => void;
  onState: (state: SaveState) => void;
  /** Milliseconds of quiet before typing is saved; `null` where only `flush` saves. */
  delay?: number | null;
}

/** Typing without a pause is saved after this time at the latest. */
const LONGEST_WAIT_MS = 10_000;
const RETRY_FIRST_MS = 2000;
const RETRY_MAX_MS = 60_000;
/** Shared objects, so that subscribers are notified only at the first keystroke. */
const WAITING: SaveState = { kind: 'waiting' };
const HELD: SaveState = { kind: 'held' };

/**
 * Saves one dossier, debounced, with one save in flight; the latest values always win. A save that
 * does not reach the server is retried with growing delays; a rejected save waits for the next
 * change.
 */
export class SaveQueue {
  private revision = 0;
  private savedRevision = 0;
  private failures = 0;
  private paused = false;
  private held = false;
  /** Moment of the first change that no save has picked up; `null` without such a change. */
  private waitingSince: number | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private lastTurn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: SaveQueueOptions) {}

  get isDirty(): boolean {
    return this.revision > this.savedRevision;
  }

  /** Something was changed. */
  markDirty(): void {
    this.revision += 1;
    this.waitingSince ??= Date.now();
    if (this.paused) return;
    this.announceDirty();
    this.scheduleTyping();
  }

  get isHeld(): boolean {
    return this.held;
  }

  /** From now on what is typed waits for `flush`, or no longer does. */
  hold(isHeld: boolean): void {
    this.held = isHeld;
    if (!isHeld && this.isDirty && !this.paused) this.scheduleTyping();
  }

  /** Saves pending changes now; returns `true` when the server has all of them. */
  flush(): Promise<boolean> {
    this.cancelScheduledSave();
    return this.runExclusive(() => this.saveUntilClean());
  }

  /** Runs another call that writes the dossier when no save is in flight. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastTurn.then(work, work);
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /** A person decided about a conflict: saving goes on. */
  resume(): void {
    this.paused = false;
    this.markDirty();
    void this.flush();
  }

  /** Waits for a decision. */
  pause(): void {
    this.paused = true;
    this.cancelScheduledSave();
    this.options.onState({ kind: 'conflict' });
  }

  /** The network is back: no reason to wait for the next try. */
  retryNow(): void {
    if (this.isDirty && !this.paused && !this.isWaitingForFlush) void this.flush();
  }

  stop(): void {
    this.cancelScheduledSave();
    this.paused = true;
  }

  /** Leaves what is typed during the save to the timer that this typing has started. */
  private async saveWaiting(): Promise<void> {
    while (this.isDirty && !this.paused && this.timer === null) {
      if (!(await this.saveOnce())) return;
    }
  }

  private async saveUntilClean(): Promise<boolean> {
    while (this.isDirty && !this.paused) {
      if (!(await this.saveOnce())) return false;
    }
    return !this.isDirty;
  }

  private async saveOnce(): Promise<boolean> {
    const revision = this.revision;
    this.waitingSince = null;
    this.options.onState({ kind: 'saving' });
    try {
      await this.options.save();
    } catch (error) {
      return this.handleSaveFailure(error);
    }
    this.failures = 0;
    this.savedRevision = revision;
    if (this.isDirty) this.announceDirty();
    else this.options.onState({ kind: 'saved', at: Date.now() });
    return true;
  }

  private handleSaveFailure(error: unknown): boolean {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.stored !== undefined && problem.status === 409) {
      const answer = this.options.onConflict(problem.stored);
      if (answer === 'taken') {
        this.savedRevision = this.revision;
        this.options.onState({ kind: 'clean' });
      }
      if (answer !== false) return true;
      this.pause();
      return false;
    }
    if (problem !== null && !isRetryableStatus(problem.status)) {
      this.failures = 0;
      this.options.onState({
        kind: 'refused',
        message: problem.errors?.[0]?.message ?? problem.message,
      });
      this.options.onRefused?.(problem);
      return false;
    }
    this.failures += 1;
    this.options.onState({
      kind: 'retrying',
      message: problem?.message ?? SAVE_FAILED,
      isServerFault: problem !== null && problem.status !== 0,
    });
    this.scheduleSave(Math.min(RETRY_FIRST_MS * 2 ** (this.failures - 1), RETRY_MAX_MS));
    return false;
  }

  /** Held, and nothing of it was sent in vain. */
  private get isWaitingForFlush(): boolean {
    return this.held && this.failures === 0;
  }

  private announceDirty(): void {
    if (this.failures === 0) this.options.onState(this.held ? HELD : WAITING);
  }

  private scheduleTyping(): void {
    const { delay = 1500 } = this.options;
    if (delay === null || this.held) return;
    const waited = Date.now() - (this.waitingSince ?? Date.now());
    this.scheduleSave(Math.max(0, Math.min(delay, LONGEST_WAIT_MS - waited)));
  }

  private scheduleSave(delay: number): void {
    this.cancelScheduledSave();
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.runExclusive(() => this.saveWaiting());
    }, delay);
  }

  private cancelScheduledSave(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

/** Worth another try without any change: no answer, too busy, broken for the moment. */
const isRetryableStatus = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;
