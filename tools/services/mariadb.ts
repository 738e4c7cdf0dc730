import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { Child } from './child.ts';
import { freePort } from './free-port.ts';
import { ownFolder } from './own-folder.ts';
import { program } from './programs.ts';

export interface Mariadb {
  /** Address without a database name, ending in a slash. */
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill9(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
}

/**
 * A commit is handed to the system at once and to the disk within a second: `kill -9` of the server loses nothing of it,
 * only a power cut would. For tests, which make one commit after the other and wait for each.
 */
export const SWIFT_COMMITS = ['--innodb-flush-log-at-trx-commit=2'] as const;

/** A MariaDB server of our own on a free port, with its data in a temporary folder or below `kept`. Commits are durable, as in production. */
export async function startMariadb(extra: readonly string[] = [], kept?: string): Promise<Mariadb> {
  const { path: folder, isNew, release } = await ownFolder('mariadb', kept);
  const data = join(folder, 'data');
  // Not the machine's own: another server that starts sweeps its temporary tables from there, and ours with them.
  const scratch = join(folder, 'tmp');
  await mkdir(scratch, { recursive: true });
  const user = userInfo().username;
  if (isNew) {
    await promisify(execFile)(program('mariadb-install-db'), [
      '--no-defaults',
      `--datadir=${data}`,
      `--user=${user}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
  }
  const port = await freePort();
  const begin = () =>
    new Child(
      program('mariadbd'),
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
        '--max-connections=200',
        ...extra,
      ],
      { log: join(folder, 'log') },
    );
  const url = `mariadb://root@127.0.0.1:${port}/`;
  let server = begin();
  await server.until(() => speaks(url), 'MariaDB');
  return {
    url,
    pid: server.pid,
    stop: async () => {
      await server.stop();
      await release();
    },
    kill9: () => server.kill9(),
    start: async () => {
      server = begin();
      await server.until(() => speaks(url), 'MariaDB');
    },
  };
}

async function speaks(url: string): Promise<boolean> {
  const connection = await createConnection(asMysql(url));
  await connection.end();
  return true;
}

/** Makes an empty database and answers its address. */
export const newDatabase = (server: string, name: string): Promise<string> =>
  create(server, name, 'DATABASE');

/** The same, unless there is one of that name: that one is taken as it is. */
export const presentDatabase = (server: string, name: string): Promise<string> =>
  create(server, name, 'DATABASE IF NOT EXISTS');

async function create(server: string, name: string, what: string): Promise<string> {
  const connection = await createConnection(asMysql(server));
  try {
    await connection.query(`CREATE ${what} \`${name}\` CHARACTER SET utf8mb4`);
  } finally {
    await connection.end();
  }
  return `${server}${name}`;
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  const connection = await createConnection(asMysql(server));
  try {
    await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  } finally {
    await connection.end();
  }
}

/** mysql2 reads the address of either product, under one name. */
const asMysql = (url: string) => url.replace(/^mariadb:/, 'mysql:');
