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

/** The environment variables the backend reads. Unknown ones are ignored. */
export const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a number from 0 to 65535' })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, { error: 'must be a host name or an IP address' })
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: originSchema.optional(),
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
    .optional(),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: 'must be a number from 1 to 999' })
    .transform(Number)
    .default(20),
  DATABASE_MIGRATIONS: z.enum(['run', 'check'], { error: 'must be run or check' }).default('run'),
  REDIS_PASSWORD: z.string().optional(),
  REDIS_URL: urlSchema(['redis:', 'rediss:'], 'must look like redis://host:6379').optional(),
  AZURE_STORAGE_CONNECTION_STRING: z
    .string()
    .regex(/=.+/, { error: 'must be an Azure Storage connection string' })
    .optional(),
  AZURE_STORAGE_CONTAINER: z
    .string()
    .regex(/^[a-z0-9](?:-?[a-z0-9]){2,62}$/, {
      error: 'must be a container name: 3 to 63 lower-case letters, digits and single hyphens',
    })
    .default('pratiche'),
  DOWNLOAD_LINK_MEGABYTES: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'must be a number from 1 to 99999' })
    .transform(Number)
    .optional(),
  CLAMAV_URL: z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) &&
        (/^tcp:\/\/[^/@?#]+:\d{1,5}\/?$/.test(value) || /^unix:\/[^?#]+$/.test(value)),
      { error: 'must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl' },
    )
    .optional(),
  SMTP_URL: urlSchema(
    ['smtp:', 'smtps:'],
    'must look like smtp://user:password@host:587',
  ).optional(),
  TIMESTAMP_URL: urlSchema(
    ['http:', 'https:'],
    'must look like https://tsa.example/tsr',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]+ <)?[^\s<>@]+@[^\s<>@]+>?$/, {
      error: 'must look like "Name <address@example.it>"',
    })
    .optional(),
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
    .default([]),
  /** Node's own switch, which should not stay on. */
  NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
  JWT_SECRET: secretKeysSchema.optional(),
  SECRETS_KEY: secretKeysSchema.optional(),
  SIGNATURE_KEYS: signatureKeysSchema.optional(),
  BACKUP_KEY: secretKeysSchema.optional(),
  BACK_OFFICE_SECOND_STEP: z
    .enum(['optional', 'required'], { error: 'must be optional or required' })
    .default('optional'),
  API_DOCS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(),
  METRICS_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'must be a number from 1 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a number from 1 to 65535' })
    .optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, { error: 'must be a host name or an IP address' })
    .default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSchema(
    ['http:', 'https:'],
    'must look like http://collector:4318',
  )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100, { error: 'must have at most 100 characters' }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, { error: 'must be a number from 0 to 1' })
    .transform(Number)
    .default(1),
  REMOTES_JSON: z.string().min(1).optional(),
  REMOTE_OVERRIDE_ORIGINS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .refine((origins) => origins.every(isRemoteOverrideOrigin), {
      error:
        'must list origins as browsers write them: https://lists.example, or http on loopback; no path, no *',
    })
    .default([]),
  PORTAL_STAGE: z
    .enum(['production', 'test'], { error: 'must be production or test' })
    .default('production'),
  SOURCE_MAPS: z.string().min(1).optional(),
  LOGIN_ATTEMPTS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, { error: 'must be a number from 1 to 999999' })
    .transform(Number)
    .default(10),
  PUBLIC_FORM_ATTEMPTS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, { error: 'must be a number from 1 to 999999' })
    .transform(Number)
    .default(30),
  PUBLIC_FORM_MEGABYTES: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: 'must be a number from 1 to 9999999' })
    .transform(Number)
    .default(500),
  RATE_LIMITS: z
    .string()
    .regex(RATE_LIMITS_FORMAT, {
      error:
        'must look like heavy=60,list=60: classes form, login, list, heavy, other or all, and calls a minute',
    })
    .optional(),
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
    .default([]),
  TRUST_PROXY: z
    .string()
    .regex(/^[\w.:/, -]+$/, { error: 'must be a comma-separated list of addresses or networks' })
    .optional(),
});

export type Environment = z.output<typeof environmentSchema>;
