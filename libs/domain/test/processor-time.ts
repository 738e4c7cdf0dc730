import { expect } from '@jest/globals';

/** The domain knows no types of Node, so that it runs in a browser too. */
declare const process: {
  cpuUsage(since?: object): { user: number; system: number };
};

/** Work that grows with the square of a long text takes minutes; a busy machine does not count here. */
const LIMIT_MS = 2_000;

/** Holds that a piece of work does not take the processor for long. */
export function expectLittleProcessorTime(work: () => void): void {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(LIMIT_MS);
}
