/** Lets one caller through at a time, first come, first served. */
export class Turnstile {
  private taken = false;
  private readonly waiting: Array<() => void> = [];

  async enter(): Promise<void> {
    if (!this.taken) {
      this.taken = true;
      return;
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The turn goes straight to the next in line, so that nobody can slip in between. */
  leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken = false;
    else next();
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }
}
