import { execFile, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '../../..');
const NOBODY = 65_534;

/** `npm run production -- …` on what is built. */
export function run(
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--import', './tools/typescript.mjs', 'tools/production/main.ts', ...args],
      { cwd: ROOT, env: { ...process.env, ...env } },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}${stderr}` }),
    );
    child.stdin?.end(input);
  });
}

/** A checkout may be where only root has access. */
export const canNobodyRead = (): boolean =>
  spawnSync('test', ['-r', join(ROOT, 'backend/dist/src/main.js')], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: '/',
  }).status === 0;

export async function expectRun(...given: Parameters<typeof run>): Promise<string> {
  const { code, output } = await run(...given);
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  return output;
}
