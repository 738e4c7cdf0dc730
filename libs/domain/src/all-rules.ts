/**
 * `@pratiche/domain/all-rules`: every rule that no first page needs, so that the browser fetches it
 * later and once for all.
 */
export * from './deduction/estimate.js';
export * from './doubts/index.js';
export * from './enea-sheet/index.js';
export * from './filings/filing-doubt.js';
export * from './formats/continue-sentence.js';
export * from './office-edit/index.js';
export * from './papers/printable-letters.js';
export * from './product-checks/index.js';
export * from './returns/answered-points.js';
export * from './returns/doubt-points.js';
export * from './returns/return-point-names.js';
export * from './returns/return-progress.js';
export * from './returns/template-points.js';
export * from './rules/create-all-rules.js';
export * from './signatures/printed-fields.js';
export * from './warnings/later.js';
export * from './xml/apply-xml-import.js';
