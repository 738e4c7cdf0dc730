import { isIP } from 'node:net';
import { isRemoteOverrideOrigin } from '@pratiche/domain';
import { z } from 'zod';
import { RATE_LIMITS_FORMAT } from './calls-per-minute.config.js';
import { isPublicKeyEntry, PUBLIC_KEY_PREFIX } from './signature-keys.util.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const urlSchema = (protocols: readonly string[], error: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error,
  });

const originSchema = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) &&
      /^https?:$/.test(new URL(value).protocol) &&
      new URL(value).pathname === '/' &&
      new URL(value).search === '',
    { error: 'must be an origin like https://portal.example (http or https, no path)' },
  )
  .transform((value) => new URL(value).origin);

/** One key, or several separated by commas: the first key writes, every key reads. */
const secretKeysSchema = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts): parts is [string, ...string[]] => parts.every((part) => part.length >= 32), {
    error: 'must have at least 32 characters, each of several (with commas between them)',
  });

const signatureKeysSchema = secretKeysSchema
  .refine(([first]) => !first.startsWith(PUBLIC_KEY_PREFIX), {
    error: 'must begin with a secret: public keys only check, and stand behind it',
  })
  .refine(
    (parts) => parts.every((part) => !part.startsWith(PUBLIC_KEY_PREFIX) || isPublicKeyEntry(part)),
    { error: 'has a public key that is none: public: and the line between those of its PEM file' },
  );

/**
 * The environment variables the backend reads. Unknown ones are ignored; the descriptions are the page
 * docs/operations/variables.md.
 */
export const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a number from 0 to 65535' })
    .default(3000)
    .describe('where to listen'),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, { error: 'must be a host name or an IP address' })
    .default('127.0.0.1')
    .describe('where to listen; another host than loopback needs `DATABASE_URL`'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe(
      'database file, uploads, `.eml` files, generated secrets; closed to other users of the machine at each start, unless they share it',
    ),
  FILES_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the folder of uploads and archives, which all processes of a machine share; else `DATA_DIR/files`',
    ),
  PUBLIC_URL: originSchema
    .optional()
    .describe(
      'the address in the browser and in e-mails, else `http://HOST:PORT`; with `DATABASE_URL` https, or loopback',
    ),
  DATABASE_URL: urlSchema(
    ['mysql:', 'mariadb:'],
    'must look like mysql://user:password@host:3306/name or mariadb://…',
  )
    .refine((value) => !URL.canParse(value) || new URL(value).pathname.length > 1, {
      error: 'must name a database after the host: mysql://user:password@host:3306/name',
    })
    // One that is not understood must not look as if it were heeded.
    .refine(
      (value) => !URL.canParse(value) || ['', '?tls=verify'].includes(new URL(value).search),
      { error: 'takes no parameter but ?tls=verify' },
    )
    // Of an address in figures its client compares no name with the certificate.
    .refine(
      (value) =>
        !URL.canParse(value) ||
        new URL(value).search === '' ||
        isIP(new URL(value).hostname.replace(/^\[|\]$/g, '')) === 0,
      {
        error: 'must name the host as its certificate does, not by an IP address, with ?tls=verify',
      },
    )
    .optional()
    .describe(
      '`mysql://…` or `mariadb://user:password@host:3306/name`; without it SQLite and demo data',
    ),
  DATABASE_PASSWORD: z.string().optional().describe('the password, where it is not in the address'),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: 'must be a number from 1 to 999' })
    .transform(Number)
    .default(20)
    .describe('connections of each process to the database'),
  DATABASE_MIGRATIONS: z
    .enum(['run', 'check'], { error: 'must be run or check' })
    .default('run')
    .describe(
      '`check`: the process refuses a schema that is not up to date; `node backend/dist/src/migrate.js` migrates',
    ),
  REDIS_PASSWORD: z.string().optional().describe('the password, where it is not in the address'),
  REDIS_URL: urlSchema(['redis:', 'rediss:'], 'must look like redis://host:6379')
    .optional()
    .describe(
      'jobs go through BullMQ and run in `backend/dist/src/worker.js`; without it in the server’s process',
    ),
  AZURE_STORAGE_CONNECTION_STRING: z
    .string()
    .regex(/=.+/, { error: 'must be an Azure Storage connection string' })
    .optional()
    .describe('files in Azure Blob Storage; without it in `FILES_DIR`'),
  AZURE_STORAGE_CONTAINER: z
    .string()
    .regex(/^[a-z0-9](?:-?[a-z0-9]){2,62}$/, {
      error: 'must be a container name: 3 to 63 lower-case letters, digits and single hyphens',
    })
    .default('pratiche')
    .describe('the container of the files'),
  DOWNLOAD_LINK_MEGABYTES: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'must be a number from 1 to 99999' })
    .transform(Number)
    .optional()
    .describe(
      'browsers save files from this size on straight from Azure Blob Storage ([production](production.md#large-files))',
    ),
  CLAMAV_URL: z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) &&
        (/^tcp:\/\/[^/@?#]+:\d{1,5}\/?$/.test(value) || /^unix:\/[^?#]+$/.test(value)),
      { error: 'must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl' },
    )
    .optional()
    .describe(
      'ClamAV’s daemon, `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`; without it uploads are not scanned ([scanning](scanning.md))',
    ),
  SMTP_URL: urlSchema(['smtp:', 'smtps:'], 'must look like smtp://user:password@host:587')
    .optional()
    .describe('e-mails by SMTP; without it one `.eml` per message in `DATA_DIR/mail`'),
  TIMESTAMP_URL: urlSchema(['http:', 'https:'], 'must look like https://tsa.example/tsr')
    .optional()
    .describe(
      'time-stamp authority (RFC 3161) for papers signed online; without it they get no time stamp ([signatures](../signatures.md))',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/, {
      error: 'must look like "Name <address@example.it>"',
    })
    .optional()
    .describe('the sender of e-mails'),
  PLAIN_HOSTS: z
    .string()
    .regex(/^[A-Za-z0-9._:, -]+$/, {
      error: 'must be a comma-separated list of host names or addresses',
    })
    .transform((value) =>
      value
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((part) => part !== ''),
    )
    .default([])
    .describe(
      'hosts that may be reached without TLS; with `DATABASE_URL` others are refused at the start ([production](production.md))',
    ),
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .string()
    .optional()
    .describe(
      'Node’s own switch: `0` is refused with `DATABASE_URL`; name your own authority in `NODE_EXTRA_CA_CERTS` instead',
    ),
  JWT_SECRET: secretKeysSchema
    .optional()
    .describe(
      'signs the sessions; required with `DATABASE_URL`, else kept in `DATA_DIR`; at least 32 characters, several with commas during a [change](../security/keys.md)',
    ),
  SECRETS_KEY: secretKeysSchema
    .optional()
    .describe(
      'encrypts the secrets of the second login step; with `DATABASE_URL` else derived from `JWT_SECRET`, without it kept in `DATA_DIR`; at least 32 characters, several as above',
    ),
  SIGNATURE_KEYS: signatureKeysSchema
    .optional()
    .describe(
      'signs records of papers signed online; required with `DATABASE_URL`, else kept in `DATA_DIR`; at least 32 characters, several as above ([keys](../security/keys.md))',
    ),
  BACKUP_KEY: secretKeysSchema
    .optional()
    .describe(
      'encrypts backups; at least 32 characters, several as above ([backup](backup.md#encrypted))',
    ),
  BACK_OFFICE_SECOND_STEP: z
    .enum(['optional', 'required'], { error: 'must be optional or required' })
    .default('optional')
    .describe(
      '`required`: Admins and SuperAdmins must set up a second login step first ([sessions](../sessions.md))',
    ),
  API_DOCS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .optional()
    .describe('the description of the API at `/api/docs`: `on`, with a database `off`'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .optional()
    .describe('log level of the server: `warn`, with a database `info`'),
  METRICS_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'must be a number from 1 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a number from 1 to 65535' })
    .optional()
    .describe('where this process answers Prometheus ([metrics](metrics.md))'),
  METRICS_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, { error: 'must be a host name or an IP address' })
    .default('127.0.0.1')
    .describe('where this process answers Prometheus'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSchema(
    ['http:', 'https:'],
    'must look like http://collector:4318',
  )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional()
    .describe('the collector of traces ([traces](traces.md))'),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, { error: 'must have at most 100 characters' })
    .optional()
    .describe('the name of the process in traces, else by process'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, { error: 'must be a number from 0 to 1' })
    .transform(Number)
    .default(1)
    .describe('the sampled part of the traces, from 0 to 1'),
  REMOTES_JSON: z
    .string()
    .min(1)
    .optional()
    .describe('file with the addresses of remotes on other origins; reread while the portal runs'),
  REMOTE_OVERRIDE_ORIGINS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .refine((origins) => origins.every(isRemoteOverrideOrigin), {
      error:
        'must list origins as browsers write them: https://lists.example, or http on loopback; no path, no *',
    })
    .default([])
    .describe(
      'origins that a SuperAdmin may load one remote from, in one browser ([front ends](../front-ends.md#try-a-remote-in-a-running-portal))',
    ),
  PORTAL_STAGE: z
    .enum(['production', 'test'], { error: 'must be production or test' })
    .default('production')
    .describe(
      '`test`: with `DATABASE_URL`, allows `REMOTE_OVERRIDE_ORIGINS`, which is refused otherwise; without it, Azurite’s published key',
    ),
  SOURCE_MAPS: z
    .string()
    .min(1)
    .optional()
    .describe(
      'folder with the source maps of published front ends ([metrics](metrics.md#errors-of-browsers))',
    ),
  LOGIN_ATTEMPTS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, { error: 'must be a number from 1 to 999999' })
    .transform(Number)
    .default(10)
    .describe(
      'failed logins per e-mail and address before a pause of a quarter of an hour ([sessions](../sessions.md))',
    ),
  PUBLIC_FORM_ATTEMPTS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, { error: 'must be a number from 1 to 999999' })
    .transform(Number)
    .default(30)
    .describe('registrations, and each other public form, per address and hour before a pause'),
  PUBLIC_FORM_MEGABYTES: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: 'must be a number from 1 to 9999999' })
    .transform(Number)
    .default(500)
    .describe(
      'megabytes of registrations per address and hour before a pause ([limits](limits.md))',
    ),
  RATE_LIMITS: z
    .string()
    .regex(RATE_LIMITS_FORMAT, {
      error:
        'must look like heavy=60,list=60: classes form, login, list, heavy, other or all, and calls a minute',
    })
    .optional()
    .describe(
      'calls a minute per account or network, by class of route, else `form=30,login=120,list=60,heavy=60,other=1200` ([limits](limits.md))',
    ),
  CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(
      z.array(
        originSchema.refine((value) => !value.includes('*'), {
          error: 'must name every origin, without *',
        }),
      ),
    )
    .default([])
    .describe('origins of other front ends that may call the API'),
  TRUST_PROXY: z
    .string()
    .regex(/^[\w.:/, -]+$/, { error: 'must be a comma-separated list of addresses or networks' })
    .optional()
    .describe('addresses of proxies whose `X-Forwarded-For` is trusted'),
});

export type Environment = z.output<typeof environmentSchema>;
