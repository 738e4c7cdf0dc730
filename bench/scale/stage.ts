import { createConnection } from 'mysql2/promise';
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

/** The MariaDB server is the one of `PRATICHE_TEST_MARIADB`. */
export async function stageOf(amount: number): Promise<Stage> {
  const portal = await startPortal({ kind: 'mariadb', env: { LOGIN_ATTEMPTS: '1000' } });
  const connection = await createConnection({ uri: portal.database.replace(/^mariadb:/, 'mysql:'), timezone: 'Z' });
  try {
    const since = performance.now();
    const { admin, fitters } = await accounts(connection, portal.origin);
    const [first] = fitters;
    if (first === undefined) throw new Error('No fitter');
    const { id } = await pattern(portal.origin, first);
    await fill(connection, id, fitters, admin.id, amount);
    console.log(`Laid out ${amount} dossiers in ${Math.round((performance.now() - since) / 1000)} s`);
    const stage: Stage = {
      amount, portal, tokens: { office: admin.token, fitter: first.token },
      logIn: async () => { stage.tokens = { office: await login(portal.origin, OFFICE), fitter: await login(portal.origin, FIRST_FITTER) }; },
    };
    return stage;
  } catch (error) {
    await portal.stop();
    throw error;
  } finally {
    await connection.end();
  }
}
