export * from './setting-values.js';
export * from './brand.js';
export * from './current-settings.js';
export * from './dated-settings.js';
export * from './rule-settings.js';
export * from './to-rule-settings.js';
export type * from './all.js';
