import { showFirstError } from './field-focus.js';
import { FORM_TEXTS as TEXTS } from './texts.js';
import { FEW_ERRORS, useRefusedErrors } from './useRefusedErrors.js';

/** In the bar that is always in view: how much is left of a long list of errors, which it leads to. */
export function RefusedErrorsLink() {
  const { length } = useRefusedErrors();
  return (
    length > FEW_ERRORS && (
      <p className="wz-left-errors">
        <button type="button" className="pr-link-button" onClick={showFirstError}>
          {TEXTS.leftErrors(length)}
        </button>
      </p>
    )
  );
}
