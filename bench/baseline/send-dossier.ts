import { randomUUID } from 'node:crypto';
import { getTodayInRome, type DossierForm, BUILT_IN_SETTINGS } from '@pratiche/domain';
import { createDossierRules } from '@pratiche/domain/dossier-rules';
import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise';
import type { BaselineRequest, BaselineResponse } from './http-server.ts';

const { checkForSending, countFilings } = createDossierRules(BUILT_IN_SETTINGS);

const DOCUMENT_CODES = ['FATTURA', 'CI', 'DELEGA', 'ATTO', 'REQ', 'CONGR', 'UW'] as const;

/**
 * Sends a dossier in one transaction: check, status, debit, send record, history, notification,
 * e-mail job.
 */
export async function sendDossier(
  pool: Pool,
  { accountId, url }: BaselineRequest,
): Promise<BaselineResponse> {
  const id = Number(url.searchParams.get('id'));
  const connection = await pool.getConnection();
  try {
    await connection.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED');
    await connection.beginTransaction();
    await writeSending(connection, accountId, id);
    await connection.commit();
    return { body: { moduleId: id, status: 'SENT' } };
  } catch (error) {
    await connection.rollback();
    throw error;
  } finally {
    connection.release();
  }
}

async function writeSending(
  connection: PoolConnection,
  accountId: number,
  id: number,
): Promise<void> {
  const one = async (sql: string, ...values: unknown[]): Promise<RowDataPacket> => {
    const [[row]] = await connection.query<RowDataPacket[]>(sql, values);
    if (row === undefined) throw new Error(`Nothing found: ${sql}`);
    return row;
  };
  const dossier = await one(
    'SELECT * FROM dossiers WHERE id = ? AND account_id = ?',
    id,
    accountId,
  );
  const [files] = await connection.query<RowDataPacket[]>(
    'SELECT * FROM uploaded_files WHERE dossier_id = ?',
    [id],
  );
  const data: unknown = dossier['data'];
  // The driver has parsed it already where the server marks the column as JSON.
  const form = (typeof data === 'string' ? JSON.parse(data) : data) as DossierForm;
  const documents = DOCUMENT_CODES.map((code) => ({
    code,
    isMandatory: true,
    isUploaded: files.length > 0,
  }));
  const errors = checkForSending(form, { documents, today: getTodayInRome() });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const counts = countFilings(form);
  const owned = await one(
    'SELECT * FROM active_packages WHERE account_id = ? ORDER BY created, id',
    accountId,
  );
  const owner = await one('SELECT email, business_name FROM accounts WHERE id = ?', accountId);
  const now = new Date();
  const run = (sql: string, ...values: unknown[]) => connection.query(sql, values);
  await run(
    `UPDATE dossiers SET status = 'SENT', owner_list = 'PROCESSING', office_list = 'RECEIVED', sent = ?, updated = ?, business_name = ?, company_key = ?,
    num_ecobonus = ?, num_bonus_casa = 0, num_calcolo_energetico = 0, total_cost = 100, matrix_version = 1 WHERE id = ? AND version = ? AND status = 'DRAFT'`,
    now,
    now,
    owner['business_name'],
    String(owner['business_name']).toLowerCase(),
    counts.numEcobonus,
    id,
    dossier['version'],
  );
  await run(
    'UPDATE active_packages SET residual_credits = residual_credits - 100 WHERE id = ? AND residual_credits >= 100',
    owned['id'],
  );
  await run(
    `INSERT INTO credit_movements (account_id, active_package_id, type, amount, dossier_id, dossier_service_type, filing, description, actor_id, created)
    VALUES (?, ?, 'debit', -100, ?, 1, 'numEcobonus', 'Pratica Ecobonus', ?, ?)`,
    accountId,
    owned['id'],
    id,
    accountId,
    now,
  );
  await run(
    `INSERT INTO dossier_sendings (dossier_id, at, num_ecobonus, num_bonus_casa, num_calcolo_energetico, credits, total_cost, matrix_version)
    VALUES (?, ?, ?, 0, 0, 100, 100, 1)`,
    id,
    now,
    counts.numEcobonus,
  );
  await run(
    `INSERT INTO dossier_status_changes (dossier_id, at, from_code, to_code, actor_id, who) VALUES (?, ?, 'DRAFT', 'SENT', ?, ?)`,
    id,
    now,
    accountId,
    owner['business_name'],
  );
  await run(
    'INSERT INTO notifications (account_id, dossier_id, title, text, created) VALUES (?, ?, ?, ?, ?)',
    accountId,
    id,
    'Pratica inviata',
    'La pratica è stata inviata.',
    now,
  );
  // The job is marked as done, because no worker may execute the jobs of a benchmark.
  await run(
    `INSERT INTO outbox_jobs (id, kind, payload, status, attempts, run_at, created, finished) VALUES (?, 'measure', ?, 'done', 0, ?, ?, ?)`,
    randomUUID(),
    JSON.stringify({ to: owner['email'], text: 'x'.repeat(3_000) }),
    now,
    now,
    now,
  );
}
