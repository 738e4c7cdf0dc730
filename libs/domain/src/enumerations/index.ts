export * from './choice.js';
export * from './service.js';
export * from './people.js';
export * from './property.js';
export * from './heating.js';
export * from './products.js';
export * from './list-choices.js';
export * from './overhangs.js';
