import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';

interface BackgroundTaskState {
  open: boolean;
  started: Set<string>;
  listeners: Set<() => void>;
}

/**
 * Client state of background tasks beside the server's list: whether the panel is open, and which
 * tasks were started in this page.
 */
class BackgroundTaskStore {
  constructor(private readonly state: BackgroundTaskState) {}

  readonly isPanelOpen = (): boolean => this.state.open;

  readonly setPanelOpen = (open: boolean): void => {
    if (open === this.state.open) return;
    this.state.open = open;
    for (const listener of [...this.state.listeners]) listener();
  };

  markStartedHere(id: string): void {
    this.state.started.add(id);
  }

  readonly isAwaited = (id: string): boolean => this.state.started.has(id);

  /**
   * Whether the result must still be saved for the user who started the task in this page; the call
   * removes the claim.
   */
  claimResult(id: string): boolean {
    return this.state.started.delete(id);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.state.listeners.add(listener);
    return () => this.state.listeners.delete(listener);
  };
}

export const backgroundTaskStore = new BackgroundTaskStore(
  getOrCreateSingleton('works', () => ({ open: false, started: new Set(), listeners: new Set() })),
);
