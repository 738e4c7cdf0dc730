import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { escape, escapeId } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { ManagedProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import { createDataFolder } from './data-folder.ts';
import { requireProgram } from './programs.ts';

export interface Mariadb {
  /** Address without a database name, ending in a slash. */
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** Settles once what runs now has ended. */
  whenEnded(): Promise<unknown>;
  /** Kills the server at once, as a power cut would. */
  kill9(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
}

/**
 * Flushes a commit to the system at once and to the disk within a second: `kill -9` of the server
 * loses nothing, only a power cut would. For tests, which commit sequentially and wait for each
 * commit.
 */
export const RELAXED_COMMIT_OPTIONS = ['--innodb-flush-log-at-trx-commit=2'] as const;

/**
 * Three test workers run up to two portals each, of two processes whose pools grow to twenty and
 * never shrink; their own measuring connections come on top.
 */
const MAX_CONNECTIONS = 500;

/** The one user who may log in over TCP, and the database it has every right on. */
export interface DatabaseLogin {
  database: string;
  user: string;
  password: string;
}

/**
 * Starts a MariaDB server on a free port or the given one, with durable commits as in production and its data in a
 * temporary folder or below `kept`. With a login, the administrator gets in only through the
 * socket; without one, root needs no password.
 */
export async function startMariadb(
  extra: readonly string[] = [],
  kept?: string,
  login?: DatabaseLogin,
  fixedPort?: number,
): Promise<Mariadb> {
  const { path: folder, isNew, removeFolder } = await createDataFolder('mariadb', kept);
  const data = join(folder, 'data');
  // Not the machine's own: another server that starts sweeps its temporary tables from there, and ours with them.
  const scratch = join(folder, 'tmp');
  await mkdir(scratch, { recursive: true });
  const user = userInfo().username;
  if (isNew) {
    await promisify(execFile)(requireProgram('mariadb-install-db'), [
      '--no-defaults',
      `--datadir=${data}`,
      `--user=${user}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
  }
  const accessFile = join(folder, 'access.sql');
  if (login !== undefined)
    await writeFile(accessFile, renderAccessStatements(login, user), { mode: 0o600 });
  const port = fixedPort ?? (await freePort());
  const begin = () =>
    new ManagedProcess(
      requireProgram('mariadbd'),
      [
        '--no-defaults',
        `--user=${user}`,
        `--datadir=${data}`,
        `--tmpdir=${scratch}`,
        `--socket=${join(folder, 's.sock')}`,
        `--pid-file=${join(folder, 'pid')}`,
        '--bind-address=127.0.0.1',
        `--port=${port}`,
        '--innodb-flush-log-at-trx-commit=1',
        '--innodb-buffer-pool-size=256M',
        '--character-set-server=utf8mb4',
        '--skip-name-resolve',
        `--max-connections=${MAX_CONNECTIONS}`,
        ...(login === undefined ? [] : [`--init-file=${accessFile}`]),
        ...extra,
      ],
      // Where it runs tells it from the servers of others.
      { log: join(folder, 'log'), cwd: folder },
    );
  const caller = login === undefined ? 'root' : `${login.user}:${login.password}`;
  const url = `mariadb://${caller}@127.0.0.1:${port}/`;
  let server = begin();
  await server.waitUntilReady(() => acceptsConnections(url), 'MariaDB');
  return {
    url,
    pid: server.pid,
    stop: async () => {
      await server.stop();
      await removeFolder();
    },
    whenEnded: () => server.whenEnded,
    kill9: () => server.kill9(),
    start: async () => {
      server = begin();
      await server.waitUntilReady(() => acceptsConnections(url), 'MariaDB');
    },
  };
}

/**
 * What the server executes before the first connection, one statement a line; it also closes data
 * of an earlier release, in which root had no password. `unix_socket` compares the name of the
 * system's user.
 */
function renderAccessStatements({ database, user, password }: DatabaseLogin, admin: string) {
  const [portal, owner] = [`${escape(user)}@'%'`, `${escape(admin)}@'localhost'`];
  return [
    "DELETE FROM mysql.global_priv WHERE User IN ('root', '')",
    'FLUSH PRIVILEGES',
    `CREATE OR REPLACE USER ${owner} IDENTIFIED VIA unix_socket`,
    `GRANT ALL PRIVILEGES ON *.* TO ${owner} WITH GRANT OPTION`,
    `CREATE DATABASE IF NOT EXISTS ${escapeId(database)} CHARACTER SET utf8mb4`,
    // Not replaced: triggers run with the rights of the user who created them.
    `CREATE USER IF NOT EXISTS ${portal} IDENTIFIED BY ${escape(password)}`,
    `ALTER USER ${portal} IDENTIFIED BY ${escape(password)}`,
    `GRANT ALL PRIVILEGES ON ${escapeId(database)}.* TO ${portal}`,
  ]
    .map((statement) => `${statement};\n`)
    .join('');
}

async function acceptsConnections(url: string): Promise<boolean> {
  const connection = await createConnection(toMysqlUrl(url));
  await connection.end();
  return true;
}

/** Makes an empty database and answers its address. */
export const createDatabase = (server: string, name: string): Promise<string> =>
  executeCreateDatabase(server, name, 'DATABASE');

/** Creates the database only if it does not exist, and returns its address. */
export const ensureDatabase = (server: string, name: string): Promise<string> =>
  executeCreateDatabase(server, name, 'DATABASE IF NOT EXISTS');

async function executeCreateDatabase(server: string, name: string, what: string): Promise<string> {
  const connection = await createConnection(toMysqlUrl(server));
  try {
    await connection.query(`CREATE ${what} \`${name}\` CHARACTER SET utf8mb4`);
  } finally {
    await connection.end();
  }
  return `${server}${name}`;
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  const connection = await createConnection(toMysqlUrl(server));
  try {
    await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  } finally {
    await connection.end();
  }
}

/** mysql2 accepts only the `mysql:` scheme, for both products. */
const toMysqlUrl = (url: string) => url.replace(/^mariadb:/, 'mysql:');
