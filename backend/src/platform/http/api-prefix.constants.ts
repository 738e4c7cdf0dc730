/** Prefix of every API route; all other paths belong to the front end. */
export const API_PREFIX = 'api';
