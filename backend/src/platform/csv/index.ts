export { parseCsv, type CsvColumns, type CsvRow, type CsvTable } from './csv-parser.util.js';
export { readCsvUpload, type CsvUpload } from './csv-upload.util.js';
