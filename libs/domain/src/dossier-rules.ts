/**
 * `@pratiche/domain/dossier-rules`: what a dossier's form is checked and filled in by. The wizard
 * and the server need it, no list and no first page.
 */
export * from './autofill/index.js';
export * from './completeness/index.js';
export * from './countries/index.js';
export * from './document-checks/index.js';
export * from './signatures/missing-prints.js';
export * from './products/index.js';
export * from './reference-tables/index.js';
export * from './rules/create-dossier-rules.js';
export * from './warnings/index.js';
export * from './wizard/index.js';
