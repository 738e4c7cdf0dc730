import { Alert } from '@pratiche/ui';
import { OFFICE_EDIT_TEXTS } from './texts.js';

/** Why nothing can be changed in a step. */
export const ReadOnlyStepNote = () => (
  <Alert type="info" role="note" showIcon title={OFFICE_EDIT_TEXTS.readOnlyStep} />
);
