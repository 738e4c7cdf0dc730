import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;

/** In a process of its own, since there is no way back to root. */
function leaveRoot(
  folder: string,
  user: string,
): { isKept: boolean; refusal: string | null; uid: number } {
  const program = `
    import { leaveRoot } from '${join(import.meta.dirname, 'unprivileged-user.ts')}';
    let [isKept, refusal] = [false, null];
    try { isKept = leaveRoot('${folder}', '${user}'); } catch (error) { refusal = error.message; }
    console.log(JSON.stringify({ isKept, refusal, uid: process.getuid() }));`;
  const output = execFileSync(
    process.execPath,
    ['--import', './tools/typescript.mjs', '--input-type=module', '-e', program],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return JSON.parse(output) as ReturnType<typeof leaveRoot>;
}

describe('a start', () => {
  it('as root goes on as another user with the folder, or refuses in words', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unprivileged-'));
    try {
      const { isKept, refusal, uid } = leaveRoot(folder, 'nobody');
      expect(isKept).toBe(false);
      if (isRoot) {
        // Where the checkout is closed to others, the folder goes back to root.
        expect(uid === 0).toBe(refusal !== null);
        expect(refusal ?? 'nobody cannot use').toMatch(/^nobody cannot use(?:$| .*--user root)/);
      } else expect([refusal, uid]).toEqual([null, process.getuid?.()]);
      expect(statSync(folder).uid).toBe(uid);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('as root refuses a user that is not there, and gives nothing away', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unprivileged-'));
    const { refusal } = leaveRoot(folder, 'no-such-user');
    expect(refusal).toBe(
      isRoot ? 'there is no user no-such-user: name another with --user.' : null,
    );
    expect(statSync(folder).uid).toBe(process.getuid?.());
    rmSync(folder, { recursive: true });
  });

  it('stays root only when told to', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unprivileged-'));
    expect(leaveRoot(folder, 'root')).toEqual({
      isKept: isRoot,
      refusal: null,
      uid: process.getuid?.(),
    });
    rmSync(folder, { recursive: true });
  });
});
