import type { AuditNames } from '@pratiche/domain';
import type { ConnectionOptions } from 'mysql2';

export interface Statement {
  sql: string;
  parameters: readonly (string | number | boolean | Date | null)[];
}

/**
 * text: never a formula · money, credits: hundredths in the database · moment: UTC there, Rome's
 * clock in the worksheet · auditDetails: the act and its details as JSON there, words in the cell.
 */
export type CellKind =
  'text' | 'number' | 'money' | 'credits' | 'moment' | 'day' | 'flag' | 'auditDetails';

export interface WorkbookColumn {
  title: string;
  /** Column of the result; these come in the order of the columns. */
  key: string;
  kind: CellKind;
  /** In characters. */
  width: number;
  /** Text that the spreadsheet shows for a code. */
  names?: Readonly<Record<string, string>>;
  /** Of a column of audit details. */
  auditNames?: AuditNames;
}

/** A SQLite file, or how to reach a server. */
export type DatabaseSource = { file: string } | { server: ConnectionOptions };

/** Everything a thread needs to write a workbook; it shares nothing with the process but this. */
export interface WorkbookJob {
  source: DatabaseSource;
  title: string;
  /** Stated above the rows: filters and when it was made. */
  notes: readonly string[];
  count: Statement;
  rows: Statement;
  columns: readonly WorkbookColumn[];
}

export type WorkbookThreadMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' };
