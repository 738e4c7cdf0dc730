export { normalizeSearchKey, toCoreKey, toLooseKey } from './municipality-keys.js';
export * from './search-municipalities.js';
