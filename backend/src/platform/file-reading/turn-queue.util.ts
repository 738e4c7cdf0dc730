/** Entries of many callers, in turns: one of each caller before the second of any. */
export class TurnQueue<Entry> {
  /** Callers in the order of their turns. */
  private readonly waiting = new Map<string, Entry[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  countByCaller(caller: string): number {
    return this.waiting.get(caller)?.length ?? 0;
  }

  addEntry(caller: string, entry: Entry): void {
    const entries = this.waiting.get(caller);
    if (entries === undefined) this.waiting.set(caller, [entry]);
    else entries.push(entry);
    this.count += 1;
  }

  /** The oldest entry of the caller whose turn it is; that caller is then the last. */
  takeNext(): Entry | null {
    const [turn] = this.waiting;
    if (turn === undefined) return null;
    const [caller, [entry, ...rest]] = turn;
    this.waiting.delete(caller);
    if (rest.length > 0) this.waiting.set(caller, rest);
    this.count -= 1;
    return entry ?? null;
  }

  /** Removes all entries. */
  takeAll(): Entry[] {
    const entries = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.count = 0;
    return entries;
  }
}
