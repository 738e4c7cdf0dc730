export { PdfPaper, type KeyValue, type PaperOptions } from './paper.js';
export { safeText } from './safe-text.js';
export { joined, town, words } from './words.js';
export type { Column, Table } from './table.js';
