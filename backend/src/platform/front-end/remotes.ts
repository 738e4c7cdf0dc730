import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { StartupError, type AppConfig } from '../config/index.js';

/** The remotes built beside the backend and served from here unless `REMOTES_JSON` says otherwise. */
export const LOCAL_REMOTES = ['mfe-wizard', 'mfe-lists', 'mfe-admin'] as const;

type Addresses = Readonly<Record<string, string>>;

const LOCAL: Addresses = Object.fromEntries(
  LOCAL_REMOTES.map((name) => [name, `/remotes/${name}/remoteEntry.js`]),
);
/** How old an answer may be before the file is looked at again. */
const LOOK_EVERY_MS = 500;

const entry = z
  .string()
  .refine((address) =>
    address.startsWith('/')
      ? !address.startsWith('//')
      : URL.canParse(address) && /^https?:$/.test(new URL(address).protocol),
  );
const remotesFile = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), entry);

/**
 * Content of `/remotes.json`: address of each remote's entry. The file is read again when it has changed, so that a
 * remote is published or pinned back without a restart; an edit that makes it unusable is told and changes nothing.
 */
export class Remotes {
  private state: Addresses;
  private seen = '';
  private looked = Date.now();

  /** @throws StartupError on an unusable file */
  constructor(
    private readonly config: Pick<AppConfig, 'remotesJson'>,
    private readonly tell: (fault: string) => void = () => undefined,
  ) {
    this.state = LOCAL;
    if (config.remotesJson !== null) this.read(config.remotesJson);
  }

  addresses(): Addresses {
    const { remotesJson } = this.config;
    if (remotesJson !== null && Date.now() - this.looked > LOOK_EVERY_MS) this.look(remotesJson);
    return this.state;
  }

  /** Origins other than our own that the remotes come from. */
  origins(): string[] {
    const origins = Object.values(this.addresses())
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).origin);
    return [...new Set(origins)];
  }

  private look(file: string): void {
    this.looked = Date.now();
    try {
      if (stamp(file) !== this.seen) this.read(file);
    } catch (error) {
      this.tell(
        error instanceof StartupError
          ? error.lines.join(' ')
          : `REMOTES_JSON ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      );
    }
  }

  private read(file: string): void {
    try {
      this.seen = stamp(file);
      this.state = remotesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      throw new StartupError([
        `REMOTES_JSON ${file} must be a JSON object of remote names and the addresses of their entries`,
      ]);
    }
  }
}

/** Changes whenever the file is written or another put in its place. */
function stamp(file: string): string {
  const { ino, size, mtimeMs } = statSync(file);
  return `${ino} ${size} ${mtimeMs}`;
}
