import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from './app-config.factory.js';
import { withPassword } from './secret-variables.util.js';
import { StartupError } from './startup.error.js';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const SERVER = {
  DATABASE_URL: 'mysql://u@localhost/portal',
  SIGNATURE_KEYS: 's'.repeat(32),
  DATA_DIR: folder,
};

describe('secrets in files', () => {
  it('count as their variables, without the end of the line', () => {
    const config = loadConfig({
      ...SERVER,
      JWT_SECRET_FILE: write('jwt', `${'s'.repeat(40)}\n`),
      DATABASE_PASSWORD_FILE: write('database', 'p@ss/wörd\n'),
      REDIS_URL: 'redis://localhost:6379',
      REDIS_PASSWORD_FILE: write('redis', 'r'),
    });
    expect(config.jwtSecrets).toEqual(['s'.repeat(40)]);
    expect(config.redisUrl).toBe('redis://:r@localhost:6379');
    const url = config.database.kind === 'server' ? new URL(config.database.url) : null;
    expect(decodeURIComponent(url?.password ?? '')).toBe('p@ss/wörd');
  });

  it.each<[string, NodeJS.ProcessEnv, RegExp]>([
    [
      'a file that is not there',
      { JWT_SECRET_FILE: '/nowhere/jwt' },
      /^JWT_SECRET_FILE \/nowhere\/jwt cannot be read \(ENOENT\)$/,
    ],
    [
      'a variable given twice',
      { JWT_SECRET: 's'.repeat(40), JWT_SECRET_FILE: '/nowhere/jwt' },
      /^JWT_SECRET and JWT_SECRET_FILE are both set$/,
    ],
    [
      'a file that holds too little',
      { JWT_SECRET_FILE: write('short', 'short') },
      /^JWT_SECRET must have at least 32/,
    ],
  ])('do not start with %s', (_, change, line) => {
    const load = () => loadConfig({ ...SERVER, ...change });
    expect(load).toThrow(StartupError);
    expect(load).toThrow(line);
  });

  it('leave a password that the address has', () => {
    expect(withPassword('redis://:a@h:1', 'b')).toBe('redis://:a@h:1');
    expect(withPassword('redis://h:1', undefined)).toBe('redis://h:1');
  });
});
