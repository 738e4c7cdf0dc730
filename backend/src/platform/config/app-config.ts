import type { RateLimits } from './rate-limits.js';

/** The first one signs or encrypts; what any of them signed or encrypted is understood, so that keys can be changed. */
export type Keys = readonly [string, ...string[]];

/** Where business data lies. */
export type DatabaseConfig =
  | { kind: 'sqlite'; file: string }
  | { kind: 'server'; url: string };

/** Where uploaded and generated files lie. */
export type StorageConfig =
  | { kind: 'folder'; folder: string }
  | { kind: 'azure'; connectionString: string; container: string };

/** Where measured times of requests and jobs go. */
export interface TracingConfig {
  /** Of an OTLP collector over HTTP, without a trailing slash. */
  endpoint: string;
  serviceName: string | null;
  /** Part of the traces that is kept, 0 to 1. */
  ratio: number;
}

/** Everything the environment decides, checked once at boot by `loadConfig`. */
export interface AppConfigValues {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Origin people reach the portal at, without a trailing slash: links in e-mails start with it. */
  publicUrl: string;
  database: DatabaseConfig;
  redisUrl: string | null;
  storage: StorageConfig;
  /** Where ClamAV's daemon is; `null`: uploaded files are not scanned. */
  clamavUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** No `DATABASE_URL`: SQLite, loopback only, demo data. */
  embedded: boolean;
  /** What tokens and links are signed with. */
  jwtSecrets: Keys;
  /** What secrets of people (of the second login step) are encrypted with. */
  secretsKeys: Keys;
  /** What backups are encrypted with: the first one encrypts, each opens; none: they are not encrypted. */
  backupKeys: readonly string[];
  /** Whether the back office opens nothing before it has a second login step. */
  backOfficeSecondStep: 'optional' | 'required';
  /** Whether the description of the API is answered at `/api/docs`. */
  apiDocs: boolean;
  logLevel: string;
  /** Where `/metrics` is answered; `null`: nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /** `null`: nothing is traced. */
  tracing: TracingConfig | null;
  /** Folder that holds the built front ends, each in `<name>/dist`. */
  frontEndRoot: string;
  /** Absolute path of a `remotes.json` that replaces the remotes served from here. */
  remotesJson: string | null;
  /** Failed logins per e-mail and address before a pause of a quarter of an hour. */
  loginAttempts: number;
  /** Registrations, and likewise other public forms, per address and hour. */
  publicFormAttempts: number;
  /** Megabytes of registrations, per address and hour. */
  publicFormMegabytes: number;
  /** Calls a minute, by class of route. */
  rateLimits: RateLimits;
  /** Origins of other front ends that may call the API. */
  corsOrigins: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: readonly string[];
}

/** Injectable configuration. */
export class AppConfig implements AppConfigValues {
  readonly port!: number;
  readonly host!: string;
  readonly dataDir!: string;
  readonly publicUrl!: string;
  readonly database!: DatabaseConfig;
  readonly redisUrl!: string | null;
  readonly storage!: StorageConfig;
  readonly clamavUrl!: string | null;
  readonly smtpUrl!: string | null;
  readonly mailFrom!: string;
  readonly embedded!: boolean;
  readonly jwtSecrets!: Keys;
  readonly secretsKeys!: Keys;
  readonly backupKeys!: readonly string[];
  readonly backOfficeSecondStep!: 'optional' | 'required';
  readonly apiDocs!: boolean;
  readonly logLevel!: string;
  readonly metricsPort!: number | null;
  readonly metricsHost!: string;
  readonly tracing!: TracingConfig | null;
  readonly frontEndRoot!: string;
  readonly remotesJson!: string | null;
  readonly loginAttempts!: number;
  readonly publicFormAttempts!: number;
  readonly publicFormMegabytes!: number;
  readonly rateLimits!: RateLimits;
  readonly corsOrigins!: readonly string[];
  readonly trustProxy!: readonly string[];

  constructor(values: AppConfigValues) {
    Object.assign(this, values);
  }
}
