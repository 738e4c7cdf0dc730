export * from './waiting-ages.js';
export * from '../saved-views/saved-view-parameters.js';
