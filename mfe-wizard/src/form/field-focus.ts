interface FocusSnapshot {
  id: string;
  start: number | null;
  end: number | null;
}

let focusSnapshot: FocusSnapshot | null = null;

/** Remembers the field being typed in, because its page is about to be drawn anew; of the page as a whole and of what has no name, that there was none. */
export function saveFocus(): void {
  const element = document.activeElement;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  focusSnapshot = {
    id: element?.matches('main') ? '' : (element?.id ?? ''),
    start: isText ? element.selectionStart : null,
    end: isText ? element.selectionEnd : null,
  };
}

/** Goes on typing where it was left; where the step has changed meanwhile, its title is where it begins. */
export function restoreFocus(): void {
  if (!focusSnapshot) return;
  const { id, start, end } = focusSnapshot;
  const now = document.activeElement;
  // Somebody who has gone on to another field meanwhile is not called back.
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

/**
 * Goes to the first field of the step whose text is no value, such as 31/11: the step left, it would be gone without a word.
 * Says whether there is one.
 */
export function focusUnparsedField(): boolean {
  const field = document.querySelector<HTMLInputElement>(
    '.wz-step input[id^="campo-"][data-unread]',
  );
  if (field === null) return false;
  // Left once, so that it says what is wrong.
  field.blur();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

/** Puts the cursor into a field and brings it into view; a group of radios takes its chosen or first one. */
export function focusField(path: string): boolean {
  const element = document.getElementById(fieldElementId(path));
  if (!element) return false;
  const target = element.matches('input, select, textarea, button, [tabindex]')
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ??
      element.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]'));
  (target ?? element).scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
