/** A press that ends nowhere (the browser's own list or menu swallows its end) holds nothing up for longer. */
const MAX_PRESS_MS = 500;

// Each copy of this library listens for itself: what waits belongs to the fields of that copy.
const pendingCallbacks: (() => void)[] = [];
let isPressed = false;

function runPendingCallbacks(): void {
  isPressed = false;
  for (const work of pendingCallbacks.splice(0)) work();
}

/**
 * A checkbox or radio has already changed before its click event: rendering it again before the
 * event would lose the change. Its handler must also run after the one for leaving the other field.
 */
const isToggle = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');

window.addEventListener(
  'mousedown',
  () => {
    isPressed = true;
  },
  true,
);
// Before the click does its work: a form that is sent is read with what leaving the field has changed in it.
window.addEventListener('click', runPendingCallbacks, true);
window.addEventListener('keydown', runPendingCallbacks, true);
window.addEventListener(
  'mouseup',
  ({ target }) => {
    if (isToggle(target)) runPendingCallbacks();
    // A press that does not end where it began is no click.
    else setTimeout(runPendingCallbacks, 0);
  },
  true,
);

/**
 * Runs the blur handler of a field once the press that left it is over. A message that appears
 * below the field moves the content after it: a button would move away between press and release
 * and miss the click.
 */
export function deferUntilRelease(work: (() => void) | undefined): void {
  if (work === undefined) return;
  if (!isPressed) {
    work();
    return;
  }
  pendingCallbacks.push(work);
  setTimeout(runPendingCallbacks, MAX_PRESS_MS);
}
