export * from './enumerations/index.js';
export * from './dossier/index.js';
export * from './access/index.js';
export * from './tables/index.js';
export * from './deadlines/index.js';
export * from './enea-sheet/index.js';
export * from './completeness/index.js';
export * from './steps/index.js';
