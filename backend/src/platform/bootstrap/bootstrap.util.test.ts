import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '../../../test/kit/wait-for.js';

const asked = Promise.withResolvers<void>();
jest.unstable_mockModule('./shutdown-signal.util.js', () => ({
  waitForShutdownSignal: () => asked.promise,
}));
const { StartupError } = await import('../config/index.js');
const { bootstrapProcess } = await import('./bootstrap.util.js');

afterEach(() => {
  jest.restoreAllMocks();
});

it('a process asked to stop while it starts does so once it has, in order and once, and answers 0', async () => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const started = Promise.withResolvers<void>();
  const close = jest.fn(() => Promise.resolve());
  const running = bootstrapProcess(async () => {
    await started.promise;
    return { app: { close } as unknown as INestApplicationContext, readyMessage: 'Running' };
  });
  asked.resolve();
  await asked.promise;
  expect([close.mock.calls, exit.mock.calls]).toEqual([[], []]);
  started.resolve();
  await running;
  await waitFor(() => expect(exit.mock.calls).toEqual([[0]]), { timeout: 15_000 });
  expect(close).toHaveBeenCalledTimes(1);
  const [line] = said.mock.calls.map(([text]) => JSON.parse(String(text)) as unknown);
  expect(line).toMatchObject({ level: 30, time: expect.any(Number), msg: 'Running' });
});

it('says what keeps it from starting in lines of the log, without the values of a statement', async () => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const isTty = process.stderr.isTTY;
  process.stderr.isTTY = false;
  try {
    await bootstrapProcess(() =>
      Promise.reject(new StartupError(['PORT must be', 'HOST must be'])),
    );
    await bootstrapProcess(() => Promise.reject(new TypeError('broken')));
  } finally {
    process.stderr.isTTY = isTty;
    process.removeAllListeners('uncaughtException');
  }
  expect(said.mock.calls.map(([text]) => JSON.parse(String(text)) as unknown)).toEqual([
    expect.objectContaining({ level: 60, msg: 'PORT must be' }),
    expect.objectContaining({ level: 60, msg: 'HOST must be' }),
    expect.objectContaining({
      level: 60,
      err: expect.objectContaining({ type: 'TypeError', message: 'broken' }),
    }),
  ]);
  expect(exit.mock.calls).toEqual([[1], [1]]);
});

/** Exits by itself, with a distinct exit code, when it receives the shutdown signal. */
const LOADING = `
  const { waitForShutdownSignal } = await import(${JSON.stringify(resolve(import.meta.dirname, 'shutdown-signal.util.ts'))});
  void waitForShutdownSignal();
  const kept = setInterval(() => undefined, 1_000);
  process.stdout.write('loading');
  await waitForShutdownSignal();
  clearInterval(kept);
  process.exitCode = 7;
`;

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s does not cut short a process that is still loading',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', LOADING], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.once('data', () => child.kill(signal));
    expect(await once(child, 'exit')).toEqual([7, null]);
  },
  60_000,
);
