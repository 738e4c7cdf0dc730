/** What happened to a field so far. */
export interface FieldVisit {
  isSubmitted: boolean;
  /** Whether the field was left. */
  isTouched: boolean;
  isEmpty: boolean;
}

/** Whether the message of the rules is shown below the field. */
export type MessageTiming = (visit: FieldVisit) => boolean;

export const showAlways: MessageTiming = () => true;
export const showAfterSubmit: MessageTiming = ({ isSubmitted }) => isSubmitted;
export const showAfterBlur: MessageTiming = ({ isSubmitted, isTouched }) =>
  isSubmitted || isTouched;
/** A field that was left empty may still be filled in later. */
export const showAfterFilledBlur: MessageTiming = ({ isSubmitted, isTouched, isEmpty }) =>
  isSubmitted || (isTouched && !isEmpty);
