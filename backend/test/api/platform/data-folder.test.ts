import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { portal } from '../../kit/portal.js';

let own: Portal;
beforeAll(async () => {
  own = await startPortal({ kind: portal().kind });
}, 120_000);
afterAll(async () => {
  await own.stop();
});

/** Paths in the data folder that other users of the machine can open. */
async function listOpenPaths(): Promise<string[]> {
  const entries = await readdir(own.dataDir, { withFileTypes: true });
  const paths = [
    own.dataDir,
    ...entries
      .filter((entry) => !entry.isSymbolicLink())
      .map(({ name }) => join(own.dataDir, name)),
  ];
  const open = await Promise.all(
    paths.map(async (path) => (((await stat(path)).mode & 0o077) === 0 ? null : path)),
  );
  return open.filter((path) => path !== null);
}

it('is for the user of the portal alone', async () => {
  expect(await listOpenPaths()).toEqual([]);
});

it('is closed at the next start where an earlier release left it open', async () => {
  const names = await readdir(own.dataDir);
  await chmod(own.dataDir, 0o755);
  for (const name of names) {
    const path = join(own.dataDir, name);
    if ((await stat(path)).isDirectory()) await chmod(path, 0o755);
    else if (name.startsWith('portal.sqlite')) await chmod(path, 0o644);
  }
  expect((await listOpenPaths()).length).toBeGreaterThan(1);
  await own.restart();
  expect(await listOpenPaths()).toEqual([]);
});
