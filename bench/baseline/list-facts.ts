import {
  BUILT_IN_SETTINGS,
  findFilingStep,
  PRESENCE_EXPIRY_MS,
  type DossierForm,
  type StatusCode,
} from '@pratiche/domain';
import { createAllRules } from '@pratiche/domain/all-rules';
import type { Pool, RowDataPacket } from 'mysql2/promise';

const { listEneaFilings, validateFilingDocuments, validateTransitionData } =
  createAllRules(BUILT_IN_SETTINGS);
const BACK_OFFICE_DOCUMENTS = ['CodiceCpid', 'Ricevuta'] as const;

/** What the rows of a page say beside their dossiers. */
export interface ListFacts {
  cpids: ReadonlyMap<number, RowDataPacket[]>;
  present: ReadonlyMap<number, RowDataPacket[]>;
  refusals: ReadonlyMap<number, string>;
}

/** Reads a statement for all rows each: CPIDs, who has a dossier open, and what holds up its filing. */
export async function readListFacts(
  pool: Pool,
  rows: readonly RowDataPacket[],
  accountId: number,
): Promise<ListFacts> {
  const select = async (sql: string, ids: readonly number[], ...values: unknown[]) =>
    ids.length === 0 ? [] : (await pool.query<RowDataPacket[]>(sql, [ids, ...values]))[0];
  const ids = rows.map(({ id }) => Number(id));
  const cpids = groupByDossier(
    await select(
      'SELECT id, dossier_id, filing, cpid, recorded_by, recorded FROM dossier_filings WHERE dossier_id IN (?)',
      ids,
    ),
  );
  const present = groupByDossier(
    await select(
      'SELECT dossier_id, account_id, who, seen FROM dossier_presences WHERE dossier_id IN (?) AND account_id <> ? AND seen > ? ORDER BY who, account_id',
      ids,
      accountId,
      new Date(Date.now() - PRESENCE_EXPIRY_MS),
    ),
  );
  const filed = await select(
    'SELECT id, status, data, num_ecobonus FROM dossiers WHERE id IN (?)',
    rows.filter(({ status }) => findFilingStep(status as StatusCode)).map(({ id }) => Number(id)),
  );
  const files = groupByDossier(
    await select(
      "SELECT * FROM uploaded_files WHERE dossier_id IN (?) AND purpose IN ('CodiceCpid', 'Ricevuta') ORDER BY id",
      filed.map(({ id }) => Number(id)),
    ),
  );
  const refusals = new Map<number, string>();
  for (const row of filed) {
    const id = Number(row['id']);
    const refusal = findRefusal(row, cpids.get(id) ?? [], files.get(id) ?? []);
    if (refusal !== null) refusals.set(id, refusal);
  }
  return { cpids, present, refusals };
}

function groupByDossier(rows: readonly RowDataPacket[]): Map<number, RowDataPacket[]> {
  const groups = new Map<number, RowDataPacket[]>();
  for (const row of rows) {
    const id = Number(row['dossier_id']);
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  return groups;
}

function findRefusal(
  row: RowDataPacket,
  cpids: readonly RowDataPacket[],
  files: readonly RowDataPacket[],
): string | null {
  const step = findFilingStep(row['status'] as StatusCode);
  if (step?.effects.requiresDocument === undefined) return null;
  const form = readForm(row['data']);
  const counts = row['num_ecobonus'] === null ? null : { numEcobonus: Number(row['num_ecobonus']) };
  const documents = listEneaFilings(form, counts).flatMap((filing) =>
    BACK_OFFICE_DOCUMENTS.map((name) => ({
      name,
      filing,
      isRequired: true,
      cpid: String(cpids.find((one) => one['filing'] === filing)?.['cpid'] ?? '') || null,
      file: files.find((one) => one['purpose'] === name && one['filing'] === filing) ?? null,
    })),
  );
  return (
    validateFilingDocuments(step.effects.requiresDocument, step.to, documents) ??
    validateTransitionData(form, step)
  );
}

/** The driver has parsed it already where the server marks the column as JSON. */
export const readForm = (data: unknown): DossierForm =>
  (typeof data === 'string' ? JSON.parse(data) : data) as DossierForm;
