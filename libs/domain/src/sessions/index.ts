export * from './device.js';
export * from './life.js';
