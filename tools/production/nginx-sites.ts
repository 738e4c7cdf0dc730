import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { REMOTES, remotesJsonPath, type Remote } from './releases.ts';

const TEMPLATES = resolve(import.meta.dirname, '../../docker/front-end');

/**
 * Fills in the `${WORDS}` of a template, as the entrypoint of the images does.
 * @throws on a word without a value
 */
export const fillTemplate = (
  text: string,
  words: Readonly<Record<string, string>>,
  name: string,
): string =>
  text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`${name} needs ${word}`);
    return value;
  });

/** The text of an nginx site, from the template that the images use too. */
export async function renderNginxSite(
  template: 'shell' | 'remote' | 'tls' | 'redirect',
  words: Readonly<Record<string, string>>,
): Promise<string> {
  const name = `${template}.conf.template`;
  const text = await readFile(join(TEMPLATES, name), 'utf8');
  return fillTemplate(text.replaceAll(/^#.*$/gm, ''), words, name);
}

/**
 * The http processes as nginx names them. One that fails once is left out for ten seconds; each is
 * its own backup too, so that nginx asks them all the same when all are left out.
 */
export const renderBackendServers = (addresses: readonly string[]): string =>
  [
    ...addresses.map((address) => `server ${address} max_fails=1 fail_timeout=10s;`),
    ...addresses.map((address) => `server ${address} backup max_fails=0;`),
  ].join(' ');

/** What the sites of all front ends are rendered from. */
export interface SitesPlan {
  /** Where each site listens, as `listen` wants it. */
  listen: Readonly<Record<'shell' | Remote, string>>;
  /** Address of each site in the browser. */
  origins: Readonly<Record<'shell' | Remote, string>>;
  /** Folder of the published front ends; see releases.ts. */
  root: string;
  /** Addresses of the http processes. */
  backends: readonly string[];
  /** Origins that remotes may be loaded from in one browser; see `REMOTE_OVERRIDE_ORIGINS`. */
  overrideOrigins?: readonly string[];
  /** Where browsers take large files from; see `DOWNLOAD_LINK_MEGABYTES`. */
  storageOrigin?: string | null;
  /** Further lines of each server, such as those of tls.conf.template. */
  extra?: (name: 'shell' | Remote) => string;
}

/** The site of each front end, by name. */
export async function renderSites({
  listen,
  origins,
  root,
  backends,
  overrideOrigins = [],
  storageOrigin = null,
  extra = () => '',
}: SitesPlan): Promise<Record<'shell' | Remote, string>> {
  const common = { HSTS: 'max-age=31536000' };
  const shell = await renderNginxSite('shell', {
    ...common,
    EXTRA: extra('shell'),
    LISTEN: listen.shell,
    FILES: join(root, 'shell'),
    REMOTES_JSON: remotesJsonPath(root),
    BACKEND_SERVERS: renderBackendServers(backends),
    REMOTE_ORIGINS: [...REMOTES.map((name) => origins[name]), ...overrideOrigins].join(' '),
    STORAGE_ORIGIN: storageOrigin ?? '',
  });
  const remotes = await Promise.all(
    REMOTES.map(async (name) => [
      name,
      await renderNginxSite('remote', {
        ...common,
        EXTRA: extra(name),
        NAME: name.replaceAll('-', '_'),
        LISTEN: listen[name],
        FILES: join(root, name),
        PORTAL_ORIGIN: origins.shell,
      }),
    ]),
  );
  return { shell, ...Object.fromEntries(remotes) } as Record<'shell' | Remote, string>;
}
