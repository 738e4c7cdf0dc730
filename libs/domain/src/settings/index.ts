export * from './setting-values.js';
export * from './setting-kinds.js';
export * from './setting-defaults.js';
export * from './setting-history.js';
export * from './complete-setting-value.js';
export * from './rule-settings.js';
export * from './to-rule-settings.js';
