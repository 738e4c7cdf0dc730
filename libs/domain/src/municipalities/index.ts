export { normalizeSearchKey } from './municipality-keys.js';
export * from './search-municipalities.js';
