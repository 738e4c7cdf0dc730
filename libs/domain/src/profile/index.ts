export * from './check-profile.js';
