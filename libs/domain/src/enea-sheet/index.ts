export { buildEneaSheet } from './build-enea-sheet.js';
export { isProductBlock } from './build-filing-blocks.js';
export { getEneaFieldLabel } from './enea-field-labels.js';
export {
  NOT_GIVEN_LABEL,
  compareEneaSheets,
  type EneaSheetBlockChange,
  type EneaSheetChanges,
} from './compare-enea-sheets.js';
export { buildProductEneaRows } from './product-rows.js';
export {
  computeCopyProgress,
  getCopyState,
  isCopied,
  markFieldsCopied,
  splitAskedFields,
  type CopiedFields,
  type CopyProgress,
  type CopyState,
} from './copied-fields.js';
export { splitFiledExpense, sumFiledExpenseCents } from './expense-rows.js';
export { formatEneaSheetBlock } from './format-enea-sheet-block.js';
export type { EneaSheetBlock, EneaSheetField, EneaSheetValue } from './enea-sheet-types.js';
