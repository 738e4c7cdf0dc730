export { ONE_MISSING_MESSAGE } from './row-check.js';
export type { CheckResult, ProductList, RowCheck } from './row-check.js';
export * from './list-row-checks.js';
export * from './row-light.js';
export * from './cost-ceiling.js';
export * from './eligible-expense.js';
