export { eneaSheet } from './sheet.js';
export { sheetText } from './sheet-text.js';
export type { SheetBlock, SheetField, SheetValue } from './types.js';
