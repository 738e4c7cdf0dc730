import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { renderNginxSite, renderSites } from './nginx-sites.ts';
import { REMOTES, remotesJsonPath } from './releases.ts';
import { sourceMapsFolder } from './source-maps.ts';
import type { FrontEnd, StackPorts } from './stack-ports.ts';
import { renderUnits } from './systemd-units.ts';

const LOG_FORMAT = resolve(import.meta.dirname, '../../docker/front-end/log.conf');
const ENVIRONMENT_FILE = '/etc/pratiche/pratiche.env';

/** What the files for servers of one's own are rendered from. */
export interface ServerPlan {
  /** Name of the portal in the browser. */
  host: string;
  ports: Pick<StackPorts, FrontEnd | 'http-1' | 'http-2'>;
  /** Where nginx ends TLS; without it a proxy in front does. */
  certificate?: { certificate: string; key: string };
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
 * Writes nginx sites, systemd units, their user and the file of variables into a folder, from the templates that
 * the containers use. Answers the paths within it.
 */
export async function writeServerFiles(folder: string, plan: ServerPlan): Promise<string[]> {
  const origins = originsOf(plan);
  const sites = await renderServerSites(plan, origins);
  const httpPorts = [plan.ports['http-1'], plan.ports['http-2']];
  const units = renderUnits({ ...plan, httpPorts, environmentFile: ENVIRONMENT_FILE });
  const files: Record<string, string> = {
    ...inFolder('nginx', sites),
    ...inFolder('systemd', units),
    'sysusers/pratiche.conf': `u ${plan.user} - "Pratiche Infissi" - /usr/sbin/nologin\n`,
    'pratiche.env': renderEnvironment(plan, origins),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(resolve(folder, path, '..'), { recursive: true });
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

/** Browsers name no port that is usual. */
const originsOf = ({ host, ports }: ServerPlan): Record<FrontEnd, string> =>
  byFrontEnd((name) => new URL(`https://${host}:${ports[name]}`).origin);

async function renderServerSites(
  { ports, certificate, root, logs, overrideOrigins = [], storageOrigin }: ServerPlan,
  origins: Record<FrontEnd, string>,
): Promise<Record<string, string>> {
  const tls =
    certificate === undefined
      ? ''
      : await renderNginxSite('tls', {
          CERTIFICATE: certificate.certificate,
          CERTIFICATE_KEY: certificate.key,
        });
  const sites = await renderSites({
    root,
    origins,
    overrideOrigins,
    storageOrigin: storageOrigin ?? null,
    listen: byFrontEnd((name) =>
      certificate === undefined ? `127.0.0.1:${ports[name]}` : `${ports[name]} ssl`,
    ),
    backends: [ports['http-1'], ports['http-2']].map((port) => `127.0.0.1:${port}`),
    // In the sites, since the machine's own log would quote whole addresses.
    extra: `access_log ${logs}/pratiche.log pratiche;\n  error_log ${logs}/pratiche-error.log crit;\n${tls}`,
  });
  return {
    // Before the sites, which name its format.
    'pratiche-0-log.conf': await readFile(LOG_FORMAT, 'utf8'),
    ...Object.fromEntries(
      Object.entries(sites).map(([name, text]) => [`pratiche-${name}.conf`, text]),
    ),
  };
}

/** Variables whose values are the operator's own are commented out. */
const renderEnvironment = (
  { root, overrideOrigins = [] }: ServerPlan,
  origins: Record<FrontEnd, string>,
): string => `# ${ENVIRONMENT_FILE}, for root and the portal's user alone (chmod 600). All variables: docs/operations/variables.md.
PUBLIC_URL=${origins.shell}
TRUST_PROXY=127.0.0.1
REMOTES_JSON=${remotesJsonPath(root)}
SOURCE_MAPS=${sourceMapsFolder(root)}
#DATABASE_URL=mysql://pratiche:password@127.0.0.1:3306/pratiche
#REDIS_URL=redis://:password@127.0.0.1:6379
#AZURE_STORAGE_CONNECTION_STRING=
#DOWNLOAD_LINK_MEGABYTES=10
#SMTP_URL=smtps://user:password@mail.example
#MAIL_FROM=Pratiche Infissi <noreply@${new URL(origins.shell).hostname}>
# Each with random words of its own: openssl rand -hex 32
#JWT_SECRET=
#SECRETS_KEY=
#SIGNATURE_KEYS=
#BACKUP_KEY=
BACK_OFFICE_SECOND_STEP=required
${overrideOrigins.length === 0 ? '' : `# A portal of tests.\nPORTAL_STAGE=test\nREMOTE_OVERRIDE_ORIGINS=${overrideOrigins.join(' ')}\n`}`;
