import { openSql } from '../../backend/test/kit/sql-client.js';
import { startPortal, type Portal } from '../../tools/testkit/portal.ts';

const OFFICE = 'admin@demo.test';
const DEMO_PASSWORD = 'Prova-2026!';

/** A portal on SQLite with many received dossiers, copies of those of the demo data. */
export async function startSqlitePortal(
  received: number,
): Promise<{ portal: Portal; token: string }> {
  const portal = await startPortal({ kind: 'sqlite' });
  try {
    await multiplyReceivedDossiers(portal, received);
    return { portal, token: await loginToDemo(portal.origin, OFFICE) };
  } catch (error) {
    await portal.stop();
    throw error;
  }
}

/** The access token of an account of the demo data. */
export async function loginToDemo(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/Accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: email, Password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Login answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { jwtToken: string }).jwtToken;
}

async function multiplyReceivedDossiers({ database }: Portal, wanted: number): Promise<void> {
  const sql = openSql({ kind: 'sqlite', database });
  try {
    const columns = (
      await sql.rows<{ name: string }>(
        "SELECT name FROM pragma_table_info('dossiers') WHERE name <> 'id'",
      )
    )
      .map(({ name }) => name)
      .join(', ');
    const count = async (): Promise<number> =>
      (
        await sql.rows<{ n: number }>(
          "SELECT COUNT(*) AS n FROM dossiers WHERE office_list = 'RECEIVED'",
        )
      )[0]?.n ?? 0;
    for (let held = await count(); held < wanted; held = await count()) {
      if (held === 0) throw new Error('The demo data has no received dossier');
      await sql.run(
        `INSERT INTO dossiers (${columns}) SELECT ${columns} FROM dossiers WHERE office_list = 'RECEIVED' LIMIT ?`,
        wanted - held,
      );
    }
  } finally {
    await sql.close();
  }
}
