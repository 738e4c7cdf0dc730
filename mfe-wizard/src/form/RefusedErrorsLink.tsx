import { showFirstError } from './field-focus.js';
import { FORM_TEXTS as TEXTS } from './texts.js';
import { useRefusedErrors } from './useRefusedErrors.js';

/** So many lines of the list and the first field are in view together. */
const IN_VIEW = 3;

/** In the bar that is always in view: how much is left of a long list of errors, which it leads to. */
export function RefusedErrorsLink() {
  const { length } = useRefusedErrors();
  return (
    length > IN_VIEW && (
      <p className="wz-left-errors">
        <button type="button" className="pr-link-button" onClick={showFirstError}>
          {TEXTS.leftErrors(length)}
        </button>
      </p>
    )
  );
}
