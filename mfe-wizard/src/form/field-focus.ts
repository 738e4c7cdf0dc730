interface FocusSnapshot {
  id: string;
  start: number | null;
  end: number | null;
}

let focusSnapshot: FocusSnapshot | null = null;

/**
 * Saves which field has the focus before its page re-renders; for the page itself and for elements
 * without a name, it saves none.
 */
export function saveFocus(): void {
  const element = document.activeElement;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  focusSnapshot = {
    id: element?.matches('main') ? '' : (element?.id ?? ''),
    start: isText ? element.selectionStart : null,
    end: isText ? element.selectionEnd : null,
  };
}

/** Restores the saved focus; if the step has changed meanwhile, focuses the step's title. */
export function restoreFocus(): void {
  if (!focusSnapshot) return;
  const { id, start, end } = focusSnapshot;
  const now = document.activeElement;
  // Keeps the focus where the user has moved it meanwhile.
  if (now instanceof HTMLElement && now.matches('input, select, textarea, button, a')) return;
  const element = document.getElementById(id) ?? document.getElementById('titolo-passo');
  if (!element || element === document.activeElement) return;
  element.focus({ preventScroll: true });
  if (
    element.id === id &&
    start !== null &&
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
  )
    element.setSelectionRange(start, end);
}

/** Whether the cursor is in a field of the step. */
export const isStepFieldFocused = (): boolean =>
  document.activeElement?.matches('.wz-step input, .wz-step select, .wz-step textarea') ?? false;

/** Id of the element a field of the form is typed in. */
export const fieldElementId = (path: string): string => `campo-${path.replaceAll('.', '-')}`;

/** What is scrolled to for a field: with its label and its message, which follows the control. */
const wholeField = (control: Element): Element => control.closest('.pr-field') ?? control;

/**
 * Focuses the first field of the step whose text cannot be parsed, such as 31/11, because leaving
 * the step would silently discard it. Returns whether there is such a field.
 */
export function focusUnparsedField(): boolean {
  const field = document.querySelector<HTMLInputElement>(
    '.wz-step input[id^="campo-"][data-unread]',
  );
  if (field === null) return false;
  // A blur makes the field show its error.
  field.blur();
  wholeField(field).scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

/** Shows a part of the page and focuses its first control. Returns whether the part is there. */
export function focusFirstControl(selector: string): boolean {
  const part = document.querySelector(selector);
  part?.scrollIntoView({ block: 'center' });
  part?.querySelector<HTMLElement>('button, select')?.focus({ preventScroll: true });
  return part !== null;
}

/** Shows the list of errors whole, where the field that has the focus stays in view below it. */
export function showStepErrorList(): void {
  document.querySelector('.wz-errors')?.scrollIntoView();
  const field = document.activeElement?.closest('.pr-field');
  const bar = document.querySelector('.wz-actions')?.getBoundingClientRect().top ?? Infinity;
  if (field && field.getBoundingClientRect().bottom > Math.min(bar, window.innerHeight))
    field.scrollIntoView({ block: 'center' });
}

/** Shows the list of errors from its beginning, with the focus on the first. */
export function showFirstError(): void {
  const list = document.querySelector('.wz-errors');
  list?.querySelector('details')?.setAttribute('open', '');
  list?.scrollIntoView();
  list?.querySelector('button')?.focus({ preventScroll: true });
}

/** Focuses a field and scrolls it into view; in a radio group, the checked or the first radio. */
export function focusField(path: string): boolean {
  const element = document.getElementById(fieldElementId(path));
  if (!element || element.closest('[hidden]')) return false;
  const target = element.matches('input, select, textarea, button, [tabindex]')
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ??
      element.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]'));
  wholeField(target ?? element).scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
