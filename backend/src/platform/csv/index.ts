export { type CsvColumns } from './csv-headings.util.js';
export { parseCsv, type CsvRow, type CsvTable } from './csv-parser.util.js';
export { readCsvUpload, type CsvUpload } from './csv-upload.util.js';
