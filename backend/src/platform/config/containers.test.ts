import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { loadCommandConfig, loadConfig } from './app-config.factory.js';
import { repositoryRoot } from './paths.constants.js';

const folder = mkdtempSync(join(tmpdir(), 'containers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string): string => readFileSync(join(repositoryRoot, 'docker', path), 'utf8');
const { services, secrets } = parse(read('compose.yaml'), { merge: true }) as {
  secrets: Record<string, object>;
  services: Record<string, { environment?: Record<string, string> }>;
};
const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

describe('the environment of the containers', () => {
  // Words like those of the command; one is an address, and there is no storage account.
  const addresses: Readonly<Record<string, string>> = {
    azure_storage_connection_string: '\n',
    smtp_url: 'smtp://mail:1025',
  };
  for (const name of Object.keys(secrets))
    writeFileSync(join(folder, name), addresses[name] ?? `${randomBytes(32).toString('hex')}\n`);
  const readSecret = (name: string): string => readFileSync(join(folder, name), 'utf8').trim();

  /** As Compose does: with ":-" a blank variable counts as absent. */
  const filled = (text: string): string =>
    text
      .replaceAll(
        /\$\{([A-Z_]+)(:?-[^}]*|:\?[^}]*)?\}/g,
        (_, name: string, otherwise = '') =>
          (String(otherwise).startsWith(':-')
            ? example.get(name) || String(otherwise).slice(2)
            : example.get(name)) ?? String(otherwise).slice(1),
      )
      .replace('/run/secrets', folder);

  it('has its secrets made as .env.example says', () => {
    expect(read('.env.example')).toContain(
      'npm run production -- container-secrets docker/secrets\n',
    );
  });

  const load = (name: string) => {
    const given = Object.entries(services[name]?.environment ?? {}).map(([variable, value]) => [
      variable,
      filled(value),
    ]);
    const env = { ...Object.fromEntries(given), DATA_DIR: folder };
    return name === 'http' || name === 'worker' ? loadConfig(env) : loadCommandConfig(env);
  };

  it.each(['http', 'worker'])('is one that %s starts with', (name) => {
    const config = load(name);
    expect(config).toMatchObject({
      embedded: false,
      migratesAtStart: false,
      databasePool: 20,
      host: '0.0.0.0',
      storage: { kind: 'folder', folder: join(folder, 'files') },
      clamavUrl: 'tcp://clamav:3310',
      backOfficeSecondStep: 'required',
      metricsPort: 9464,
      jwtSecrets: [readSecret('jwt_secret')],
      signatureKeys: [readSecret('signature_keys')],
    });
    const database = new URL(config.database.kind === 'server' ? config.database.url : '');
    expect([database.username, database.password]).toEqual([
      'pratiche',
      readSecret('database_password'),
    ]);
    expect(new URL(config.redisUrl ?? '').password).toBe(readSecret('redis_password'));
  });

  it('is one that keeps files in a storage account where one is named', () => {
    const file = join(folder, 'azure_storage_connection_string');
    const address = 'AccountName=a;AccountKey=b==;BlobEndpoint=https://a.blob.core.windows.net;';
    writeFileSync(file, address);
    expect(load('http').storage).toEqual({
      kind: 'azure',
      connectionString: address,
      container: 'pratiche',
    });
    writeFileSync(file, '\n');
  });

  it.each(['migrate', 'restore'])('is one with which %s is the owner of the tables', (name) => {
    const { database } = load(name);
    const { username, password } = new URL(database.kind === 'server' ? database.url : '');
    expect([username, password]).toEqual(['pratiche_owner', readSecret('database_owner_password')]);
  });
});
