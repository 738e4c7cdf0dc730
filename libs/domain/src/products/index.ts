export * from './product-field.js';
export * from './product-row.js';
export * from './read-product-number.js';
export * from './product-rows.js';
export * from './overhangs.js';
export * from './window.js';
export * from './shading.js';
export * from './shutter.js';
