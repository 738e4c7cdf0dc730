import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { createConnection, type Connection } from 'mysql2/promise';
import { expect, test } from '@playwright/test';
import {
  startBackingServices,
  type BackingServices,
} from '../../tools/production/backing-services.ts';
import type { StackSecrets } from '../../tools/production/stack-secrets.ts';
import { REPOSITORY_ROOT } from '../../tools/services/backend-process.ts';
import { startMariadb } from '../../tools/services/mariadb.ts';
import { startRedis } from '../../tools/services/redis.ts';
import { productionInfo } from './support/production-info.ts';

type Env = BackingServices['env'];

const connectToDatabase = (url: URL): Promise<Connection> =>
  createConnection({
    host: url.hostname,
    port: Number(url.port),
    user: url.username,
    password: url.password,
    database: url.pathname.slice(1),
  });

/** All that Redis answers to lines of its protocol, on one connection. */
async function askRedis({ port }: URL, ...lines: string[]): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  socket.write([...lines, 'QUIT', ''].join('\r\n'));
  await once(socket, 'close');
  return text;
}

/** What any user of this machine can try: the ports are known, the secrets are not. */
async function expectClosed(env: Env): Promise<void> {
  const database = new URL(env['DATABASE_URL'] ?? '');
  const strangers = ['root', '', 'pratiche', 'mysql', 'mariadb.sys', userInfo().username].flatMap(
    (user) => ['', 'pratiche', user].map((password) => ({ user, password })),
  );
  for (const stranger of strangers) {
    const attempt = createConnection({
      host: '127.0.0.1',
      port: Number(database.port),
      ...stranger,
    });
    await expect(attempt, JSON.stringify(stranger)).rejects.toMatchObject({ sqlState: '28000' });
  }

  const redis = new URL(env['REDIS_URL'] ?? '');
  expect(await askRedis(redis, 'KEYS *', 'AUTH pratiche', 'FLUSHALL')).toMatch(
    /^-NOAUTH .*\r\n-WRONGPASS .*\r\n-NOAUTH /,
  );
}

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

const modeOf = async (path: string): Promise<string> =>
  ((await stat(path)).mode & 0o777).toString(8);

async function readSecrets(folder: string): Promise<StackSecrets> {
  return JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as StackSecrets;
}

test('without the secrets, database and Redis refuse every caller', async () => {
  const { env } = productionInfo();
  await expectClosed(env);
  // With them the portal reaches its own database and no other.
  const connection = await connectToDatabase(new URL(env['DATABASE_URL'] ?? ''));
  const [rows] = await connection.query('SHOW DATABASES');
  await connection.end();
  expect(rows).toEqual([{ Database: 'information_schema' }, { Database: 'pratiche' }]);
});

test('no secret is on a command line, where every user of the machine reads it', async () => {
  const { env, folder } = productionInfo();
  const lines: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name)))
    lines.push(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''));
  const ports = [env['DATABASE_URL'], env['REDIS_URL']].map((url) => new URL(url ?? '').port);
  for (const part of [...ports, '/main.js', '/worker.js'])
    expect(lines.filter((line) => line.includes(part)).length, part).toBeGreaterThan(0);
  for (const [name, secret] of Object.entries(await readSecrets(folder))) {
    expect(secret.length, name).toBeGreaterThanOrEqual(32);
    expect(
      lines.filter((line) => line.includes(secret)),
      name,
    ).toEqual([]);
  }
});

test('the files of a set-up open for their owner alone, and secrets and data last to the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'private-'));
  try {
    const first = await startBackingServices(folder, true);
    const secrets = await readSecrets(folder);
    const database = await connectToDatabase(new URL(first.database));
    await database.query('CREATE TABLE kept (id INT PRIMARY KEY)');
    await database.query('INSERT INTO kept VALUES (7)');
    await database.end();
    const auth = `AUTH ${secrets.redis}`;
    await askRedis(new URL(first.env['REDIS_URL'] ?? ''), auth, 'SET kept 7');
    for (const path of [folder, ...['mariadb', 'redis'].map((one) => join(folder, one))])
      expect([path, await modeOf(path)]).toEqual([path, '700']);
    const holders: string[] = [];
    for (const path of await listFiles(folder)) {
      const text = await readFile(path, 'latin1').catch(() => '');
      if (Object.values(secrets).some((secret: string) => text.includes(secret)))
        holders.push(`${relative(folder, path)} ${await modeOf(path)}`);
    }
    expect(holders.sort()).toEqual([
      'mariadb/access.sql 600',
      'redis/redis.conf 600',
      'secrets.json 600',
    ]);
    await first.stop();

    const second = await startBackingServices(folder, true);
    try {
      expect(await readSecrets(folder)).toEqual(secrets);
      await expectKept(second, auth);
      await expectClosed(second.env);
    } finally {
      await second.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function expectKept(
  { database: address, env }: BackingServices,
  auth: string,
): Promise<void> {
  const database = await connectToDatabase(new URL(address));
  const [rows] = await database.query('SELECT id FROM kept');
  await database.end();
  expect(rows).toEqual([{ id: 7 }]);
  expect(await askRedis(new URL(env['REDIS_URL'] ?? ''), auth, 'GET kept')).toContain('\r\n7\r\n');
}

test('a folder of an earlier release, open to everyone, is closed at its next start and keeps its data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'earlier-'));
  try {
    const password = 'a'.repeat(32);
    const earlier = { database: password, jwt: 'b'.repeat(43) };
    await writeFile(join(folder, 'secrets.json'), JSON.stringify(earlier), { mode: 0o644 });
    const [mariadb, redis] = await Promise.all([startMariadb([], folder), startRedis(folder)]);
    const root = await connectToDatabase(new URL(mariadb.url));
    for (const statement of [
      'CREATE DATABASE pratiche',
      `CREATE USER 'pratiche'@'%' IDENTIFIED BY '${password}'`,
      "GRANT ALL PRIVILEGES ON pratiche.* TO 'pratiche'@'%'",
      'CREATE TABLE pratiche.kept (id INT PRIMARY KEY)',
      'INSERT INTO pratiche.kept VALUES (6)',
      "CREATE DEFINER = 'pratiche'@'%' TRIGGER pratiche.next BEFORE UPDATE ON pratiche.kept FOR EACH ROW SET NEW.id = OLD.id + 1",
    ])
      await root.query(statement);
    await root.end();
    await askRedis(new URL(redis.url), 'SET kept 7');
    await Promise.all([mariadb.stop(), redis.stop()]);

    const services = await startBackingServices(folder, true);
    try {
      const secrets = await readSecrets(folder);
      expect(secrets).toMatchObject(earlier);
      expect(await modeOf(join(folder, 'secrets.json'))).toBe('600');
      await expectClosed(services.env);
      // Its triggers run as the user who made them, so that user has to be there still.
      const database = await connectToDatabase(new URL(services.database));
      await database.query('UPDATE kept SET id = 0');
      await database.end();
      await expectKept(services, `AUTH ${secrets.redis}`);
    } finally {
      await services.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the statements for a database of one’s own leave the processes rows, and tables to their owner', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'statements-'));
  // As MySQL writes it by itself.
  const mariadb = await startMariadb(['--log-bin', '--log-bin-trust-function-creators=1'], folder);
  const passwords = { PASSWORD_OF_OWNER: 'o'.repeat(24), PASSWORD_OF_PORTAL: 'p'.repeat(24) };
  const urlOf = (user: string, password: string) =>
    `mysql://${user}:${password}@127.0.0.1:${new URL(mariadb.url).port}/pratiche`;
  try {
    const root = await createConnection({
      uri: mariadb.url.replace(/^mariadb:/, 'mysql:'),
      multipleStatements: true,
    });
    const text = await readFile(join(REPOSITORY_ROOT, 'docker/database/users.sql'), 'utf8');
    await root.query(
      text.replaceAll(/PASSWORD_OF_\w+/g, (word) => passwords[word as keyof typeof passwords]),
    );
    await root.end();
    const owner = urlOf('pratiche_owner', passwords.PASSWORD_OF_OWNER);
    await promisify(execFile)(
      process.execPath,
      [join(REPOSITORY_ROOT, 'backend/dist/src/migrate.js')],
      { env: { DATABASE_URL: owner, JWT_SECRET: 'j'.repeat(32), DATA_DIR: join(folder, 'data') } },
    );
    const portal = await connectToDatabase(
      new URL(urlOf('pratiche', passwords.PASSWORD_OF_PORTAL)),
    );
    const [rows] = await portal.query('SELECT COUNT(*) AS count FROM accounts');
    expect(rows).toEqual([{ count: 0 }]);
    for (const statement of [
      'CREATE TABLE other (id INT)',
      'DROP TABLE accounts',
      'ALTER TABLE accounts ADD COLUMN other INT',
      'CREATE TRIGGER other BEFORE DELETE ON accounts FOR EACH ROW SET @a = 1',
      'SELECT * FROM mysql.user',
    ])
      await expect(portal.query(statement), statement).rejects.toMatchObject({
        sqlState: '42000',
      });
    await portal.end();
  } finally {
    await mariadb.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
