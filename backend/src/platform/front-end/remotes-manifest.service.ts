import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { StartupError, type AppConfig } from '../config/index.js';

/** The remotes built beside the backend and served from here unless `REMOTES_JSON` says otherwise. */
export const LOCAL_REMOTES = ['mfe-wizard', 'mfe-lists', 'mfe-admin'] as const;

type RemoteEntryUrls = Readonly<Record<string, string>>;

const LOCAL_ENTRY_URLS: RemoteEntryUrls = Object.fromEntries(
  LOCAL_REMOTES.map((name) => [name, `/remotes/${name}/remoteEntry.js`]),
);
/** Maximum age of a cached answer before the file is checked again. */
const CHECK_INTERVAL_MS = 500;

const entryUrlSchema = z
  .string()
  .refine((address) =>
    address.startsWith('/')
      ? !address.startsWith('//')
      : URL.canParse(address) && /^https?:$/.test(new URL(address).protocol),
  );
const manifestSchema = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), entryUrlSchema);

/**
 * Content of `/remotes.json`, read again when the file has changed, so that a remote is published
 * or rolled back without a restart; an edit that makes it unusable is logged and changes nothing.
 */
export class RemotesManifestService {
  private entryUrls: RemoteEntryUrls;
  private loadedFingerprint = '';
  private lastCheckedAt = Date.now();

  /** @throws StartupError on an unusable file */
  constructor(
    private readonly config: Pick<AppConfig, 'remotesJson'>,
    private readonly reportFault: (fault: string) => void = () => undefined,
  ) {
    this.entryUrls = LOCAL_ENTRY_URLS;
    if (config.remotesJson !== null) this.loadManifestFile(config.remotesJson);
  }

  getEntryUrls(): RemoteEntryUrls {
    const { remotesJson } = this.config;
    if (remotesJson !== null && Date.now() - this.lastCheckedAt > CHECK_INTERVAL_MS)
      this.reloadIfChanged(remotesJson);
    return this.entryUrls;
  }

  /** Origins other than our own that the remotes come from. */
  listRemoteOrigins(): string[] {
    const origins = Object.values(this.getEntryUrls())
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).origin);
    return [...new Set(origins)];
  }

  private reloadIfChanged(file: string): void {
    this.lastCheckedAt = Date.now();
    try {
      if (getFileFingerprint(file) !== this.loadedFingerprint) this.loadManifestFile(file);
    } catch (error) {
      this.reportFault(
        error instanceof StartupError
          ? error.lines.join(' ')
          : `REMOTES_JSON ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      );
    }
  }

  private loadManifestFile(file: string): void {
    try {
      this.loadedFingerprint = getFileFingerprint(file);
      this.entryUrls = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      throw new StartupError([
        `REMOTES_JSON ${file} must be a JSON object of remote names and the addresses of their entries`,
      ]);
    }
  }
}

/** Changes whenever the file is written or another put in its place. */
function getFileFingerprint(file: string): string {
  const { ino, size, mtimeMs } = statSync(file);
  return `${ino} ${size} ${mtimeMs}`;
}
