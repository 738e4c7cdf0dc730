export * from './completion-times.js';
export * from './counted-figures.js';
export * from './months.js';
export * from './next-actor.js';
export * from './own-figures.js';
export * from './waiting-ages.js';
export * from './work-steps.js';
export * from '../saved-views/saved-view-parameters.js';
