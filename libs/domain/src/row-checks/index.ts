export type { CheckResult, ProductList, RowCheck } from './check.js';
export * from './rowChecks.js';
