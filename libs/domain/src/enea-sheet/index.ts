export { buildEneaSheet } from './build-enea-sheet.js';
export {
  NOT_GIVEN_LABEL,
  compareEneaSheets,
  type EneaSheetBlockChange,
  type EneaSheetChanges,
} from './compare-enea-sheets.js';
export { buildProductEneaRows } from './product-rows.js';
export { formatEneaSheetBlock } from './format-enea-sheet-block.js';
export type { EneaSheetBlock, EneaSheetField, EneaSheetValue } from './enea-sheet-types.js';
