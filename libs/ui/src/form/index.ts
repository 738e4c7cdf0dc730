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
export { EmailField } from '../fields/EmailField.js';
export { NumberField, type NumberFieldProps } from '../fields/NumberField.js';
export { RadioField, YES_NO, type RadioFieldProps } from '../fields/RadioField.js';
export { DateField, type DateFieldProps } from '../fields/DateField.js';
export { leaveTextField } from '../fields/leave-text-field.js';
export { useDayText } from '../fields/useDayText.js';
export { useNumberText } from '../fields/useNumberText.js';
export { Stepper, type Step, type StepperProps } from '../stepper/Stepper.js';
export { CompactStepper } from '../stepper/CompactStepper.js';
export {
  FILE_TOO_LARGE,
  FileDrop,
  MAX_FILE_BYTES,
  type FileDropProps,
} from '../upload/FileDrop.js';
export { FileInput } from '../upload/FileInput.js';
export { UploadProgress, type UploadItem } from '../upload/UploadProgress.js';
