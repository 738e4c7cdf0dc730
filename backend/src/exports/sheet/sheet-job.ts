import type { DatabaseConfig } from '../../platform/config/index.js';

export interface Statement {
  sql: string;
  parameters: readonly (string | number | boolean | Date | null)[];
}

/** text: never a formula · money, credits: hundredths in the database · moment: UTC there, Rome's clock in the sheet. */
export type CellKind = 'text' | 'number' | 'money' | 'credits' | 'moment' | 'day' | 'flag';

export interface SheetColumn {
  title: string;
  /** Column of the result. */
  key: string;
  kind: CellKind;
  /** In characters. */
  width: number;
  /** What stands in the sheet for a code. */
  names?: Readonly<Record<string, string>>;
}

/** Everything a thread needs to write a spreadsheet; it shares nothing with the process but this. */
export interface SheetJob {
  database: DatabaseConfig;
  title: string;
  /** Stated above the rows: filters and when it was made. */
  notes: readonly string[];
  count: Statement;
  rows: Statement;
  columns: readonly SheetColumn[];
}

export type SheetMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' };
