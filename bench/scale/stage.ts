import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { startPortal, type Portal } from '../../tools/testkit/portal.ts';
import { accounts, fill, FIRST_FITTER, login, OFFICE, pattern } from '../seed.ts';

/** A portal of its own with so many dossiers, and who asks it. */
export interface Stage {
  amount: number;
  portal: Portal;
  /** Of people who have just logged in: laying out takes longer than a token lasts. */
  tokens: { office: string; fitter: string };
  logIn(): Promise<void>;
}

/** Its being there says that all was laid out. */
const LAID_OUT = 'bench_laid_out';

/** The MariaDB server is the one of `PRATICHE_TEST_MARIADB`. @param isKept its database stays, and is found again by the next run */
export async function stageOf(amount: number, isKept = false): Promise<Stage> {
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
    if (!(await isLaidOut(connection))) await layOut(connection, portal, amount);
    const stage: Stage = {
      amount,
      portal,
      tokens: { office: '', fitter: '' },
      logIn: async () => {
        stage.tokens = {
          office: await login(portal.origin, OFFICE),
          fitter: await login(portal.origin, FIRST_FITTER),
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

async function isLaidOut(connection: Connection): Promise<boolean> {
  const [found] = await connection.query<RowDataPacket[]>(`SHOW TABLES LIKE '${LAID_OUT}'`);
  return found.length > 0;
}

async function layOut(connection: Connection, portal: Portal, amount: number): Promise<void> {
  const since = performance.now();
  const { admin, fitters } = await accounts(connection, portal.origin);
  const [first] = fitters;
  if (first === undefined) throw new Error('No fitter');
  const { id } = await pattern(portal.origin, first);
  await fill(connection, id, fitters, admin.id, amount);
  await connection.query(`CREATE TABLE ${LAID_OUT} (id int PRIMARY KEY)`);
  console.log(`Laid out ${amount} dossiers in ${Math.round((performance.now() - since) / 1000)} s`);
}
