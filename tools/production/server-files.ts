import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { fillTemplate, renderNginxSite, renderSites } from './nginx-sites.ts';
import { REMOTES, remotesJsonPath, type Remote } from './releases.ts';
import { sourceMapsFolder } from './source-maps.ts';
import type { FrontEnd, StackPorts } from './stack-ports.ts';

const DOCKER = resolve(import.meta.dirname, '../../docker');
const LOG_FORMAT = join(DOCKER, 'front-end/log.conf');
/** Run from the checkout, not installed. */
const SCRIPT = 'end-hung-processes.sh';
const FIRST_METRICS_PORT = 9464;
const WORKERS = 2;

/** What the files for servers of one's own are rendered from. */
export interface ServerPlan {
  /** Name of the portal in the browser. */
  host: string;
  /** Names of the remotes; with them all are behind the portal's port. */
  remoteHosts?: Readonly<Record<Remote, string>> | undefined;
  ports: Pick<StackPorts, FrontEnd | 'http-1' | 'http-2'>;
  /** Where nginx ends TLS; without it a proxy in front does. */
  certificate?: { certificate: string; key: string };
  /** Folder of the answers to a certificate authority, on port 80. */
  acmeFolder: string;
  /** Port that is sent on to https, where nginx ends TLS. */
  redirectPort: number;
  /** Where browsers take large files from; see `DOWNLOAD_LINK_MEGABYTES`. */
  storageOrigin?: string;
  /** Folder of the published front ends. */
  root: string;
  /** Folder of nginx's logs. */
  logs: string;
  program: string;
  node: string;
  user: string;
  /** See `REMOTE_OVERRIDE_ORIGINS`. */
  overrideOrigins?: readonly string[];
}

/**
 * Writes nginx sites, systemd units, their user and the files of variables into a folder, from the
 * templates in `docker`. Answers the paths within it.
 */
export async function writeServerFiles(folder: string, plan: ServerPlan): Promise<string[]> {
  const files: Record<string, string> = {
    ...inFolder('nginx', await renderServerSites(plan)),
    ...(await renderUnitFiles(plan)),
    'sysusers/pratiche.conf': `u ${plan.user} - "Pratiche Infissi" - /usr/sbin/nologin\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return Object.keys(files);
}

/** Origins of a list with commas, as `REMOTE_OVERRIDE_ORIGINS` takes them. */
export const parseOverrideOrigins = (text = ''): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      // It becomes a part of nginx's configuration.
      if (
        !/^https?:\/\/[\w.:[\]-]+$/.test(one) ||
        !URL.canParse(one) ||
        new URL(one).origin !== one
      )
        throw new UserFacingError(
          `--remote-override-origins: "${one}" is no origin, such as https://lists.example`,
        );
      return one;
    });

const inFolder = (folder: string, files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const FRONT_ENDS: readonly FrontEnd[] = ['shell', ...REMOTES];
const byFrontEnd = (textOf: (name: FrontEnd) => string): Record<FrontEnd, string> =>
  Object.fromEntries(FRONT_ENDS.map((name) => [name, textOf(name)])) as Record<FrontEnd, string>;

const hostOf = ({ host, remoteHosts }: ServerPlan, name: FrontEnd): string =>
  name === 'shell' ? host : (remoteHosts?.[name] ?? host);
const portOf = ({ remoteHosts, ports }: ServerPlan, name: FrontEnd): number =>
  remoteHosts === undefined ? ports[name] : ports.shell;

/** Addresses of the front ends in the browser, which names no port that is usual. */
export const originsOf = (plan: ServerPlan): Record<FrontEnd, string> =>
  byFrontEnd((name) => new URL(`https://${hostOf(plan, name)}:${portOf(plan, name)}`).origin);

async function renderServerSites(plan: ServerPlan): Promise<Record<string, string>> {
  const { ports, certificate, root, logs, overrideOrigins = [], storageOrigin } = plan;
  // In the sites, since the machine's own log would quote whole addresses.
  const log = `access_log ${logs}/pratiche.log pratiche;\n  error_log ${logs}/pratiche-error.log crit;\n`;
  const tls =
    certificate === undefined
      ? ''
      : await renderNginxSite('tls', {
          CERTIFICATE: certificate.certificate,
          CERTIFICATE_KEY: certificate.key,
        });
  const listenOf = (name: FrontEnd): string => {
    const port = portOf(plan, name);
    // The shell answers for names that are nobody's where sites share a port.
    const isDefault = name === 'shell' && plan.remoteHosts !== undefined;
    return `${certificate === undefined ? `127.0.0.1:${port}` : `${port} ssl http2`}${isDefault ? ' default_server' : ''}`;
  };
  const sites = await renderSites({
    root,
    origins: originsOf(plan),
    overrideOrigins,
    storageOrigin: storageOrigin ?? null,
    listen: byFrontEnd(listenOf),
    backends: [ports['http-1'], ports['http-2']].map((port) => `127.0.0.1:${port}`),
    extra: (name) => `server_name ${hostOf(plan, name)};\n  ${log}${tls}`,
  });
  const all = certificate === undefined ? sites : { ...sites, redirect: await redirect(plan, log) };
  return {
    // Before the sites, which name its format.
    'pratiche-0-log.conf': await readFile(LOG_FORMAT, 'utf8'),
    ...Object.fromEntries(
      Object.entries(all).map(([name, text]) => [`pratiche-${name}.conf`, text]),
    ),
  };
}

const redirect = (plan: ServerPlan, log: string): Promise<string> =>
  renderNginxSite('redirect', {
    LISTEN: String(plan.redirectPort),
    HOST_NAMES: [...new Set(FRONT_ENDS.map((name) => hostOf(plan, name)))].join(' '),
    EXTRA: log,
    ACME_FOLDER: plan.acmeFolder,
    PORT_SUFFIX: plan.ports.shell === 443 ? '' : `:${plan.ports.shell}`,
  });

/** Units and drop-ins as they are in `docker/systemd`, and the files of `/etc/pratiche`. */
async function renderUnitFiles(plan: ServerPlan): Promise<Record<string, string>> {
  const { root, overrideOrigins = [], ports } = plan;
  const words = {
    USER: plan.user,
    NODE: plan.node,
    PROGRAM: plan.program,
    PORTAL_ORIGIN: originsOf(plan).shell,
    HOST_NAME: plan.host,
    REMOTES_JSON: remotesJsonPath(root),
    SOURCE_MAPS: sourceMapsFolder(root),
    TEST_STAGE:
      overrideOrigins.length === 0
        ? ''
        : `# A portal of tests.\nPORTAL_STAGE=test\nREMOTE_OVERRIDE_ORIGINS=${overrideOrigins.join(' ')}`,
  };
  const folder = join(DOCKER, 'systemd');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile() && one.name !== SCRIPT)) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    const text = await readFile(join(folder, path), 'utf8');
    files[`${path.endsWith('.env') ? 'etc' : 'systemd'}/${path}`] = fillTemplate(text, words, path);
  }
  const http = [ports['http-1'], ports['http-2']];
  const instances = [
    ...http.map((port, index) => ({ name: `http-${index + 1}`, line: `PORT=${port}\n` })),
    ...Array.from({ length: WORKERS }, (_, index) => ({ name: `worker-${index + 1}`, line: '' })),
  ];
  for (const [index, { name, line }] of instances.entries())
    files[`etc/${name}.env`] = `${line}METRICS_PORT=${FIRST_METRICS_PORT + index}\n`;
  return files;
}
