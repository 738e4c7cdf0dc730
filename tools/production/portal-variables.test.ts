import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  environmentOfProcess,
  isGiven,
  pickGiven,
  pickVariables,
  withoutGiven,
} from './portal-variables.ts';

describe('variables of a process', () => {
  it('have a port for metrics that no other process of the machine has', () => {
    const portOf = (index: number) =>
      environmentOfProcess({ METRICS_PORT: '9464' }, index, '/folder')['METRICS_PORT'];
    expect([0, 1, 2, 3].map(portOf)).toEqual(['9464', '9465', '9466', '9467']);
    expect(environmentOfProcess({}, 1, '/folder')).not.toHaveProperty('METRICS_PORT');
  });

  it('keep compiled code in the private folder unless another is named', () => {
    const folderOf = (env: Record<string, string>) =>
      environmentOfProcess(env, 0, '/folder')['NODE_COMPILE_CACHE'];
    expect(folderOf({})).toBe('/folder/compiled');
    expect(folderOf({ NODE_COMPILE_CACHE: '/other' })).toBe('/other');
  });

  it('are those of the shell that are known and not blank', () => {
    const shell = { SMTP_URL: 'smtps://mail.example', BACKUP_KEY: ' ', HOME: '/root' };
    expect(pickGiven(shell, ['SMTP_URL', 'BACKUP_KEY', 'CLAMAV_URL'])).toEqual({
      SMTP_URL: 'smtps://mail.example',
    });
  });

  it('may name a file, whose path holds in any folder', () => {
    const shell = { DATABASE_URL_FILE: 'secrets/url', SMTP_URL_FILE: ' ', HOME_FILE: '/x' };
    const given = pickVariables(shell, ['DATABASE_URL', 'SMTP_URL', 'JWT_SECRET']);
    expect(given).toEqual({ DATABASE_URL_FILE: resolve('secrets/url') });
    expect(isGiven(given, 'DATABASE_URL')).toBe(true);
    expect(isGiven(given, 'JWT_SECRET')).toBe(false);
  });

  it('are read where the set-up needs them itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'variables-'));
    try {
      const file = join(folder, 'url');
      writeFileSync(file, 'https://portale.example\n');
      const pick = (shell: NodeJS.ProcessEnv) => pickVariables(shell, ['PUBLIC_URL']);
      expect(pick({ PUBLIC_URL_FILE: file })).toEqual({ PUBLIC_URL: 'https://portale.example' });
      // The processes name the fault.
      expect(pick({ PUBLIC_URL_FILE: file, PUBLIC_URL: 'https://a.it' })).toEqual({
        PUBLIC_URL: 'https://a.it',
        PUBLIC_URL_FILE: file,
      });
      expect(() => pick({ PUBLIC_URL_FILE: join(folder, 'none') })).toThrow(
        /^PUBLIC_URL_FILE .*none cannot be read \(ENOENT\)/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are dropped where the other environment gives them, by value or by file', () => {
    const env = { JWT_SECRET: 's', MAIL_FROM: 'm', SMTP_URL_FILE: '/f' };
    expect(withoutGiven(env, { JWT_SECRET_FILE: '/secret', SMTP_URL: 'smtp://x' })).toEqual({
      MAIL_FROM: 'm',
    });
  });
});
