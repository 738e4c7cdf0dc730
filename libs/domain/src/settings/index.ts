export * from './setting-values.js';
export * from './brand.js';
export * from './current-settings.js';
export { DATED_TABLES } from './dated-settings.js';
export type * from './dated-settings.js';
export type * from './private-settings.js';
export * from './rule-settings.js';
export * from './to-rule-settings.js';
export type * from './all.js';
