import type { CsvTable } from '../../platform/csv/csv-parser.util.js';
import { parseCustomerCsv, type CustomerColumn } from './customer-csv.util.js';

/** @throws 400, 413 or 415 with what to do about it */
export function readFile({ bytes }: { bytes: Uint8Array }): CsvTable<CustomerColumn> {
  return parseCustomerCsv(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
