export * from './duplicate-dossier-form.js';
export * from './like-last-dossier.js';
