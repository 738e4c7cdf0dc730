/** Puts the focus on the first field with an error, and opens what it is folded in. */
export function focusFirstFault(form: HTMLElement | null): void {
  const found = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-faulty]');
  const fold = found?.closest('details');
  if (fold) fold.open = true;
  found?.focus();
}
