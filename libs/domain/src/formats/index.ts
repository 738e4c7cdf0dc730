export * from './numbers.js';
export * from './dates.js';
export * from './client.js';
export * from './fileNames.js';
export * from './spreadsheet.js';
export { whenAsked } from './when-asked.js';
