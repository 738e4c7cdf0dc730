export { eneaSheet } from './sheet.js';
export { NOT_GIVEN, sheetChanges, type BlockChange, type SheetChanges } from './changes.js';
export { sheetText } from './sheet-text.js';
export type { SheetBlock, SheetField, SheetValue } from './types.js';
