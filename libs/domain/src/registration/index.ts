export * from './registration-choices.js';
export * from './regions.js';
export * from './registration-form.js';
export * from './account-text.js';
export * from './check-registration.js';
export * from './normalize-registration.js';
export * from './precreation.js';
export * from './terms-conditions.js';
