const WRONG = '[aria-invalid="true"]';
const CONTROLS = 'input, select, textarea, button, [tabindex]';

/**
 * Focuses the first wrong field of every form that is refused, so that what is wrong is read: a form
 * whose fields only turn red says nothing to those who do not see it. A form that has focused one of
 * its wrong fields itself is left as it is.
 * @returns what ends it
 */
export function focusRefusedFields(): () => void {
  const onSubmit = ({ target }: SubmitEvent): void => {
    // The drawing that follows marks the wrong fields.
    if (target instanceof HTMLFormElement) setTimeout(() => focusFirstWrong(target));
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}

function focusFirstWrong(form: HTMLFormElement): void {
  const { activeElement } = document;
  const wrong = form.querySelector<HTMLElement>(WRONG);
  if (wrong === null || (form.contains(activeElement) && activeElement?.closest(WRONG))) return;
  const control = wrong.matches(CONTROLS) ? wrong : wrong.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}
