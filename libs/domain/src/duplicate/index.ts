export * from './duplicate-dossier-form.js';
