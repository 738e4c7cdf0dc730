import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../../../tools/services/backend-process.ts';
import { waitUntil } from '../kit/wait-until.js';

/** Everything that the portal of one machine is made of, as systemd knows it. */
export const UNITS = [
  'pratiche-http@1',
  'pratiche-http@2',
  'pratiche-worker@1',
  'pratiche-worker@2',
  'nginx',
  'mariadb',
  'redis-server',
] as const;
export const ORIGIN = 'http://127.0.0.1:8080';

/** @throws with what the command printed */
export function runAsRoot(program: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${status}\n${stdout}${stderr}`);
  return stdout;
}

/** An operator's shell: the checkout brings its own Node. */
const SHELL_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const inCheckout = (program: string) => ({
  cwd: program,
  env: { PATH: SHELL_PATH, HOME: '/root', LANG: 'C.UTF-8' },
  encoding: 'utf8' as const,
});
const toNpm = (words: readonly string[]) => ['run', '--silent', 'production', '--', ...words];

/**
 * Runs `npm run production -- …` in a checkout of this machine.
 * @throws with what it printed
 */
export function runProduction(program: string, words: readonly string[], input = ''): string {
  const ended = spawnSync('npm', toNpm(words), { ...inCheckout(program), input });
  if (ended.status !== 0) throw new Error(`${words.join(' ')}: ${ended.stdout}${ended.stderr}`);
  return ended.stdout;
}

/** The same beside what goes on here. */
export const runProductionMeanwhile = (
  program: string,
  words: readonly string[],
): Promise<string> =>
  new Promise((done, reject) =>
    execFile('npm', toNpm(words), inCheckout(program), (error, stdout, stderr) =>
      error === null ? done(stdout) : reject(new Error(`${stdout}${stderr}`)),
    ),
  );

/**
 * Sets up database, Redis and variables by the steps of `docs/operations/database.md` and
 * `production.md`. Answers the address of the database for the owner of its tables.
 * @param smtpUrl mail server of the tests
 */
export function setUpMachine(smtpUrl: string): string {
  const [owner, portal, redis] = [0, 1, 2].map(() => randomBytes(16).toString('hex'));
  const source = (path: string) => join(REPOSITORY_ROOT, 'docker/database', path);
  copyFileSync(source('mariadb.cnf'), '/etc/mysql/mariadb.conf.d/90-pratiche.cnf');
  runAsRoot('systemctl', ['restart', 'mariadb']);
  const users = readFileSync(source('users.sql'), 'utf8')
    .replace('PASSWORD_OF_OWNER', owner ?? '')
    .replace('PASSWORD_OF_PORTAL', portal ?? '');
  runAsRoot('mariadb', [], users);
  const settings = readFileSync(source('redis.conf'), 'utf8');
  writeFileSync('/etc/redis/pratiche.conf', settings.replace('PASSWORD_OF_REDIS', redis ?? ''));
  runAsRoot('chown', ['redis', '/etc/redis/pratiche.conf']);
  appendFileSync('/etc/redis/redis.conf', '\ninclude /etc/redis/pratiche.conf\n');
  runAsRoot('systemctl', ['restart', 'redis-server']);
  runProduction(REPOSITORY_ROOT, ['install', '--host', 'portale.test']);
  const database = (user: string, password = '') =>
    `mysql://${user}:${password}@127.0.0.1:3306/pratiche`;
  const secret = () => randomBytes(32).toString('hex');
  appendFileSync(
    '/etc/pratiche/pratiche.env',
    [
      '',
      `DATABASE_URL=${database('pratiche', portal)}`,
      `REDIS_URL=redis://:${redis}@127.0.0.1:6379`,
      `SMTP_URL=${smtpUrl}`,
      'MAIL_FROM=portale@example.test',
      `JWT_SECRET=${secret()}`,
      `SIGNATURE_KEYS=${secret()}`,
      // Accounts of the tests log in by password alone, and all from one address.
      'BACK_OFFICE_SECOND_STEP=optional',
      'LOGIN_ATTEMPTS=1000',
      'RATE_LIMITS=all=9999999',
      '',
    ].join('\n'),
  );
  appendFileSync(
    '/etc/pratiche/migrate.env',
    `\nDATABASE_URL=${database('pratiche_owner', owner)}\n`,
  );
  runProduction(REPOSITORY_ROOT, ['publish', 'all']);
  return database('pratiche_owner', owner);
}

/** As the kernel does, without a word to the others of the unit. */
export const killUnit = (unit: string, signal = 'KILL'): string =>
  runAsRoot('systemctl', ['kill', `--signal=${signal}`, '--kill-whom=all', unit]);

/** How each unit is, in the order of `UNITS`; the exit code would tell of any of them alone. */
const readStates = (): string[] =>
  spawnSync('systemctl', ['is-active', ...UNITS], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n');

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(4_000) }).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );

/** Milliseconds until every unit runs and the portal is ready behind nginx. */
export async function waitUntilWell(timeoutMs: number): Promise<number> {
  const since = performance.now();
  await waitUntil(
    async () => {
      if (!readStates().every((state) => state === 'active')) return null;
      return (await Promise.all([8080, 3001, 3002].map(isReady))).every(Boolean) ? true : null;
    },
    'every unit active, and the portal ready',
    timeoutMs,
    200,
  );
  return performance.now() - since;
}
