export { useRulesForm } from './useRulesForm.js';
export { type FormRules } from './rules-resolver.js';
export { useFormField, type FormFieldProps } from './useFormField.js';
export { focusFirstError } from './focus-first-error.js';
export { clearServerErrors, setServerError, setServerErrors } from './server-errors.js';
export {
  showAfterBlur,
  showAfterFilledBlur,
  showAfterSubmit,
  showAlways,
  type MessageTiming,
} from './message-timing.js';
