export * from './dossier-form.js';
export type { AggettiOstruzioni, Chiusura, Schermatura, Serramento } from '../products/index.js';
export { pickFields } from './pick-fields.js';
export * from './cadastral-category.js';
export * from './code-fields.js';
export * from './expense-fields.js';
export * from './sum-expenses.js';
export * from './beneficiary-name.js';
export * from './dossier-file-names.js';
