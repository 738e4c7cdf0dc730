export * from './acquired-data.js';
export * from './check-office-edit.js';
export * from './edit-mail-timing.js';
export * from './field-names.js';
export { listAskedAnswers, OFFICE_ANSWERS } from './office-answers.js';
export * from './office-edit-steps.js';
export * from './validate-office-edit.js';
