import { StartupError } from '../config/index.js';
import { describeTlsError } from '../config/tls-error.util.js';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * TypeORM must be told whether it speaks to MySQL or to MariaDB (their catalogues differ), so the server is asked.
 * @throws StartupError in one line when it cannot be reached
 */
export async function detectServerKind(url: string): Promise<'mysql' | 'mariadb'> {
  try {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({
      ...parseConnectionUrl(url),
      connectTimeout: CONNECT_TIMEOUT_MS,
    });
    try {
      const [rows] = await connection.query('SELECT VERSION() AS version');
      const version = (rows as { version: string }[])[0]?.version ?? '';
      return /mariadb/i.test(version) ? 'mariadb' : 'mysql';
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

/** Of a certificate: known to Node (`NODE_EXTRA_CA_CERTS` adds one's own authority), and for this very host. */
const TLS_OPTIONS = { rejectUnauthorized: true, verifyIdentity: true, minVersion: 'TLSv1.2' };

/** Parts of `mysql://user:password@host:port/name`, percent-decoded; with `?tls=verify` only over TLS with a certificate that holds. */
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
