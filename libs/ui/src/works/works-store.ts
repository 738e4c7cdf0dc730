import { keptOnce } from '../kept/kept.js';

interface KeptWorks {
  open: boolean;
  started: Set<string>;
  listeners: Set<() => void>;
}

/** What this page knows of works beside the server's list: whether the panel is open, and which ones were started here. */
class WorksStore {
  constructor(private readonly kept: KeptWorks) {}

  readonly isOpen = (): boolean => this.kept.open;

  readonly setOpen = (open: boolean): void => {
    if (open === this.kept.open) return;
    this.kept.open = open;
    for (const listener of [...this.kept.listeners]) listener();
  };

  startedHere(id: string): void {
    this.kept.started.add(id);
  }

  readonly awaits = (id: string): boolean => this.kept.started.has(id);

  /** Whether the result is still to be saved for whoever started it in this page; asking takes it off. */
  claim(id: string): boolean {
    return this.kept.started.delete(id);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.kept.listeners.add(listener);
    return () => this.kept.listeners.delete(listener);
  };
}

export const worksStore = new WorksStore(
  keptOnce('works', () => ({ open: false, started: new Set(), listeners: new Set() })),
);
