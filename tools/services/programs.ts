import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'] as const;

/** Names each program goes by, and the Debian package that brings it. */
export const PROGRAMS = {
  mariadbd: { names: ['mariadbd'], debian: 'mariadb-server' },
  'mariadb-install-db': { names: ['mariadb-install-db'], debian: 'mariadb-server' },
  'redis-server': { names: ['redis-server'], debian: 'redis-server' },
  clamd: { names: ['clamd'], debian: 'clamav-daemon' },
  openssl: { names: ['openssl'], debian: 'openssl' },
  zip: { names: ['zip'], debian: 'zip' },
  nginx: { names: ['nginx'], debian: 'nginx' },
  'systemd-analyze': { names: ['systemd-analyze'], debian: 'systemd' },
  promtool: { names: ['promtool'], debian: 'prometheus' },
  kubectl: { names: ['kubectl'], debian: 'kubernetes-client' },
  buildah: { names: ['buildah'], debian: 'buildah' },
  debootstrap: { names: ['debootstrap'], debian: 'debootstrap' },
  chromium: { names: BROWSERS, debian: 'chromium' },
  // Without windows of its own it needs a quarter less of the time; it shows no PDF.
  'chromium-headless-shell': {
    names: ['chromium-headless-shell', ...BROWSERS],
    debian: 'chromium-headless-shell',
  },
} as const satisfies Record<string, { names: readonly string[]; debian: string }>;

export type ProgramName = keyof typeof PROGRAMS;

/** Servers are installed in sbin, which is not in every user's PATH. */
const searchFolders = () => [
  ...new Set([
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/usr/bin',
    '/usr/local/bin',
  ]),
];

/** Path of a program of this machine, or `null`. */
export function findProgram(name: ProgramName): string | null {
  for (const candidate of PROGRAMS[name].names) {
    for (const folder of searchFolders()) {
      const path = join(folder, candidate);
      if (isExecutable(path)) return path;
    }
  }
  return null;
}

/** Path of a program of this machine. @throws when it is not installed */
export function requireProgram(name: ProgramName): string {
  const path = findProgram(name);
  if (path === null)
    throw new Error(`${name} is not installed (Debian: apt-get install ${PROGRAMS[name].debian})`);
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
