import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadCommandConfig, loadConfig } from './app-config.factory.js';
import { StartupError } from './startup.error.js';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(env, folder);
  } catch (error) {
    if (error instanceof StartupError) return error.lines;
    throw error;
  }
  return [];
};

describe('loadConfig', () => {
  it('needs nothing: embedded on loopback with a secret kept for its owner alone', () => {
    const config = loadConfig({}, folder);
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      embedded: true,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: join(folder, '.data'),
      logLevel: 'warn',
    });
    const file = join(folder, '.data', 'jwt-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(config.jwtSecrets[0]);
    expect(loadConfig({ PORT: '' }, folder).jwtSecrets).toEqual(config.jwtSecrets);
  });

  const database = 'mysql://u:p@localhost:3306/portal';
  const secret = 's'.repeat(32);
  it.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['port in words', { PORT: 'three' }, /^PORT must be a number/],
    ['port too high', { PORT: '65536' }, /^PORT must be a number/],
    [
      'public address with a path',
      { PUBLIC_URL: 'https://a.it/x' },
      /^PUBLIC_URL must be an origin/,
    ],
    [
      'another host without database',
      { HOST: '0.0.0.0' },
      /^HOST 0\.0\.0\.0 is not allowed without DATABASE_URL/,
    ],
    [
      'a database we do not speak',
      { DATABASE_URL: 'postgres://db/x' },
      /^DATABASE_URL must look like mysql/,
    ],
    [
      'a database by its figures, to be verified',
      { DATABASE_URL: 'mysql://u:p@10.0.0.7/x?tls=verify', JWT_SECRET: secret },
      /^DATABASE_URL must name the host as its certificate does/,
    ],
    [
      'no database name',
      { DATABASE_URL: 'mysql://u:p@db:3306', JWT_SECRET: secret },
      /^DATABASE_URL must name a database/,
    ],
    [
      'no secret in production',
      { DATABASE_URL: database, SIGNATURE_KEYS: secret },
      /^JWT_SECRET is required/,
    ],
    [
      'no key for signatures in production, as a portal of before has none',
      { DATABASE_URL: database, JWT_SECRET: secret },
      /^SIGNATURE_KEYS is required when DATABASE_URL is set: .*openssl rand -hex 32.*keys\.md/,
    ],
    [
      'a public key to sign with',
      {
        DATABASE_URL: database,
        JWT_SECRET: secret,
        SIGNATURE_KEYS: `public:MCowBQYDK2VwAyEA${'A'.repeat(43)}=`,
      },
      /^SIGNATURE_KEYS must begin with a secret/,
    ],
    [
      'a public key that is none',
      {
        DATABASE_URL: database,
        JWT_SECRET: secret,
        SIGNATURE_KEYS: `${secret},public:${'x'.repeat(60)}`,
      },
      /^SIGNATURE_KEYS has a public key that is none/,
    ],
    [
      'short secret',
      { DATABASE_URL: database, JWT_SECRET: 'short' },
      /^JWT_SECRET must have at least 32/,
    ],
    ['redis by http', { REDIS_URL: 'http://redis' }, /^REDIS_URL must look like/],
    [
      'smtp without sender',
      {
        DATABASE_URL: database,
        JWT_SECRET: secret,
        SIGNATURE_KEYS: secret,
        SMTP_URL: 'smtps://mail',
      },
      /^MAIL_FROM is required/,
    ],
    [
      'the key of every Azurite',
      {
        DATABASE_URL: database,
        JWT_SECRET: secret,
        SIGNATURE_KEYS: secret,
        AZURE_STORAGE_CONNECTION_STRING: 'UseDevelopmentStorage=true',
      },
      /^AZURE_STORAGE_CONNECTION_STRING has the key that the makers of Azurite published/,
    ],
    [
      'the key of every Azurite, embedded',
      { AZURE_STORAGE_CONNECTION_STRING: 'UseDevelopmentStorage=true' },
      /^AZURE_STORAGE_CONNECTION_STRING has the key that the makers of Azurite published/,
    ],
    [
      'remotes from elsewhere in production',
      {
        DATABASE_URL: database,
        JWT_SECRET: secret,
        SIGNATURE_KEYS: secret,
        REMOTE_OVERRIDE_ORIGINS: 'https://lists.example',
      },
      /^REMOTE_OVERRIDE_ORIGINS lets other servers bring code into the portal/,
    ],
    [
      'remotes from elsewhere without TLS',
      { REMOTE_OVERRIDE_ORIGINS: 'https://lists.example, http://wizard.example' },
      /^REMOTE_OVERRIDE_ORIGINS must list origins/,
    ],
    [
      'remotes from everywhere',
      { REMOTE_OVERRIDE_ORIGINS: '*' },
      /^REMOTE_OVERRIDE_ORIGINS must list origins/,
    ],
    ['a stage that is none', { PORTAL_STAGE: 'demo' }, /^PORTAL_STAGE must be production or test/],
    ['log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  ])('names what is wrong: %s', (_, env, line) => {
    expect(linesOf(env)).toEqual([expect.stringMatching(line)]);
  });

  it('names every wrong variable at once', () => {
    expect(linesOf({ PORT: 'x', REDIS_URL: 'y' })).toHaveLength(2);
  });

  it('takes a folder that is a file as not writable, in one line', () => {
    writeFileSync(join(folder, 'taken'), '');
    expect(linesOf({ DATA_DIR: 'taken' })).toEqual([
      expect.stringMatching(/^DATA_DIR .*taken cannot be written/),
    ]);
  });

  it('names a data folder that cannot be written', () => {
    expect(linesOf({ DATA_DIR: '/proc/nothing/here' })).toEqual([
      expect.stringMatching(/^DATA_DIR \/proc\/nothing\/here cannot be written/),
    ]);
  });

  it('takes a full production environment', () => {
    const config = loadConfig(
      {
        DATABASE_URL: database,
        JWT_SECRET: secret,
        SIGNATURE_KEYS: secret,
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://portale.example/',
        REDIS_URL: 'rediss://r',
        TRUST_PROXY: '10.0.0.1, 10.0.0.2',
      },
      folder,
    );
    expect(config).toMatchObject({
      embedded: false,
      publicUrl: 'https://portale.example',
      redisUrl: 'rediss://r',
      logLevel: 'info',
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      apiDocs: false,
      backOfficeSecondStep: 'optional',
    });
  });

  it('loads remotes from elsewhere on no portal that does not list origins and is one of tests', () => {
    const origins = 'http://127.0.0.1:3102, https://lists.example';
    const listed = ['http://127.0.0.1:3102', 'https://lists.example'];
    const production = { DATABASE_URL: database, JWT_SECRET: secret, SIGNATURE_KEYS: secret };
    const load = (env: NodeJS.ProcessEnv) => loadConfig(env, folder).remoteOverrideOrigins;
    expect([load({}), load(production), load({ ...production, PORTAL_STAGE: 'test' })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(load({ REMOTE_OVERRIDE_ORIGINS: origins })).toEqual(listed);
    expect(load({ ...production, REMOTE_OVERRIDE_ORIGINS: origins, PORTAL_STAGE: 'test' })).toEqual(
      listed,
    );
  });

  it('keeps files in a folder that processes share, and never in two stores', () => {
    const env = { DATABASE_URL: database, JWT_SECRET: secret, SIGNATURE_KEYS: secret };
    const load = (given: NodeJS.ProcessEnv) => loadConfig({ ...env, ...given }, folder).storage;
    expect([load({ FILES_DIR: '/srv/files' }), load({ FILES_DIR: 'shared' }), load({})]).toEqual([
      { kind: 'folder', folder: '/srv/files' },
      { kind: 'folder', folder: join(folder, 'shared') },
      { kind: 'folder', folder: join(folder, '.data/files') },
    ]);
    const azure = 'AccountName=a;AccountKey=b;BlobEndpoint=https://a.example';
    expect(() => load({ FILES_DIR: '/srv/files', AZURE_STORAGE_CONNECTION_STRING: azure })).toThrow(
      'FILES_DIR and AZURE_STORAGE_CONNECTION_STRING name two stores',
    );
  });

  it('takes the key of every Azurite for tests of the embedded set-up', () => {
    const env = { AZURE_STORAGE_CONNECTION_STRING: 'UseDevelopmentStorage=true' };
    expect(loadConfig({ ...env, PORTAL_STAGE: 'test' }, folder).storage.kind).toBe('azure');
  });

  it('asks a command for no key of signatures', () => {
    const env = { DATABASE_URL: database, JWT_SECRET: secret };
    expect(loadCommandConfig(env, folder).signatureKeys).toEqual([]);
  });

  it('leaves the port of the metrics to the process beside which a command runs', () => {
    const env = {
      DATABASE_URL: database,
      JWT_SECRET: secret,
      SIGNATURE_KEYS: secret,
      METRICS_PORT: '9464',
    };
    expect([
      loadConfig(env, folder).metricsPort,
      loadCommandConfig(env, folder).metricsPort,
    ]).toEqual([9464, null]);
  });

  it('refuses a parameter of the database that it does not use', () => {
    expect(
      loadConfig(
        { DATABASE_URL: `${database}?tls=verify`, JWT_SECRET: secret, SIGNATURE_KEYS: secret },
        folder,
      ).database,
    ).toMatchObject({ kind: 'server' });
    expect(() =>
      loadConfig(
        { DATABASE_URL: `${database}?ssl=true`, JWT_SECRET: secret, SIGNATURE_KEYS: secret },
        folder,
      ),
    ).toThrow('DATABASE_URL takes no parameter but ?tls=verify');
  });
});
