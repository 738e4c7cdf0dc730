import type { RateLimits } from './calls-per-minute.config.js';

/** The first key signs or encrypts; every key verifies or decrypts, so that keys can be rotated. */
export type SecretKeys = readonly [string, ...string[]];

export type DatabaseConfig = { kind: 'sqlite'; file: string } | { kind: 'server'; url: string };

export type StorageConfig =
  | { kind: 'folder'; folder: string }
  | { kind: 'azure'; connectionString: string; container: string };

/** Files that browsers take from the storage itself, by a signed link. */
export interface DownloadLinkConfig {
  /** Smaller files are sent by the portal. */
  minBytes: number;
  /** Of the storage, as browsers reach it. */
  origin: string;
}

/** Where measured times of requests and jobs go. */
export interface TracingConfig {
  /** Of an OTLP collector over HTTP, without a trailing slash. */
  endpoint: string;
  serviceName: string | null;
  /** Share of the traces that is kept, 0 to 1. */
  ratio: number;
}

/** Everything the environment decides, checked once at boot by `loadConfig`. */
export class AppConfig {
  readonly port!: number;
  readonly host!: string;
  /** Absolute path. */
  readonly dataDir!: string;
  /** Origin people reach the portal at, without a trailing slash: links in e-mails start with it. */
  readonly publicUrl!: string;
  readonly database!: DatabaseConfig;
  /** Connections to the database server that this process opens at most. */
  readonly databasePool!: number;
  /** `false`: a job of its own migrates, and the process has no rights to. */
  readonly migratesAtStart!: boolean;
  readonly redisUrl!: string | null;
  readonly storage!: StorageConfig;
  /** `null`: the portal sends every file itself. */
  readonly downloadLinks!: DownloadLinkConfig | null;
  /** Where ClamAV's daemon is; `null`: uploaded files are not scanned. */
  readonly clamavUrl!: string | null;
  readonly smtpUrl!: string | null;
  /** Time-stamp authority (RFC 3161) for signed papers; `null`: they get no time stamp. */
  readonly timestampUrl!: string | null;
  readonly mailFrom!: string;
  /** No `DATABASE_URL`: SQLite, loopback only, demo data. */
  readonly embedded!: boolean;
  /** What tokens and links are signed with. */
  readonly jwtSecrets!: SecretKeys;
  /** What secrets of people (of the second login step) are encrypted with. */
  readonly secretsKeys!: SecretKeys;
  /**
   * What records of papers signed online are signed with; empty for commands beside the portal.
   */
  readonly signatureKeys!: readonly string[];
  /**
   * Keys for backups: the first key encrypts, every key decrypts; without keys backups are not
   * encrypted.
   */
  readonly backupKeys!: readonly string[];
  /** Whether the back office opens nothing before it has a second login step. */
  readonly backOfficeSecondStep!: 'optional' | 'required';
  /** Whether the description of the API is answered at `/api/docs`. */
  readonly apiDocs!: boolean;
  readonly logLevel!: string;
  /** Where `/metrics` is answered; `null`: nowhere. */
  readonly metricsPort!: number | null;
  readonly metricsHost!: string;
  /** `null`: nothing is traced. */
  readonly tracing!: TracingConfig | null;
  /** Folder that holds the built front ends, each in `<name>/dist`. */
  readonly frontEndRoot!: string;
  /** Absolute path of the folder with the source maps of published front ends. */
  readonly sourceMaps!: string | null;
  /** Absolute path of a `remotes.json` that replaces the remotes served from here. */
  readonly remotesJson!: string | null;
  /** Origins that a SuperAdmin may load one remote from, in one browser. */
  readonly remoteOverrideOrigins!: readonly string[];
  /** Failed logins per e-mail and address before a pause of a quarter of an hour. */
  readonly loginAttempts!: number;
  /** Registrations, and likewise other public forms, per address and hour. */
  readonly publicFormAttempts!: number;
  /** Megabytes of registrations, per address and hour. */
  readonly publicFormMegabytes!: number;
  /** Calls a minute, by class of route. */
  readonly rateLimits!: RateLimits;
  /** Origins of other front ends that may call the API. */
  readonly corsOrigins!: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy!: readonly string[];

  constructor(values: AppConfigValues) {
    Object.assign(this, values);
  }
}

export type AppConfigValues = Pick<AppConfig, keyof AppConfig>;
