import {
  findFilingStep,
  isBackOffice,
  PRESENCE_EXPIRY_MS,
  STATUS_CODES,
  type BackOfficeDocument,
  type DossierForm,
  type EneaFiling,
  type FilingCpid,
} from '@pratiche/domain';
import type { DataSource } from 'typeorm';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { isSqlite, jsonArraySql } from '../../platform/database/index.js';
import type { ListRow, SendingCharge } from './dossier-list-item.mapper.js';

/** Columns of a list query beside those of the dossier `d`, and their parameters in order. */
export interface RowFactColumns {
  columns: readonly string[];
  parameters: (string | number | Date)[];
}

/** The columns as the query returns them: JSON, which MySQL answers read and the others as text. */
interface FactRow {
  cpids: FilingCpid[] | string | null;
  sendings: SendingCharge[] | string | null;
  /** The others of these are read for the back office alone. */
  present_operators?: string[] | string | null;
  filing_files?: { purpose: BackOfficeDocument; filing: EneaFiling | null }[] | string | null;
  /** The form, of dossiers alone whose next step needs its data. */
  filed_data?: DossierForm | string | null;
  num_ecobonus?: number | null;
}

/** A row of a page. */
export type PageRow = ListRow & FactRow;

export const NO_FACTS: RowFactColumns = { columns: [], parameters: [] };

/** Statuses whose next step waits for CPIDs, receipts or data. */
const HELD_UP_SQL = `d.status IN (${STATUS_CODES.filter(
  (status) => findFilingStep(status) !== undefined,
)
  .map((status) => `'${status}'`)
  .join(', ')})`;

/**
 * What the rows of a page say beside their dossiers, for a caller. Part of the statement of the
 * page, because each statement costs more than all that its rows are made of.
 */
export function buildRowFactColumns(
  { id, role }: CurrentCaller,
  dataSource: Pick<DataSource, 'options'>,
): RowFactColumns {
  // While a table has few rows MariaDB reads it whole for each dossier.
  const by = (index: string) => (isSqlite(dataSource) ? '' : ` FORCE INDEX (${index})`);
  const collect = (value: string, from: string) =>
    `SELECT ${jsonArraySql(dataSource, value)} FROM ${from}`;
  const cpids = `(${collect("JSON_OBJECT('filing', filed.filing, 'cpid', filed.cpid)", `dossier_filings filed${by('uq_dossier_filings_filing')} WHERE filed.dossier_id = d.id`)}) AS cpids`;
  const sendings = `(${collect('JSON_ARRAY(sending.id, sending.credits)', `dossier_sendings sending${by('uq_dossier_sendings_key')} WHERE sending.dossier_id = d.id`)}) AS sendings`;
  if (!isBackOffice(role)) return { columns: [sendings, cpids], parameters: [] };
  const files = `(${collect("JSON_OBJECT('purpose', answer.purpose, 'filing', answer.filing)", `uploaded_files answer${by('uq_uploaded_files_name')} WHERE answer.dossier_id = d.id AND answer.purpose IN ('CodiceCpid', 'Ricevuta')`)})`;
  return {
    columns: [
      sendings,
      cpids,
      `(${collect('present.who', `dossier_presences present${by('PRIMARY')} WHERE present.dossier_id = d.id AND present.account_id <> ? AND present.seen > ?`)}) AS present_operators`,
      `CASE WHEN ${HELD_UP_SQL} THEN ${files} END AS filing_files`,
      `CASE WHEN ${HELD_UP_SQL} THEN d.data END AS filed_data`,
      'd.num_ecobonus',
    ],
    parameters: [id, new Date(Date.now() - PRESENCE_EXPIRY_MS)],
  };
}
