import { setFlagsFromString } from 'node:v8';

/**
 * Starts a process with a heap that grows by little. What is loaded stays, but the garbage of
 * loading it does not, and a heap that had grown for it would stay large while the process rests.
 * Afterwards the heap grows as usual, so that serving is not slower.
 */
export async function startWithSmallHeap(start: () => Promise<void>): Promise<void> {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--optimize-for-size');
  await start();
  setFlagsFromString('--no-optimize-for-size');
  setFlagsFromString('--semi-space-growth-factor=2');
}
