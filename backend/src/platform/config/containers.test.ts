import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { loadConfig } from './app-config.factory.js';
import { repositoryRoot } from './paths.constants.js';

const folder = mkdtempSync(join(tmpdir(), 'containers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string): string => readFileSync(join(repositoryRoot, 'docker', path), 'utf8');
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> }>;
};
const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

describe('the environment of the containers', () => {
  // Made the way the file says: words of other characters would break the addresses they become part of.
  const secrets = new Map(
    ['JWT_SECRET', 'SECRETS_KEY', 'DATABASE_PASSWORD', 'REDIS_PASSWORD'].map((name) => [
      name,
      randomBytes(32).toString('hex'),
    ]),
  );

  const filled = (text: string): string =>
    text.replaceAll(
      /\$\{([A-Z_]+)(?::?-([^}]*)|:\?[^}]*)?\}/g,
      (_, name: string, otherwise = '') =>
        secrets.get(name) ?? example.get(name) ?? String(otherwise),
    );

  it('has its secrets made as .env.example says', () => {
    expect(read('.env.example')).toContain('openssl rand -hex 32\n');
  });

  it.each(['http-1', 'http-2', 'worker-1', 'worker-2'])('is one that %s starts with', (name) => {
    const given = Object.entries(services[name]?.environment ?? {}).map(([variable, value]) => [
      variable,
      filled(value),
    ]);
    const config = loadConfig({ ...Object.fromEntries(given), DATA_DIR: folder });
    expect(config).toMatchObject({
      embedded: false,
      host: '0.0.0.0',
      storage: { kind: 'azure' },
      clamavUrl: 'tcp://clamav:3310',
      backOfficeSecondStep: 'required',
      metricsPort: 9464,
    });
    const addresses = [
      config.database.kind === 'server' ? config.database.url : '',
      config.redisUrl ?? '',
    ];
    expect(addresses.map((address) => new URL(address).password)).toEqual([
      secrets.get('DATABASE_PASSWORD'),
      secrets.get('REDIS_PASSWORD'),
    ]);
  });
});
