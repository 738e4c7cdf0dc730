import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { withTreeLock } from './tree-lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('runs one change after the other, also after a failure', async () => {
  const file = join(folder, 'shared.lock');
  const log: string[] = [];
  const change = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 20));
    log.push(`${name} ends`);
    if (name === 'first') throw new Error('no disk');
  };
  const first = withTreeLock(change('first'), file);
  const second = withTreeLock(change('second'), file);
  await expect(first).rejects.toThrow('no disk');
  await second;
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(file)).toBe(false);
});

it('takes over what a command that was killed left behind', async () => {
  const file = join(folder, 'stale.lock');
  writeFileSync(file, '2147483646');
  await expect(withTreeLock(() => Promise.resolve('done'), file)).resolves.toBe('done');
});
