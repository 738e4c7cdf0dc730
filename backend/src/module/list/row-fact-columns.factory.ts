import {
  findFilingStep,
  isBackOffice,
  OPEN_STATUS_CODES,
  PRESENCE_EXPIRY_MS,
  RETURN_STATUS_CODES,
  STATUS_CODES,
  type BackOfficeDocument,
  type DossierForm,
  type EneaFiling,
  type EnergySavingOrigin,
  type FilingCpid,
  type RecordedReturnPoint,
  type StatusCode,
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
  /** The next four are read for fitters alone, and only of dossiers that were sent back. */
  last_return?: StatusCode | null;
  return_points?: RecordedReturnPoint[] | string | null;
  returned_data?: DossierForm | string | null;
  returned_files?: ReturnedFile[] | string | null;
  /** The others of these are read for the back office alone. */
  present_operators?: string[] | string | null;
  filing_files?: { purpose: BackOfficeDocument; filing: EneaFiling | null }[] | string | null;
  /** Read only for dossiers whose next step needs them. */
  energy_savings?: RowSaving[] | string | null;
  /** The form, of dossiers alone whose next step needs its data. */
  filed_data?: DossierForm | string | null;
  num_ecobonus?: number | null;
}

/** The saving of a declaration. */
export interface RowSaving {
  filing: EneaFiling;
  kwhHundredths: number;
  origin: EnergySavingOrigin;
}

/** A file of a document: its document-set item, and its id. */
export type ReturnedFile = readonly [itemId: number, fileId: number];

/** A row of a page. */
export type PageRow = ListRow & FactRow;

export const NO_FACTS: RowFactColumns = { columns: [], parameters: [] };

const toSqlList = (codes: readonly StatusCode[]): string =>
  `(${codes.map((code) => `'${code}'`).join(', ')})`;

/** Statuses whose next step waits for CPIDs, receipts or data. */
const HELD_UP_SQL = `d.status IN ${toSqlList(
  STATUS_CODES.filter((status) => findFilingStep(status) !== undefined),
)}`;

/** Statuses whose next step waits for the energy saving. */
const SAVING_AWAITED_SQL = `d.status IN ${toSqlList(
  STATUS_CODES.filter((status) => findFilingStep(status)?.effects.requiresEnergySaving === true),
)}`;

/** Dossiers that were sent back to their fitter: the reason stays until the next sending. */
const SENT_BACK_SQL = `d.reject_reason IS NOT NULL AND d.status IN ${toSqlList(OPEN_STATUS_CODES)}`;

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
  if (!isBackOffice(role)) {
    const lastReturn = `SELECT back.to_code FROM dossier_status_changes back${by('ix_dossier_status_changes_dossier')} WHERE back.dossier_id = d.id AND back.to_code IN ${toSqlList(RETURN_STATUS_CODES)} ORDER BY back.id DESC LIMIT 1`;
    const files = collect(
      'JSON_ARRAY(own.item_id, own.id)',
      `uploaded_files own${by('uq_uploaded_files_name')} WHERE own.dossier_id = d.id AND own.purpose = 'document'`,
    );
    return {
      columns: [
        sendings,
        cpids,
        `CASE WHEN ${SENT_BACK_SQL} THEN (${lastReturn}) END AS last_return`,
        `CASE WHEN ${SENT_BACK_SQL} THEN d.return_points END AS return_points`,
        `CASE WHEN ${SENT_BACK_SQL} THEN d.data END AS returned_data`,
        `CASE WHEN ${SENT_BACK_SQL} THEN (${files}) END AS returned_files`,
      ],
      parameters: [],
    };
  }
  const files = `(${collect("JSON_OBJECT('purpose', answer.purpose, 'filing', answer.filing)", `uploaded_files answer${by('uq_uploaded_files_name')} WHERE answer.dossier_id = d.id AND answer.purpose IN ('CodiceCpid', 'Ricevuta')`)})`;
  const savings = `(${collect("JSON_OBJECT('filing', saved.filing, 'kwhHundredths', saved.kwh_hundredths, 'origin', saved.origin)", `energy_savings saved${by('uq_energy_savings_filing')} WHERE saved.dossier_id = d.id`)})`;
  return {
    columns: [
      sendings,
      cpids,
      `(${collect('present.who', `dossier_presences present${by('PRIMARY')} WHERE present.dossier_id = d.id AND present.account_id <> ? AND present.seen > ?`)}) AS present_operators`,
      `CASE WHEN ${HELD_UP_SQL} THEN ${files} END AS filing_files`,
      `CASE WHEN ${SAVING_AWAITED_SQL} THEN ${savings} END AS energy_savings`,
      `CASE WHEN ${HELD_UP_SQL} THEN d.data END AS filed_data`,
      'd.num_ecobonus',
    ],
    parameters: [id, new Date(Date.now() - PRESENCE_EXPIRY_MS)],
  };
}
