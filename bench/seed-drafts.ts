import type { Connection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { createOwner } from './owners.ts';
import { seedFitter, type SeededAccount } from './seed-accounts.ts';

const COPIED_COLUMNS = 'version, service_type, data, deadline_date, updated';
/** Enough that a round adds few drafts to each. */
const DRAFT_HOLDERS = 10;

export interface ReadyDraft {
  id: number;
  accountId: number;
  token: string;
}

/**
 * Drafts that are ready to be sent: copies of the template with all their documents, spread over
 * the fitters. Owner, unit and contents of the files are each draft's own, as in life: the search
 * for doubts compares a sent dossier with all that share one.
 */
export async function seedReadyDrafts(
  connection: Connection,
  patternId: number,
  mandatory: readonly number[],
  fitters: readonly SeededAccount[],
  amount: number,
): Promise<ReadyDraft[]> {
  const made: ReadyDraft[] = [];
  for (const { id: accountId, token } of fitters) {
    const { insertId, affectedRows } = await insertDrafts(
      connection,
      patternId,
      accountId,
      Math.ceil(amount / fitters.length),
    );
    await giveOwnData(connection, insertId, affectedRows, made.length);
    for (let index = 0; index < affectedRows; index += 1)
      made.push({ id: insertId + index, accountId, token });
    for (const item of mandatory) {
      await connection.query(
        `
        INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created)
        SELECT id, 'document', ?, CONCAT('documento-', ?, '.pdf'), 1000, 'application/pdf', SHA2(CONCAT(?, '/', id), 256), CONCAT('misura/', id), account_id, created
        FROM dossiers WHERE id BETWEEN ? AND ?`,
        [item, item, item, insertId, insertId + affectedRows - 1],
      );
    }
  }
  return interleaveByOwner(made, fitters.length);
}

async function giveOwnData(
  connection: Connection,
  firstId: number,
  amount: number,
  firstOwner: number,
): Promise<void> {
  const owners = Array.from({ length: amount }, (_, index) => createOwner(firstOwner + index));
  const pick = `ELT(id - ${firstId - 1}, ${owners.map(() => '?').join(', ')})`;
  await connection.query(
    `UPDATE dossiers SET data = JSON_SET(data, '$.beneficiaryFirstName', ${pick}, '$.beneficiaryLastName', ${pick}, '$.beneficiarySsn', ${pick}, '$.cadastralParcel', CONCAT(id))
    WHERE id BETWEEN ? AND ?`,
    [
      ...owners.map(({ firstName }) => firstName),
      ...owners.map(({ lastName }) => lastName),
      ...owners.map(({ ssn }) => ssn),
      firstId,
      firstId + amount - 1,
    ],
  );
}

/** Neighbours belong to different fitters, as they do on a busy day. */
function interleaveByOwner(made: ReadyDraft[], ways: number): ReadyDraft[] {
  const each = made.length / ways;
  return made.map(
    (_, index) => made[(index % ways) * each + Math.floor(index / ways)] as ReadyDraft,
  );
}

/** Accounts that each hold a number of drafts, copies of the template. */
export async function seedDraftHolders(
  connection: Connection,
  origin: string,
  patternId: number,
  drafts: number,
): Promise<SeededAccount[]> {
  const accounts: SeededAccount[] = [];
  for (let index = 1; index <= DRAFT_HOLDERS; index += 1) {
    const account = await seedFitter(connection, origin, `bozze${drafts}-${index}@example.test`);
    await insertDrafts(connection, patternId, account.id, drafts);
    accounts.push(account);
  }
  return accounts;
}

/**
 * Notes which dossiers there are.
 * @returns what removes the later ones, so that each round of creations finds as many as the others
 */
export async function createCreationRemover(connection: Connection): Promise<() => Promise<void>> {
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT MAX(id) AS id FROM dossiers');
  return async () => {
    await connection.query('DELETE FROM dossiers WHERE id > ?', [row?.['id']]);
  };
}

const insertDrafts = async (
  connection: Connection,
  patternId: number,
  accountId: number,
  amount: number,
): Promise<ResultSetHeader> =>
  (
    await connection.query<ResultSetHeader>(
      `INSERT INTO dossiers (account_id, status, owner_list, client, client_key, created, ${COPIED_COLUMNS})
      SELECT ?, 'DRAFT', 'DRAFT', client, client_key, created, ${COPIED_COLUMNS} FROM dossiers JOIN seq_1_to_${amount} WHERE id = ?`,
      [accountId, patternId],
    )
  )[0];
