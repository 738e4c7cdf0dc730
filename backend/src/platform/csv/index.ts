export { readCsv, type CsvColumns, type CsvRow, type CsvTable } from './read-csv.js';
export { receiveCsv, type ReceivedCsv } from './receive-csv.js';
