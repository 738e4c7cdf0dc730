import { randomUUID } from 'node:crypto';
import { normalizeSearchText, type DossierForm, type FilingCounts } from '@pratiche/domain';
import type { PoolConnection } from 'mysql2/promise';
import { writeComparisonKeys, writeSearchNames } from './send-indexes.ts';

export interface Sending {
  id: number;
  accountId: number;
  version: number;
  form: DossierForm;
  clientKey: string;
  packageId: number;
  company: string;
  email: string;
  counts: FilingCounts;
  now: Date;
}

/** Hundredths of a credit. */
const COST = 100;
/** As long as that of the portal's e-mail. */
const MAIL_TEXT = 'Pratica inviata. '.repeat(90);
const LINK_MS = 365 * 86_400_000;

/** Writes status, debit, history, indexes, e-mail, copy of the data and record of a sending. */
export async function writeSending(connection: PoolConnection, sending: Sending): Promise<void> {
  const { id, accountId, version, form, clientKey, packageId, company, email, counts, now } =
    sending;
  const companyKey = normalizeSearchText(company);
  const run = (sql: string, ...values: unknown[]) => connection.query(sql, values);
  // The portal's worker does them, so that each program is measured with the same work behind it.
  const enqueueJob = (kind: 'count-doubts' | 'mail', payload: object) =>
    run(
      "INSERT IGNORE INTO outbox_jobs (id, kind, payload, status, attempts, run_at, created) VALUES (?, ?, ?, 'pending', 0, ?, ?)",
      randomUUID(),
      kind,
      JSON.stringify(payload),
      now,
      now,
    );
  await run(
    `UPDATE dossiers SET status = 'SENT', owner_list = 'PROCESSING', office_list = 'RECEIVED', work_rank = 0, version = ?, sent = ?, completed = NULL, updated = ?, business_name = ?, company_key = ?,
    postponed_until = '', postponement = NULL, reject_reason = NULL, return_points = NULL, num_ecobonus = ?, num_bonus_casa = ?, num_calcolo_energetico = ?, total_cost = ?, matrix_version = 1
    WHERE id = ? AND version = ? AND status IN ('DRAFT', 'WAITING', 'REJECTED') AND deleted IS NULL`,
    version + 1,
    now,
    now,
    company,
    companyKey,
    counts.numEcobonus,
    counts.numBonusCasa,
    counts.numCalcoloEnergetico,
    COST,
    id,
    version,
  );
  await run(
    'UPDATE active_packages SET residual_credits = residual_credits - ? WHERE id = ? AND residual_credits - ? >= 0',
    COST,
    packageId,
    COST,
  );
  await run(
    `INSERT INTO credit_movements (account_id, active_package_id, type, amount, dossier_id, dossier_service_type, filing, description, actor_id, created)
    VALUES (?, ?, 'debit', ?, ?, 1, 'numEcobonus', 'Pratica Ecobonus', ?, ?)`,
    accountId,
    packageId,
    -COST,
    id,
    accountId,
    now,
  );
  await run(
    "INSERT INTO dossier_status_changes (dossier_id, at, from_code, to_code, actor_id, who) VALUES (?, ?, 'DRAFT', 'SENT', ?, ?)",
    id,
    now,
    accountId,
    company,
  );
  await run(
    "INSERT INTO audit_entries (at, actor_id, role, address, action, subject_kind, subject_id, details) VALUES (?, ?, 'User', '127.0.0.0', 'status-change', 'dossier', ?, ?)",
    now,
    accountId,
    String(id),
    JSON.stringify({ from: 'DRAFT', to: 'SENT' }),
  );
  await writeComparisonKeys(connection, id, form);
  await enqueueJob('count-doubts', { dossierIds: [id] });
  await writeSearchNames(connection, id, [clientKey, companyKey]);
  await run(
    'INSERT INTO dossier_charges (dossier_id, acted, account_id) VALUES (?, ?, NULL) ON DUPLICATE KEY UPDATE acted = VALUES(acted), account_id = VALUES(account_id)',
    id,
    now,
  );
  await run(
    "SELECT 1 AS row_exists FROM mail_opt_outs WHERE account_id = ? AND kind = 'status' LIMIT 1",
    accountId,
  );
  await enqueueJob('mail', {
    to: email,
    subject: 'Pratica inviata',
    text: MAIL_TEXT,
    html: MAIL_TEXT,
  });
  await run(
    'SELECT * FROM paper_signatures WHERE dossier_id = ? AND live_paper IS NOT NULL ORDER BY id',
    id,
  );
  await run(
    'INSERT INTO dossier_snapshots (dossier_id, at, data) VALUES (?, ?, ?)',
    id,
    now,
    JSON.stringify(form),
  );
  await run(
    'UPDATE beneficiary_links SET expires = ? WHERE live_dossier_id = ? AND expires > ?',
    new Date(now.getTime() + LINK_MS),
    id,
    now,
  );
  await run(
    `INSERT INTO dossier_sendings (dossier_id, at, num_ecobonus, num_bonus_casa, num_calcolo_energetico, credits, total_cost, matrix_version)
    VALUES (?, ?, ?, ?, ?, ?, ?, 1)`,
    id,
    now,
    counts.numEcobonus,
    counts.numBonusCasa,
    counts.numCalcoloEnergetico,
    COST,
    COST,
  );
}
