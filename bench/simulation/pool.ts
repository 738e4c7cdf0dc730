/** What acts use up, such as dossiers that wait to be sent: first in, first out. */
export class Pool<T> {
  private next = 0;
  private readonly items: T[];

  private readonly name: string;

  constructor(name: string, items: readonly T[]) {
    this.name = name;
    this.items = [...items];
  }

  /** @throws when the run needs more than was laid out */
  take(): T {
    const item = this.items[this.next];
    if (item === undefined) throw new Error(`Nothing left of: ${this.name}`);
    this.next += 1;
    return item;
  }

  put(item: T): void {
    this.items.push(item);
  }
}
