import type { FieldErrors, FieldValues } from 'react-hook-form';

/** For `handleSubmit`: moves the focus to the first wrong field, found by its element's id. */
export const focusFirstError =
  (fieldId: (field: string) => string) =>
  <Values extends FieldValues>(errors: FieldErrors<Values>): void => {
    const [first] = Object.keys(errors);
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
  };
