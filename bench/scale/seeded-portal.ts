import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { startPortal, type Portal } from '../../tools/testkit/portal.ts';
import { FIRST_FITTER, loginForToken, OFFICE, seedAccounts } from '../seed-accounts.ts';
import { createTemplateDossier, seedDossiers } from '../seed-data.ts';

/** A separate portal seeded with a given number of dossiers, and the accounts that call it. */
export interface SeededPortal {
  amount: number;
  portal: Portal;
  /** Of people who have just logged in: laying out takes longer than a token lasts. */
  tokens: { office: string; fitter: string };
  logIn(): Promise<void>;
}

/** Its being there says that all was laid out. */
const SEEDED_MARKER_TABLE = 'bench_laid_out';

/**
 * The MariaDB server is the one of `PRATICHE_TEST_MARIADB`.
 * @param isKept its database stays, and is found again by the next run
 */
export async function startSeededPortal(amount: number, isKept = false): Promise<SeededPortal> {
  const portal = await startPortal({
    kind: 'mariadb',
    env: { LOGIN_ATTEMPTS: '1000' },
    ...(isKept ? { kept: `bench_${amount}` } : {}),
  });
  const connection = await createConnection({
    uri: portal.database.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
  });
  try {
    if (!(await isSeeded(connection))) await seedPortal(connection, portal, amount);
    const stage: SeededPortal = {
      amount,
      portal,
      tokens: { office: '', fitter: '' },
      logIn: async () => {
        stage.tokens = {
          office: await loginForToken(portal.origin, OFFICE),
          fitter: await loginForToken(portal.origin, FIRST_FITTER),
        };
      },
    };
    await stage.logIn();
    return stage;
  } catch (error) {
    await portal.stop();
    throw error;
  } finally {
    await connection.end();
  }
}

async function isSeeded(connection: Connection): Promise<boolean> {
  const [found] = await connection.query<RowDataPacket[]>(
    `SHOW TABLES LIKE '${SEEDED_MARKER_TABLE}'`,
  );
  return found.length > 0;
}

async function seedPortal(connection: Connection, portal: Portal, amount: number): Promise<void> {
  const since = performance.now();
  const { admin, fitters } = await seedAccounts(connection, portal.origin);
  const [first] = fitters;
  if (first === undefined) throw new Error('No fitter');
  const { id } = await createTemplateDossier(portal.origin, first);
  await seedDossiers(connection, id, fitters, admin.id, amount);
  await connection.query(`CREATE TABLE ${SEEDED_MARKER_TABLE} (id int PRIMARY KEY)`);
  console.log(`Laid out ${amount} dossiers in ${Math.round((performance.now() - since) / 1000)} s`);
}
