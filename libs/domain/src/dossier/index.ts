export * from './dossier-form.js';
export * from '../products/product-rows.js';
export { pickFields } from './pick-fields.js';
export * from './cadastral-category.js';
