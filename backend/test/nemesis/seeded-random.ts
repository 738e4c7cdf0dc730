/** Random numbers that a seed repeats (mulberry32). */
export class SeededRandom {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(values: readonly T[]): T {
    const found = values[Math.floor(this.next() * values.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  }

  /** Picks with weights. */
  pickWeighted<T extends { weight: number }>(values: readonly T[]): T {
    let left = this.next() * values.reduce((sum, { weight }) => sum + weight, 0);
    return values.find(({ weight }) => (left -= weight) < 0) ?? this.pick(values);
  }
}
