/**
 * `npm run bench -- timing [sqlite|mariadb]`: checks whether the response time of login or
 * forgot-password reveals which addresses are registered. It makes 200 attempts with a known and
 * 200 with an unknown address in pairs; the medians may differ by less than 10 %.
 */
import { startPortal, type Kind } from '../../tools/testkit/portal.ts';
import { finishReport } from '../finish-report.ts';
import { median, type ReportLine } from '../report.ts';

const TRIES = Number(process.env['BENCH_TRIES'] ?? 200);
const WARM_UP = 20;
const LIMIT = 0.1;
const DATABASE_NAMES: Readonly<Record<Kind, string>> = { sqlite: 'SQLite', mariadb: 'MariaDB' };
const KNOWN = 'installatore@demo.test';
/** Same length as the known address. */
const UNKNOWN = 'montatore.ab@demo.test';

const CALLS = {
  'login, wrong password': {
    path: 'login',
    body: (address: string) => ({ Email: address, Password: 'Sbagliata-2026!' }),
    status: 401,
  },
  'forgot-password': { path: 'forgot-password', body: (email: string) => ({ email }), status: 200 },
} as const;

type Call = (typeof CALLS)[keyof typeof CALLS];

async function timeRequest(
  origin: string,
  { path, body, status }: Call,
  address: string,
): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${origin}/api/Accounts/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(address)),
  });
  await answer.arrayBuffer();
  const took = performance.now() - start;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return took;
}

/**
 * Alternates in pairs, so that both addresses meet the same load; the order within a pair is
 * random, so that position has no influence.
 */
function collectTimingPairs(): string[] {
  return Array.from({ length: TRIES }, () =>
    Math.random() < 0.5 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN],
  ).flat();
}

/** MariaDB has no demo data, so this creates one account as the registration would. */
async function seedKnownAccount(database: string): Promise<void> {
  const { createConnection } = await import('mysql2/promise');
  const { hash } = await import('@node-rs/argon2');
  const connection = await createConnection({
    uri: database.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
  });
  await connection.query(
    `INSERT INTO accounts (email, password_hash, role, email_verified, contract_verified, first_package_acquired, privacy_and_conditions_accepted, created, updated)
     VALUES (?, ?, 'User', 1, 1, 0, 1, NOW(3), NOW(3))`,
    [KNOWN, await hash('Prova-2026!', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })],
  );
  await connection.end();
}

const kind: Kind = process.argv[2] === 'mariadb' ? 'mariadb' : 'sqlite';
const portal = await startPortal({
  kind,
  env: { LOGIN_ATTEMPTS: '100000', PUBLIC_FORM_ATTEMPTS: '100000' },
});
try {
  if (kind === 'mariadb') await seedKnownAccount(portal.database);
  const lines: ReportLine[] = [];
  for (const [name, call] of Object.entries(CALLS)) {
    for (let run = 0; run < WARM_UP; run += 1)
      for (const address of [KNOWN, UNKNOWN]) await timeRequest(portal.origin, call, address);
    const times = new Map<string, number[]>([
      [KNOWN, []],
      [UNKNOWN, []],
    ]);
    for (const address of collectTimingPairs())
      times.get(address)?.push(await timeRequest(portal.origin, call, address));
    const [known, unknown] = [median(times.get(KNOWN) ?? []), median(times.get(UNKNOWN) ?? [])];
    const difference = Math.abs(known - unknown) / Math.min(known, unknown);
    lines.push({
      what: `${name}: known and unknown address`,
      figure: `${(100 * difference).toFixed(1)} %`,
      beside: `${known.toFixed(2)} and ${unknown.toFixed(2)} ms`,
      limit: `< ${100 * LIMIT} %`,
      isWithin: difference < LIMIT,
    });
  }
  await finishReport({
    title: `Timing of login and forgotten password, ${DATABASE_NAMES[kind]}`,
    conditions: `medians of ${TRIES} attempts with each address, in pairs of random order`,
    lines,
  });
} finally {
  await portal.stop();
}
