export * from './sending-conditions.js';
export * from '../steps/step-id.js';
export * from '../steps/step-sequence.js';
export * from './step-states.js';
export * from './step-navigation.js';
export * from '../steps/beneficiary-fields.js';
export * from '../steps/step-fields.js';
export * from './check-for-sending.js';
