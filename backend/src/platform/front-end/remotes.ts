import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartupError, type AppConfig } from '../config/index.js';

/** The remotes built beside the backend and served from here unless `REMOTES_JSON` says otherwise. */
export const LOCAL_REMOTES = ['mfe-wizard', 'mfe-lists', 'mfe-admin'] as const;

const remotesFile = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string().min(1));

/** Content of `/remotes.json`: address of each remote's entry. @throws StartupError on an unusable file */
export function remotes({ remotesJson }: Pick<AppConfig, 'remotesJson'>): Record<string, string> {
  if (remotesJson === null) return Object.fromEntries(LOCAL_REMOTES.map((name) => [name, `/remotes/${name}/remoteEntry.js`]));
  try {
    return remotesFile.parse(JSON.parse(readFileSync(remotesJson, 'utf8')));
  } catch {
    throw new StartupError([`REMOTES_JSON ${remotesJson} must be a JSON object of remote names and the addresses of their entries`]);
  }
}

/** Origins other than our own that the remotes come from. */
export function remoteOrigins(config: Pick<AppConfig, 'remotesJson'>): string[] {
  const origins = Object.values(remotes(config)).filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return [...new Set(origins)];
}
