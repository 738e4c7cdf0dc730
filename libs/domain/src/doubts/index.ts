export * from './doubt.js';
export * from './find-municipalities.js';
export * from './list-doubts.js';
export * from './plausible-ranges.js';
export { PLACE_DOUBT_RULES } from './place-doubts.js';
export * from './document-points.js';
export * from './dossier-keys.js';
export * from './match-doubts.js';
export * from './file-doubts.js';
