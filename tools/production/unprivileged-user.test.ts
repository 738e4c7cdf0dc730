import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;

/** In a process of its own, since there is no way back to root. */
function leaveRoot(folder: string, user: string): { reason: string | null; uid: number } {
  const program = `
    import { leaveRoot } from '${join(import.meta.dirname, 'unprivileged-user.ts')}';
    const reason = leaveRoot('${folder}', '${user}');
    console.log(JSON.stringify({ reason, uid: process.getuid() }));`;
  const output = execFileSync(
    process.execPath,
    ['--import', './tools/typescript.mjs', '--input-type=module', '-e', program],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return JSON.parse(output) as { reason: string | null; uid: number };
}

describe('a start', () => {
  it('as root goes on as another user with the folder, or says why it does not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unprivileged-'));
    try {
      const { reason, uid } = leaveRoot(folder, 'nobody');
      if (isRoot) {
        // Where the checkout is closed to others it stays root, and so does the folder.
        expect(uid === 0).toBe(reason !== null);
        expect(reason ?? 'nobody cannot use').toContain('nobody cannot use');
      } else expect([reason, uid]).toEqual([null, process.getuid?.()]);
      expect(statSync(folder).uid).toBe(uid);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('as root refuses a user that is not there, and gives nothing away', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unprivileged-'));
    const start = () => leaveRoot(folder, 'no-such-user');
    if (isRoot) expect(start).toThrow();
    else expect(start().reason).toBeNull();
    expect(statSync(folder).uid).toBe(process.getuid?.());
    rmSync(folder, { recursive: true });
  });
});
