export * from './country-names.js';
export * from './nation-fields.js';
