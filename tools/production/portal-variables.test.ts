import { describe, expect, it } from '@jest/globals';
import { environmentOfProcess, pickGiven } from './portal-variables.ts';

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
});
