/** Lets one caller through at a time, first come, first served. */
export class Mutex {
  private isLocked = false;
  private readonly waiters: Array<() => void> = [];

  async acquire(): Promise<void> {
    if (!this.isLocked) {
      this.isLocked = true;
      return;
    }
    await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  /** The turn goes straight to the next in line, so that nobody can slip in between. */
  release(): void {
    const next = this.waiters.shift();
    if (next === undefined) this.isLocked = false;
    else next();
  }

  async runExclusive<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
