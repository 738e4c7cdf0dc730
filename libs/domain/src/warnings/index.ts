export * from './warning.js';
export * from './windows.js';
export * from './shadings.js';
export * from './shutters.js';
export * from './costs.js';
export * from './category.js';
export * from './taxCodes.js';
export * from './warnings.js';
