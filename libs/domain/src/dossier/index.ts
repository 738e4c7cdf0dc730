export * from './dossier.js';
export * from './manufatti.js';
export { pick } from './pick.js';
export * from './cadastral-category.js';
