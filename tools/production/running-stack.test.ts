import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findProcessesIn, identifyProcess, isAlive } from '../services/process-identity.ts';
import { findRunning, writeRunning, type RunningStack } from './running-stack.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (running: Pick<RunningStack, 'pid' | 'identity'>): void =>
  writeRunning(folder, { ...running, startedAt: '' } as RunningStack);

it('is the process that wrote it, not a later one with its id', () => {
  write({ pid: process.pid, identity: identifyProcess(process.pid) });
  expect(findRunning(folder)?.pid).toBe(process.pid);
  write({ pid: process.pid, identity: 'another-start-of-the-machine 42' });
  expect(findRunning(folder)).toBeNull();
  // An earlier release wrote it before a power cut: this process is no "up".
  write({ pid: process.pid });
  expect(findRunning(folder)).toBeNull();
});

it('is nothing that has ended, even where nobody has asked for its end', async () => {
  const child = spawn('/bin/sh', ['-c', 'sleep 0 & exec sleep 60'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const identity = identifyProcess(pid);
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  write({ pid, identity });
  expect(findRunning(folder)).toBeNull();
  expect([isAlive(0), isAlive(-1)]).toEqual([false, false]);
});

it('finds what runs in a folder and is one of the programs, and nothing else', async () => {
  const inner = join(folder, 'production');
  mkdirSync(inner);
  const start = async (program: string, args: string[], cwd: string) => {
    const child = spawn(program, args, { cwd, stdio: 'ignore' });
    await once(child, 'spawn');
    return child;
  };
  const wait = ['-e', 'setTimeout(() => {}, 60_000)'];
  const all = await Promise.all([
    start(process.execPath, wait, inner),
    start(process.execPath, wait, folder),
    start('/bin/sleep', ['60'], inner),
  ]);
  try {
    // Between fork and exec a process still has the program of its parent.
    expect(findProcessesIn(inner, [process.execPath]).map(({ pid }) => pid)).toContain(all[0].pid);
    expect(findProcessesIn(inner, [process.execPath]).map(({ pid }) => pid)).not.toContain(
      all[1].pid,
    );
    expect(findProcessesIn(inner, ['/bin/sleep']).map(({ pid }) => pid)).toEqual([all[2].pid]);
  } finally {
    for (const child of all) child.kill('SIGKILL');
  }
});
