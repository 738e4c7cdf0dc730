import { StartupError } from '../config/index.js';
import { describeTlsError } from '../config/tls-error.util.js';

const CONNECT_TIMEOUT_MS = 5_000;

type ServerKind = 'mysql' | 'mariadb';

/** The first with `SKIP LOCKED`, which the relay of jobs needs. */
const OLDEST_VERSIONS: Readonly<Record<ServerKind, readonly [major: number, minor: number]>> = {
  mysql: [8, 0],
  mariadb: [10, 6],
};
const PRODUCT_NAMES: Readonly<Record<ServerKind, string>> = { mysql: 'MySQL', mariadb: 'MariaDB' };

/**
 * Asks the server whether it is MySQL or MariaDB, because their catalogues differ and TypeORM needs
 * to know.
 * @throws StartupError with a single line when the server cannot be reached or is too old
 */
export async function detectServerKind(url: string): Promise<ServerKind> {
  try {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({
      ...parseConnectionUrl(url),
      connectTimeout: CONNECT_TIMEOUT_MS,
    });
    try {
      const [rows] = await connection.query('SELECT VERSION() AS version');
      return parseServerKind((rows as { version: string }[])[0]?.version ?? '');
    } finally {
      await connection.end();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const { host } = new URL(url);
    throw new StartupError([
      `DATABASE_URL: the database at ${host} cannot be used (${describeTlsError(error) ?? code ?? message})`,
    ]);
  }
}

/**
 * Reads the answer to `SELECT VERSION()`.
 * @throws an error when the portal cannot run on that version
 */
export function parseServerKind(version: string): ServerKind {
  const kind: ServerKind = /mariadb/i.test(version) ? 'mariadb' : 'mysql';
  const [major = 0, minor = 0] = version.split('.', 2).map((part) => Number.parseInt(part, 10));
  const [oldestMajor, oldestMinor] = OLDEST_VERSIONS[kind];
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new Error(
      `${PRODUCT_NAMES[kind]} ${version} is older than ${oldestMajor}.${oldestMinor}`,
    );
  return kind;
}

/**
 * The certificate must be trusted by Node (`NODE_EXTRA_CA_CERTS` adds a private authority) and
 * issued for this host.
 */
const TLS_OPTIONS = { rejectUnauthorized: true, verifyIdentity: true, minVersion: 'TLSv1.2' };

/**
 * Parts of `mysql://user:password@host:port/name`, percent-decoded; with `?tls=verify` only over
 * TLS with a certificate that holds.
 */
export function parseConnectionUrl(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: hostname,
    port: port === '' ? 3306 : Number(port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.get('tls') === 'verify' ? { ssl: TLS_OPTIONS } : {}),
  };
}
