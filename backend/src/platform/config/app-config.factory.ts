import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { AppConfig, type AppConfigValues, type SecretKeys } from './app.config.js';
import { findDownloadLinkOrigin, hasPublishedKey } from './blob-connection.util.js';
import { findDownloadLinkFaults } from './download-links.validator.js';
import { environmentSchema, type Environment } from './environment.schema.js';
import { deriveSecret } from './derived-secret.util.js';
import { readOrCreateSecretFile } from './secret-file.util.js';
import { repositoryRoot } from './paths.constants.js';
import { findUnencryptedConnections } from './unencrypted-connections.validator.js';
import { parseRateLimits } from './calls-per-minute.config.js';
import { readVariableFiles, withPassword } from './secret-variables.util.js';
import { StartupError } from './startup.error.js';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '::1']);
const BYTES_OF_A_MEGABYTE = 1_000_000;
const DEMO_SENDER = 'Portale Pratiche Infissi <noreply@demo.test>';

/**
 * Reads and checks the environment.
 * @param env blank variables count as absent
 * @param cwd folder relative paths start from
 * @throws StartupError with one line per wrong or missing variable
 */
export function loadConfig(env: NodeJS.ProcessEnv, cwd: string = process.cwd()): AppConfig {
  const given = parseEnvironment(env);
  return createConfig(given, cwd, findMissingSignatureKey(given));
}

/**
 * The same for a command that runs beside the processes of the portal: the port of their metrics is
 * theirs, and it signs no record.
 */
export const loadCommandConfig = (env: NodeJS.ProcessEnv, cwd: string = process.cwd()): AppConfig =>
  createConfig(parseEnvironment({ ...env, METRICS_PORT: '', METRICS_PORT_FILE: '' }), cwd, []);

function createConfig(given: Environment, cwd: string, faults: readonly string[]): AppConfig {
  const embedded = given.DATABASE_URL === undefined;
  const lines = [
    ...(embedded ? validateEmbeddedConfig(given) : validateProductionConfig(given)),
    ...faults,
    ...findPublishedKeyFaults(given),
    ...findDownloadLinkFaults(given),
    ...(given.FILES_DIR === undefined || given.AZURE_STORAGE_CONNECTION_STRING === undefined
      ? []
      : ['FILES_DIR and AZURE_STORAGE_CONNECTION_STRING name two stores of files: set one']),
  ];
  if (lines.length > 0) throw new StartupError(lines);
  const dataDir = resolve(cwd, given.DATA_DIR);
  ensureWritableFolder(dataDir);
  return new AppConfig({
    ...resolveAddresses(given),
    ...resolveAdapters(given, dataDir, cwd),
    downloadLinks: resolveDownloadLinks(given),
    dataDir,
    embedded,
    databasePool: given.DATABASE_POOL,
    migratesAtStart: given.DATABASE_MIGRATIONS === 'run',
    ...resolveSecretKeys(given, dataDir),
    backupKeys: given.BACKUP_KEY ?? [],
    backOfficeSecondStep: given.BACK_OFFICE_SECOND_STEP,
    apiDocs: given.API_DOCS === undefined ? embedded : given.API_DOCS === 'on',
    logLevel: given.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
    metricsPort: given.METRICS_PORT ?? null,
    metricsHost: given.METRICS_HOST,
    tracing: resolveTracingConfig(given),
    frontEndRoot: repositoryRoot,
    loginAttempts: given.LOGIN_ATTEMPTS,
    publicFormAttempts: given.PUBLIC_FORM_ATTEMPTS,
    publicFormMegabytes: given.PUBLIC_FORM_MEGABYTES,
    rateLimits: parseRateLimits(given.RATE_LIMITS),
    corsOrigins: given.CORS_ORIGINS,
    sourceMaps: given.SOURCE_MAPS === undefined ? null : resolve(cwd, given.SOURCE_MAPS),
    remotesJson: given.REMOTES_JSON === undefined ? null : resolve(cwd, given.REMOTES_JSON),
    remoteOverrideOrigins: given.REMOTE_OVERRIDE_ORIGINS,
  });
}

function parseEnvironment(given: NodeJS.ProcessEnv): Environment {
  const { env, faults } = readVariableFiles(given, Object.keys(environmentSchema.shape));
  if (faults.length > 0) throw new StartupError(faults);
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = environmentSchema.safeParse(present);
  if (result.success) return result.data;
  throw new StartupError(
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
  );
}

function validateEmbeddedConfig(given: Environment): string[] {
  return [
    ...(LOOPBACK_HOSTS.has(given.HOST)
      ? []
      : [
          `HOST ${given.HOST} is not allowed without DATABASE_URL: the built-in demo set-up listens on 127.0.0.1 only`,
        ]),
  ];
}

function validateProductionConfig(given: Environment): string[] {
  const faults: string[] = [];
  if (given.JWT_SECRET === undefined)
    faults.push('JWT_SECRET is required when DATABASE_URL is set (at least 32 random characters)');
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined)
    faults.push('MAIL_FROM is required when SMTP_URL is set');
  if (given.REMOTE_OVERRIDE_ORIGINS.length > 0 && given.PORTAL_STAGE !== 'test')
    faults.push(
      'REMOTE_OVERRIDE_ORIGINS lets other servers bring code into the portal: it is for a portal of tests, which says so with PORTAL_STAGE=test',
    );
  return [...faults, ...findUnencryptedConnections(given, resolveAddresses(given).publicUrl)];
}

/** A portal that was set up before the variable existed is told how to make one. */
const findMissingSignatureKey = ({ DATABASE_URL, SIGNATURE_KEYS }: Environment): string[] =>
  DATABASE_URL === undefined || SIGNATURE_KEYS !== undefined
    ? []
    : [
        'SIGNATURE_KEYS is required when DATABASE_URL is set: it signs the records of papers signed online. Make one with "openssl rand -hex 32", give it to every process and keep a copy that is neither in the database nor beside its backups (docs/security/keys.md)',
      ];

/** Only a portal of tests on loopback may use it, and signs nothing with it for browsers. */
function findPublishedKeyFaults(given: Environment): string[] {
  const isAllowed =
    given.DATABASE_URL === undefined &&
    given.PORTAL_STAGE === 'test' &&
    given.DOWNLOAD_LINK_MEGABYTES === undefined;
  return isAllowed || !hasPublishedKey(given.AZURE_STORAGE_CONNECTION_STRING ?? '')
    ? []
    : [
        'AZURE_STORAGE_CONNECTION_STRING has the key that the makers of Azurite published, which everyone knows, so the files are open to all: use one of your own',
      ];
}

/**
 * Derives a key for a server set-up without `SECRETS_KEY`; data encrypted with it stays readable
 * once a key is configured.
 */
function resolveSecretKeys(
  given: Environment,
  dataDir: string,
): Pick<AppConfigValues, 'jwtSecrets' | 'secretsKeys' | 'signatureKeys'> {
  const jwtSecrets: SecretKeys = given.JWT_SECRET ?? [
    readOrCreateSecretFile(join(dataDir, 'jwt-secret')),
  ];
  if (given.DATABASE_URL === undefined)
    return {
      jwtSecrets,
      secretsKeys: given.SECRETS_KEY ?? [readOrCreateSecretFile(join(dataDir, 'secrets-key'))],
      signatureKeys: given.SIGNATURE_KEYS ?? [
        readOrCreateSecretFile(
          join(dataDir, 'signature-key'),
          'records signed until then can no longer be checked: restore it from a backup instead',
        ),
      ],
    };
  const [first, ...others] = jwtSecrets;
  const derived = (secret: string): string => deriveSecret(secret, 'secrets-key');
  const [key, ...more] = given.SECRETS_KEY ?? [derived(first)];
  return {
    jwtSecrets,
    secretsKeys: [
      key,
      ...more,
      ...(given.SECRETS_KEY === undefined ? [] : [derived(first)]),
      ...others.map(derived),
    ],
    signatureKeys: given.SIGNATURE_KEYS ?? [],
  };
}

function resolveTracingConfig(given: Environment): AppConfigValues['tracing'] {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: name,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  } = given;
  return endpoint === undefined ? null : { endpoint, serviceName: name ?? null, ratio };
}

function resolveDownloadLinks(given: Environment): AppConfigValues['downloadLinks'] {
  const origin = findDownloadLinkOrigin(given);
  const megabytes = given.DOWNLOAD_LINK_MEGABYTES;
  return origin === null || megabytes === undefined
    ? null
    : { origin, minBytes: megabytes * BYTES_OF_A_MEGABYTE };
}

function resolveAddresses(
  given: Environment,
): Pick<AppConfigValues, 'port' | 'host' | 'publicUrl' | 'trustProxy'> {
  const host = given.HOST.includes(':') ? `[${given.HOST}]` : given.HOST;
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL ?? `http://${host}:${given.PORT}`,
    trustProxy: given.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? [],
  };
}

function resolveAdapters(
  given: Environment,
  dataDir: string,
  cwd: string,
): Pick<
  AppConfigValues,
  'database' | 'redisUrl' | 'storage' | 'clamavUrl' | 'smtpUrl' | 'timestampUrl' | 'mailFrom'
> {
  return {
    database:
      given.DATABASE_URL === undefined
        ? { kind: 'sqlite', file: join(dataDir, 'portal.sqlite') }
        : { kind: 'server', url: withPassword(given.DATABASE_URL, given.DATABASE_PASSWORD) },
    redisUrl:
      given.REDIS_URL === undefined ? null : withPassword(given.REDIS_URL, given.REDIS_PASSWORD),
    storage:
      given.AZURE_STORAGE_CONNECTION_STRING === undefined
        ? { kind: 'folder', folder: resolve(cwd, given.FILES_DIR ?? join(dataDir, 'files')) }
        : {
            kind: 'azure',
            connectionString: given.AZURE_STORAGE_CONNECTION_STRING,
            container: given.AZURE_STORAGE_CONTAINER,
          },
    clamavUrl: given.CLAMAV_URL ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    timestampUrl: given.TIMESTAMP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? DEMO_SENDER,
  };
}

/**
 * Creates the folders step by step: `mkdirSync` with `recursive` never returns below a folder such
 * as /proc.
 */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    // The folder contains personal files: only the owner has access.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process starting at the same moment may have made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function ensureWritableFolder(folder: string): void {
  try {
    createFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new StartupError([`DATA_DIR ${folder} cannot be written (${code})`]);
  }
}
