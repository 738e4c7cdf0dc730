import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { applyNextVersion } from './next-version.ts';
import { REMOTES } from './releases.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CHANGED = [
  'libs/ui/src/index.ts',
  'libs/ui/package.json',
  ...REMOTES.map((name) => `${name}/src/pages.tsx`),
];

it('marks the pages of every remote as they are written today', async () => {
  const tree = mkdtempSync(join(tmpdir(), 'next-version-'));
  try {
    for (const file of CHANGED) cpSync(join(ROOT, file), join(tree, file), { recursive: true });
    mkdirSync(join(tree, 'libs/ui/src/page'));
    await applyNextVersion(tree, ['libs/ui']);
    for (const name of REMOTES)
      expect(readFileSync(join(tree, name, 'src/pages.tsx'), 'utf8')).toMatch(
        /export default remotePages\('[^']+', withMark\([^]+\)\);/,
      );
  } finally {
    rmSync(tree, { recursive: true });
  }
});
