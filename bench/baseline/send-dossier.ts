import {
  getTodayInRome,
  BUILT_IN_SETTINGS,
  type DossierForm,
  createDossierRules,
  createEmptyDossierForm,
} from '@pratiche/domain';
import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise';
import type { BaselineRequest, BaselineResponse } from './http-server.ts';
import { readJson } from './list-facts.ts';
import { writeSending } from './send-writes.ts';

const { checkForSending, countFilings } = createDossierRules(BUILT_IN_SETTINGS);

const DOCUMENT_CODES = ['FATTURA', 'CI', 'DELEGA', 'ATTO', 'REQ', 'CONGR', 'UW'] as const;
const DEVICE_RETENTION_MS = 7 * 86_400_000;
const OPEN = "status IN ('DRAFT', 'WAITING', 'REJECTED') AND deleted IS NULL";

/** Sends a dossier in one transaction, by the portal's statements in their order. */
export async function sendDossier(
  pool: Pool,
  { accountId, url }: BaselineRequest,
): Promise<BaselineResponse> {
  const id = Number(url.searchParams.get('id'));
  const connection = await pool.getConnection();
  try {
    await connection.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED');
    await connection.beginTransaction();
    await checkAndSend(connection, accountId, id);
    await connection.commit();
    return { body: { moduleId: id, status: 'SENT' } };
  } catch (error) {
    await connection.rollback();
    throw error;
  } finally {
    connection.release();
  }
}

async function checkAndSend(
  connection: PoolConnection,
  accountId: number,
  id: number,
): Promise<void> {
  const list = async (sql: string, ...values: unknown[]): Promise<RowDataPacket[]> =>
    (await connection.query<RowDataPacket[]>(sql, values))[0];
  const one = async (sql: string, ...values: unknown[]): Promise<RowDataPacket> => {
    const [row] = await list(sql, ...values);
    if (row === undefined) throw new Error(`Nothing found: ${sql}`);
    return row;
  };
  const now = new Date();
  const dossier = await one('SELECT * FROM dossiers WHERE id = ? AND deleted IS NULL LIMIT 1', id);
  if (dossier['account_id'] !== accountId) throw new Error(`Dossier ${id} is of another account`);
  await connection.query(`UPDATE dossiers SET updated = ? WHERE id = ? AND ${OPEN}`, [now, id]);
  const waiting = await list(
    'SELECT * FROM waiting_files WHERE dossier_id = ? AND at > ? ORDER BY id',
    id,
    new Date(now.getTime() - DEVICE_RETENTION_MS),
  );
  if (waiting.length > 0) throw new Error(`Files of dossier ${id} wait on a device`);
  const files = await list('SELECT * FROM uploaded_files WHERE dossier_id = ? ORDER BY id', id);
  const form = readJson<DossierForm>(dossier['data']) ?? createEmptyDossierForm();
  const errors = checkForSending(form, {
    documents: DOCUMENT_CODES.map((code) => ({
      code,
      isMandatory: true,
      isUploaded: files.length > 0,
    })),
    today: getTodayInRome(),
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const owned = await one(
    'SELECT * FROM active_packages WHERE account_id = ? ORDER BY created, id',
    accountId,
  );
  const owner = await one('SELECT * FROM accounts WHERE id = ? LIMIT 1', accountId);
  await writeSending(connection, {
    id,
    accountId,
    version: Number(dossier['version']),
    form,
    clientKey: String(dossier['client_key']),
    packageId: Number(owned['id']),
    company: String(owner['business_name']),
    email: String(owner['email']),
    counts: countFilings(form),
    now,
  });
}
