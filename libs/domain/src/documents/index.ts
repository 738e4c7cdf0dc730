export * from './conditions.js';
export * from './purposes.js';
export * from './catalogue.js';
export * from './required.js';
export * from './archiveNames.js';
export * from './library.js';
export * from './fileKinds.js';
export * from './quota.js';
