/** A pressed button is often disabled until its work is done, and enabled again. */
const DISABLED_PATIENCE_MS = 1_000;
/** Lets what replaces a control be drawn, and take the focus itself. */
const DRAWING_MS = 100;
const GROUPS =
  'tr, li, nav, fieldset, form, section, article, aside, main, dialog, [role="dialog"], [role="group"], [role="toolbar"]';
/** Says which row it is, also where the row is drawn anew. */
const ROW_KEY = 'data-row-key';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Gives the focus a place again when the control that had it is removed or disabled by its own act,
 * such as the row of a deleted draft: otherwise a screen reader stands at the top of the document.
 * It takes the same control where it was drawn anew, else the heading or the first control of what
 * it stood in. What focuses something itself, and a click beside all controls, is left as it is.
 * @returns what ends it
 */
export function keepFocusInPage(): () => void {
  let last: { control: HTMLElement; ancestors: Element[] } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const replaceFocus = (): void => {
    timer = undefined;
    if (last === null || document.activeElement !== document.body) return;
    const { control, ancestors } = last;
    findSuccessor(control, ancestors)?.focus({ preventScroll: true });
  };
  const check = (): void => {
    if (last === null || timer !== undefined || document.activeElement !== document.body) return;
    if (isUsable(last.control)) return;
    timer = setTimeout(replaceFocus, last.control.isConnected ? DISABLED_PATIENCE_MS : DRAWING_MS);
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    clearTimeout(timer);
    timer = undefined;
    last =
      target instanceof HTMLElement ? { control: target, ancestors: listAncestors(target) } : null;
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    // A control that is being removed is still in the page while the browser tells of it.
    setTimeout(() => {
      if (last?.control !== target || document.activeElement !== document.body) return;
      if (isUsable(last.control)) last = null;
      else check();
    });
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

function listAncestors(control: Element): Element[] {
  const ancestors: Element[] = [];
  for (let next = control.parentElement; next !== null; next = next.parentElement)
    ancestors.push(next);
  return ancestors;
}

const isUsable = (control: HTMLElement): boolean =>
  control.isConnected && !control.matches(':disabled');

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.textContent.trim();

/** `ancestors` from the parent outwards, as they were when the control had the focus. */
function findSuccessor(control: HTMLElement, ancestors: readonly Element[]): HTMLElement | null {
  if (isUsable(control)) return control;
  const groups = ancestors.filter((ancestor) => ancestor.matches(GROUPS));
  const drawnAnew = findDrawnAnew(control, groups[0], ancestors);
  if (drawnAnew !== undefined) return drawnAnew;
  for (const group of groups.filter(({ isConnected }) => isConnected)) {
    const heading = group.querySelector<HTMLElement>(HEADINGS);
    if (heading !== null) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      return heading;
    }
    const [first] = listControls(group, CONTROLS);
    if (first !== undefined) return first;
  }
  return document.querySelector<HTMLElement>('main');
}

/** The equal control of another row is not the same: pressed again it would act on another thing. */
function findDrawnAnew(
  control: HTMLElement,
  group: Element | undefined,
  ancestors: readonly Element[],
): HTMLElement | undefined {
  const key = group?.getAttribute(ROW_KEY);
  const now =
    group?.isConnected === false && key
      ? ancestors
          .find(({ isConnected }) => isConnected)
          ?.querySelector(`[${ROW_KEY}="${CSS.escape(key)}"]`)
      : group;
  if (!now?.isConnected) return undefined;
  const name = nameOf(control);
  const equal = listControls(now, CONTROLS).find(
    (candidate) => candidate.tagName === control.tagName && nameOf(candidate) === name,
  );
  return name === '' ? undefined : equal;
}

const listControls = (group: Element, selector: string): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
