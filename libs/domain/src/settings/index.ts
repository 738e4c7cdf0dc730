export * from './setting-values.js';
export * from './brand.js';
export * from './current-setting-defaults.js';
export * from './dated-tables.js';
export * from './rule-settings.js';
export * from './to-rule-settings.js';
export type * from './all.js';
