import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/kit/wait-until.js';
import {
  FileReadingThread,
  ThreadEndedError,
  type ThreadLimits,
} from './file-reading-thread.util.js';

const LIMITS: ThreadLimits = {
  cpuMs: 1_000,
  elapsedMs: 60_000,
  heapMegabytes: 64,
  idleMs: 60_000,
};

/** A module that reads with this body of a function. */
const createReader = (body: string): string =>
  `data:text/javascript,${encodeURIComponent(`export async function readFile(input) { ${body} }`)}`;
const ECHO = createReader('return input');

let thread: FileReadingThread;
const startThread = (limits: Partial<ThreadLimits> = {}): FileReadingThread =>
  (thread = new FileReadingThread({ ...LIMITS, ...limits }));
const read = (body: string) => thread.readFile(createReader(body), {}, []);
const expectEnded = (body: string, reason: RegExp) =>
  expect(read(body)).rejects.toMatchObject({
    constructor: ThreadEndedError,
    message: expect.stringMatching(reason) as unknown,
  });

afterEach(() => thread.end());

describe('the thread that reads files', () => {
  it('starts with the first file and keeps running for the next', async () => {
    startThread();
    expect(thread.isRunning).toBe(false);
    expect(await thread.readFile(ECHO, { name: 'a' }, [])).toEqual({
      kind: 'done',
      output: { name: 'a' },
    });
    const counting = 'return (globalThis.count = (globalThis.count ?? 0) + 1)';
    await read(counting);
    expect(await read(counting)).toEqual({ kind: 'done', output: 2 });
  });

  it('takes the bytes instead of a copy', async () => {
    startThread();
    const bytes = new Uint8Array([1, 2, 3]);
    const answer = await thread.readFile(ECHO, { bytes }, [bytes.buffer]);
    expect(answer).toEqual({ kind: 'done', output: { bytes: new Uint8Array([1, 2, 3]) } });
    expect(bytes.byteLength).toBe(0);
  });

  it('hands on what a reader refuses, and what it did not expect', async () => {
    startThread();
    expect(
      await read(
        'throw Object.assign(new Error("no"), { name: "Problem", body: { status: 415 } })',
      ),
    ).toEqual({ kind: 'refused', problem: { status: 415 } });
    expect(await read('throw new TypeError("a fault")')).toMatchObject({
      kind: 'failed',
      error: { message: 'a fault' },
    });
  });

  it('gives up a file that takes too much of the processor, and reads the next', async () => {
    startThread({ cpuMs: 200 });
    await expectEnded('for (;;);', /more than 200 ms of the processor/);
    expect(thread.isRunning).toBe(false);
    expect(await read('return 1')).toEqual({ kind: 'done', output: 1 });
  });

  it('counts the processor for each file anew, and no time that is only waited', async () => {
    startThread({ cpuMs: 500 });
    const busy = `
      const readUsed = () => { const { user, system } = process.threadCpuUsage(); return user + system; };
      const end = readUsed() + 300_000;
      while (readUsed() < end);`;
    await read(busy);
    await read(busy);
    await read(busy);
    expect(await read('await new Promise((go) => setTimeout(go, 800)); return 1')).toMatchObject({
      output: 1,
    });
  });

  it('gives up a file that waits without end', async () => {
    startThread({ elapsedMs: 1_500 });
    await expectEnded('await new Promise((go) => setTimeout(go, 60_000))', /more than 1500 ms/);
  });

  it('gives up a file that takes too much memory, and reads the next', async () => {
    startThread({ cpuMs: 60_000 });
    await expectEnded('const all = []; for (;;) all.push({ x: Math.random() });', /memory/);
    expect(await read('return 1')).toEqual({ kind: 'done', output: 1 });
  });

  it.each([
    [
      'an error that nothing catches',
      'setTimeout(() => { throw new Error("late") }); await new Promise(() => {})',
      /late/,
    ],
    ['an exit', 'process.exit(3)', /ended with 3/],
  ])('fails only the file that ends it by %s', async (_what, body, reason) => {
    startThread();
    await expectEnded(body, reason);
    expect(await read('return 1')).toEqual({ kind: 'done', output: 1 });
  });

  it('starts anew when an error of the file before ends it', async () => {
    startThread();
    await read('setTimeout(() => { throw new Error("late") }, 20)');
    await pause(100);
    expect(await read('return 1')).toEqual({ kind: 'done', output: 1 });
  });

  it('ends when it has read nothing for a while', async () => {
    startThread({ idleMs: 50 });
    await read('return 1');
    await waitUntil(() => Promise.resolve(thread.isRunning ? null : true), 'The thread ends');
  });

  it('leaves the event loop free while a file is read', async () => {
    startThread();
    await read('return 1');
    const before = process.threadCpuUsage();
    await expectEnded('for (;;);', /processor/);
    const { user, system } = process.threadCpuUsage(before);
    // In the event loop the file would have taken all of its second from it.
    expect((user + system) / 1000).toBeLessThan(LIMITS.cpuMs / 2);
  });
});
