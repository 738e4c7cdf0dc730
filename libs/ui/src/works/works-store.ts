/** What this page knows of works beside the server's list: whether the panel is open, and which ones were started here. */
class WorksStore {
  private open = false;
  private readonly started = new Set<string>();
  private readonly listeners = new Set<() => void>();

  readonly isOpen = (): boolean => this.open;

  readonly setOpen = (open: boolean): void => {
    if (open === this.open) return;
    this.open = open;
    for (const listener of [...this.listeners]) listener();
  };

  startedHere(id: string): void {
    this.started.add(id);
  }

  readonly awaits = (id: string): boolean => this.started.has(id);

  /** Whether the result is still to be saved for whoever started it in this page; asking takes it off. */
  claim(id: string): boolean {
    return this.started.delete(id);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const worksStore = new WorksStore();
