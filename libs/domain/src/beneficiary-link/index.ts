export * from './beneficiary-form.js';
export * from './estimated-minutes.js';
export * from './link-stage.js';
export * from './missing-data.js';
