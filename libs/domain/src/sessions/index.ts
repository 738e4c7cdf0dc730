export * from './device-name.js';
export * from './session-expiry.js';
