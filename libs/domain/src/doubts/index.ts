export * from './doubt.js';
export * from './find-municipalities.js';
export * from './list-doubts.js';
export * from './plausible-ranges.js';
export { PLACE_DOUBT_RULES } from './place-doubts.js';
